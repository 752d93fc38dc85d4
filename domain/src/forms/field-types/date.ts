import { z } from 'zod'
import { boundSettings, withinBounds } from '../bounds.ts'
import { readDay } from '../day.ts'
import type { DateField } from '../field.ts'
import { cleaned, type FieldTypeRules } from '../reading.ts'

export const date: FieldTypeRules<DateField> = {
  settings: z.object(boundSettings),
  blank: () => null,
  read(field, raw, reading) {
    const given = cleaned(raw)
    if (given === '') return null
    const day = given === undefined ? undefined : readDay(given)
    if (day) withinBounds(field, day, reading)
    else reading.refuse('no-such-day')
    return day ?? null
  },
}
