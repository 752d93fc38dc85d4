import { daysBetween, type Language, type LegalDate, legalDateAt, parseLegalDate, yearOf } from '@luqiao/domain/kernel'
import { languageTag } from './language.ts'

/** The legal day now, in Asia/Shanghai wherever the reader is. */
export const today = (): LegalDate => legalDateAt(new Date())

const formats = new Map<string, Intl.DateTimeFormat>()
function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(languageTag(language), options)
  formats.set(key, made)
  return made
}

const noon = (date: LegalDate): Date => new Date(`${date}T12:00:00Z`)

/** 周五 · Fri · vie */
export const weekday = (date: LegalDate, language: Language): string =>
  format(language, { weekday: 'short', timeZone: 'UTC' }).format(noon(date))

/** 11月27日, with the year where it is not this one. */
export function monthDay(date: LegalDate, language: Language, now: LegalDate = today()): string {
  const year = yearOf(date) === yearOf(now) ? {} : ({ year: 'numeric' } as const)
  const month = language === 'zh' ? 'long' : 'short'
  return format(language, { ...year, month, day: 'numeric', timeZone: 'UTC' }).format(noon(date))
}

/** 11月27日 周五 · Fri, Nov 27 · vie, 27 nov; with the year where it is not this one. */
export function dayAndWeekday(date: LegalDate, language: Language, now: LegalDate = today()): string {
  if (language === 'zh') return `${monthDay(date, language, now)} ${weekday(date, language)}`
  return `${weekday(date, language)}, ${monthDay(date, language, now)}`
}

/** 今天, 明天, 昨天, 剩 7 天, 已过 3 天; in the reader's language. */
export function daysLeft(date: LegalDate, language: Language, now: LegalDate = today()): string {
  const days = daysBetween(now, date)
  if (days >= -1 && days <= 1)
    return new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' }).format(days, 'day')
  if (language === 'zh') return days > 0 ? `剩 ${days} 天` : `已过 ${-days} 天`
  return new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'always' }).format(days, 'day')
}

/** An instant of the wire as day and minute in Asia/Shanghai: 2026-11-18 16:20. */
export function minuteOf(instant: string): string {
  const time = new Date(instant)
  if (Number.isNaN(time.getTime())) return instant
  return new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}

/** The day in Asia/Shanghai of a wire value that is a date or an instant. */
export function dayOf(value: string): LegalDate | undefined {
  if (!value.includes('T')) return parseLegalDate(value)
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? undefined : legalDateAt(time)
}

/** A sum of the wire (decimal yuan) grouped by the locale, always with two places: 1,280,000.00. */
export function sumOf(yuan: string, language: Language): string {
  const [whole = '0', fen = '00'] = yuan.split('.')
  const number = new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  } as Intl.NumberFormatOptions)
  // Integers of fen stay exact below 2^53; the decimal text is only ever formatted, not reckoned with.
  return number.format(`${whole}.${fen.padEnd(2, '0')}` as Intl.StringNumericLiteral)
}

export const countOf = (count: number, language: Language): string =>
  new Intl.NumberFormat(languageTag(language)).format(count)
