import { z } from 'zod'
import { optionsOf } from '../context.ts'
import type { RadioField } from '../field.ts'
import type { FieldTypeRules } from '../reading.ts'
import { choice } from './choice.ts'

export const radio: FieldTypeRules<RadioField> = {
  settings: z.object({}),
  blank: () => null,
  flat: true,
  read: (field, raw, reading) => choice(raw, optionsOf(field.options, reading.context), reading),
}
