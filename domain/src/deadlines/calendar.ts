import { type LegalDate, weekdayOf, yearOf } from '../kernel/index.ts'

/** A day on which the calendar differs from plain weekends, as the State Council's yearly notice announced it. */
export type CalendarDay = {
  readonly date: LegalDate
  readonly kind: 'rest' | 'work'
  readonly name: string
}

/** Which days are rest days, and for which years somebody knows. */
export type Calendar = {
  /**
   * Saturdays, Sundays and public holidays, less the weekend days made workdays (调休). That plain weekends count is
   * court practice, not statute: 民事诉讼法 85 speaks of 法定休假日 only.
   */
  isRestDay(date: LegalDate): boolean
  /** Whether the announced holidays of that year are in it. Where not, only weekends are. */
  knows(year: number): boolean
}

/** A calendar of weekends and the announced days. `years` are those whose announcement is complete in `days`. */
export function calendarOf(days: Iterable<CalendarDay>, years: Iterable<number>): Calendar {
  const kinds = new Map<LegalDate, 'rest' | 'work'>()
  for (const day of days) kinds.set(day.date, day.kind)
  const known = new Set(years)
  return {
    isRestDay(date) {
      const kind = kinds.get(date)
      if (kind) return kind === 'rest'
      const weekday = weekdayOf(date)
      return weekday === 0 || weekday === 6
    },
    knows: (year) => known.has(year),
  }
}

/** Whether every year that the two days and those between them touch is known. */
export function knowsSpan(calendar: Calendar, from: LegalDate, to: LegalDate): boolean {
  const [first, last] = from < to ? [from, to] : [to, from]
  for (let year = yearOf(first); year <= yearOf(last); year += 1) if (!calendar.knows(year)) return false
  return true
}
