import { type FormValue, type FormValues, isRecord, type Served } from '../forms/index.ts'
import { type LegalDate, legalDateAt, parseLegalDate } from '../kernel/index.ts'
import type { PeriodLength } from './rule.ts'
import type { PeriodStart } from './start.ts'

/** The answer at a path: `hearing.hearing_at` reaches into a group. */
const at = (values: FormValues, path: string): FormValue | undefined =>
  path
    .split('.')
    .reduce<FormValue | undefined>((value, name) => (isRecord(value) ? (value as FormValues)[name] : undefined), values)

/** The legal day of a date or of a moment. */
export function dayAt(values: FormValues, path: string): LegalDate | null {
  const value = at(values, path)
  if (typeof value !== 'string') return null
  const day = parseLegalDate(value)
  if (day) return day
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? null : legalDateAt(instant)
}

export const rowsAt = (values: FormValues, name: string): FormValues[] => {
  const rows = values[name]
  return Array.isArray(rows) ? rows.filter(isRecord).map((row) => row as FormValues) : []
}

export const servedRows = (values: FormValues, name: string): Served[] =>
  rowsAt(values, name).filter((row) => typeof row.served_on === 'string') as unknown as Served[]

export function lengthAt(values: FormValues, given: NonNullable<PeriodStart['length']>): PeriodLength | undefined {
  const count = Number(values[given.field])
  return Number.isInteger(count) && count > 0 ? { count, unit: given.unit } : undefined
}

/** `HH:mm` in Asia/Shanghai where the answer is a moment, null where it is a day. */
export function timeAt(values: FormValues, path: string): string | null {
  const value = at(values, path)
  if (typeof value !== 'string' || parseLegalDate(value)) return null
  const instant = new Date(value).getTime()
  return Number.isNaN(instant) ? null : new Date(instant + 8 * 3_600_000).toISOString().slice(11, 16)
}
