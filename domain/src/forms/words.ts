import { text } from '../kernel/index.ts'

export const otherTitle = text('其他', 'Other', 'Otro')
