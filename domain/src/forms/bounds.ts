import { z } from 'zod'
import { type LegalDate, parseLegalDate, text } from '../kernel/index.ts'
import type { Bound, Bounds } from './field.ts'
import type { Reading } from './reading.ts'
import { isRecord } from './value.ts'

const localized = z.object({ zh: z.string(), en: z.string(), es: z.string() })
const legalDay = z.custom<LegalDate>((value) => typeof value === 'string' && parseLegalDate(value) !== undefined)
const bound: z.ZodType<Bound> = z.union([
  z.object({ field: z.string() }),
  z.object({ fact: z.string(), title: localized, date: legalDay.optional() }) as z.ZodType<Bound>,
  z.object({ date: legalDay, title: localized }),
])

/** The settings of every field type with `notBefore` and `notAfter`. */
export const boundSettings = { notBefore: z.array(bound).optional(), notAfter: z.array(bound).optional() }

/** The day that a value stands for: a date, the day of a moment, the first day of a range. */
function dayOf(value: unknown): LegalDate | undefined {
  if (isRecord(value)) return dayOf(value.from)
  return typeof value === 'string' ? parseLegalDate(value.slice(0, 10)) : undefined
}

const plainDay = text('该日期', 'that date', 'esa fecha')

function found(one: Bound, reading: Reading) {
  if ('field' in one) return { day: dayOf(reading.values[one.field]), title: reading.titleOf(one.field) ?? plainDay }
  if ('fact' in one) return { day: dayOf(reading.context.facts?.[one.fact]) ?? one.date, title: one.title }
  return { day: one.date, title: one.title }
}

/** Refuses a day outside the field's bounds; a bound that is not known is not asked. */
export function withinBounds(field: Bounds, day: LegalDate, reading: Reading, last: LegalDate = day): void {
  for (const one of field.notBefore ?? []) {
    const limit = found(one, reading)
    if (limit.day && day < limit.day) reading.refuse('too-early', { other: limit.title, date: limit.day })
  }
  for (const one of field.notAfter ?? []) {
    const limit = found(one, reading)
    if (limit.day && last > limit.day) reading.refuse('too-late', { other: limit.title, date: limit.day })
  }
}
