import { z } from 'zod'
import { boundSettings, withinBounds } from '../bounds.ts'
import { readDay } from '../day.ts'
import type { DaterangeField } from '../field.ts'
import { cleaned, type FieldTypeRules, unpacked } from '../reading.ts'
import { isRecord } from '../value.ts'

/** {from, to}, [from, to], or both joined by a comma. */
function ends(raw: unknown): [unknown, unknown] {
  const value = unpacked(raw)
  if (isRecord(value)) return [value.from, value.to]
  if (Array.isArray(value)) return [value[0], value[1]]
  if (typeof value === 'string') return [value.split(',')[0], value.split(',')[1]]
  return [value, undefined]
}

export const daterange: FieldTypeRules<DaterangeField> = {
  settings: z.object({ ...boundSettings, open: z.boolean() }),
  blank: () => null,
  read(field, raw, reading) {
    const [first, last] = ends(raw).map((end) => cleaned(end))
    if (first === '' && last === '') return null
    const from = readDay(first ?? '')
    const to = readDay(last ?? '')
    if ((first !== '' && !from) || (last !== '' && !to)) reading.refuse('no-such-day')
    else if (!from || (!to && !field.open)) reading.refuse('range-open')
    else if (to && to < from) reading.refuse('range-reversed')
    else withinBounds(field, from, reading, to ?? from)
    return from ? { from, to: to ?? null } : null
  },
}
