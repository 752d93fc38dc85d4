declare const legalDate: unique symbol

/** A day of the Chinese legal calendar, `yyyy-MM-dd`, without clock or zone. Compares as text. */
export type LegalDate = string & { readonly [legalDate]: true }

const shape = /^(\d{4})-(\d{2})-(\d{2})$/
const dayLength = 86_400_000

const utc = (date: LegalDate): number => Date.parse(`${date}T00:00:00Z`)
const fromUtc = (time: number): LegalDate => new Date(time).toISOString().slice(0, 10) as LegalDate
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The date that the text names, or undefined where there is no such day (2026-02-30) or no such form. */
export function parseLegalDate(value: string): LegalDate | undefined {
  const parts = shape.exec(value)
  if (!parts) return undefined
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (year < 1900 || year > 2999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return undefined
  return value as LegalDate
}

/** A date written in the code. Throws a RangeError where there is no such day. */
export function legalDateOf(value: string): LegalDate {
  const date = parseLegalDate(value)
  if (!date) throw new RangeError(`no such day: ${value}`)
  return date
}

export const addDays = (date: LegalDate, days: number): LegalDate => fromUtc(utc(date) + days * dayLength)

/** The corresponding day `months` later; the month's last day where it has none (民法典 203). */
export function addMonths(date: LegalDate, months: number): LegalDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  const toDay = Math.min(day, daysInMonth(toYear, toMonth))
  const pad = (n: number, width: number) => String(n).padStart(width, '0')
  return `${pad(toYear, 4)}-${pad(toMonth, 2)}-${pad(toDay, 2)}` as LegalDate
}

/** Days from `from` to `to`; negative where `to` lies before. */
export const daysBetween = (from: LegalDate, to: LegalDate): number => Math.round((utc(to) - utc(from)) / dayLength)

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: LegalDate): number => new Date(utc(date)).getUTCDay()

export const yearOf = (date: LegalDate): number => Number(date.slice(0, 4))

/** The legal day in Asia/Shanghai (UTC+8 all year) at an instant. */
export const legalDateAt = (instant: Date): LegalDate => fromUtc(instant.getTime() + 8 * 3_600_000)
