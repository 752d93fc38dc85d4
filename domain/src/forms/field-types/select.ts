import { z } from 'zod'
import { optionsOf } from '../context.ts'
import type { SelectField } from '../field.ts'
import { type FieldTypeRules, listed } from '../reading.ts'
import { choice, chosen } from './choice.ts'

export const select: FieldTypeRules<SelectField> = {
  settings: z.object({ other: z.boolean(), multiple: z.boolean() }),
  blank: (field) => (field.multiple ? [] : null),
  read(field, raw, reading) {
    const options = optionsOf(field.options, reading.context)
    const free = field.other ? field.maxlen : 0
    return field.multiple ? chosen(listed(raw), options, reading, free) : choice(raw, options, reading, free)
  },
}
