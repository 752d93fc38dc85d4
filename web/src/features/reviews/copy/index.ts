import { copy } from '../../../platform/i18n/index.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { zh } from './zh.ts'

export const reviewWords = copy({ zh, en, es })
