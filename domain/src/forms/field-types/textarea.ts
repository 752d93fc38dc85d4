import { z } from 'zod'
import type { TextareaField } from '../field.ts'
import { cleaned, type FieldTypeRules, lengthOf } from '../reading.ts'

export const textarea: FieldTypeRules<TextareaField> = {
  settings: z.object({ rows: z.number().int().min(1).default(4) }),
  blank: () => '',
  read(field, raw, reading) {
    const given = cleaned(raw, 'many')
    if (given === undefined) reading.refuse('invalid')
    if (given && lengthOf(given) > field.maxlen) reading.refuse('too-long', { limit: field.maxlen })
    return given || null
  },
}
