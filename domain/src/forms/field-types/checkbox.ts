import { z } from 'zod'
import { optionsOf } from '../context.ts'
import type { CheckboxField } from '../field.ts'
import { type FieldTypeRules, listed } from '../reading.ts'
import { chosen } from './choice.ts'

const ticked = new Set<unknown>([true, 1, '1', 'true', 'on'])
const unticked = new Set<unknown>([false, 0, '0', 'false', 'off', '', null, undefined])

export const checkbox: FieldTypeRules<CheckboxField> = {
  settings: z.object({ several: z.boolean().optional() }),
  blank: (field) => (field.options ? [] : false),
  read(field, raw, reading) {
    if (field.options) return chosen(listed(raw), optionsOf(field.options, reading.context), reading)
    if (!ticked.has(raw) && !unticked.has(raw)) reading.refuse('invalid')
    return ticked.has(raw)
  },
}
