import { z } from 'zod'
import { flattened, optionsOf } from '../context.ts'
import type { TreeField } from '../field.ts'
import { type FieldTypeRules, listed } from '../reading.ts'
import { choice, chosen } from './choice.ts'

export const tree: FieldTypeRules<TreeField> = {
  settings: z.object({ multiple: z.boolean() }),
  blank: (field) => (field.multiple ? [] : null),
  read(field, raw, reading) {
    const options = flattened(optionsOf(field.options, reading.context))
    return field.multiple ? chosen(listed(raw), options, reading) : choice(raw, options, reading)
  },
}
