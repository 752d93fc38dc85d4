import { z } from 'zod'
import { legalDateOf } from '../../kernel/index.ts'
import { boundSettings, withinBounds } from '../bounds.ts'
import { readMoment } from '../day.ts'
import type { DatetimeField } from '../field.ts'
import { cleaned, type FieldTypeRules } from '../reading.ts'

export const datetime: FieldTypeRules<DatetimeField> = {
  settings: z.object(boundSettings),
  blank: () => null,
  read(field, raw, reading) {
    const given = cleaned(raw)
    if (given === '') return null
    const moment = given === undefined ? undefined : readMoment(given)
    if (moment) withinBounds(field, legalDateOf(moment.slice(0, 10)), reading)
    else reading.refuse('no-such-time')
    return moment ?? null
  },
}
