import announced from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import { legalDateOf } from '../kernel/index.ts'
import type { CalendarDay } from './calendar.ts'

/** The years whose holiday notice the package chinese-days carries. The next one is filled in by staff. */
export const announcedYears: readonly number[] = Array.from({ length: 2026 - 2004 + 1 }, (_, index) => 2004 + index)

/** `National Day,国庆节,3`: English, Chinese, days of the holiday. */
const daysOf = (kind: CalendarDay['kind'], list: Readonly<Record<string, string>>): CalendarDay[] =>
  Object.entries(list).map(([date, name]) => ({ date: legalDateOf(date), kind, name: name.split(',')[1] ?? name }))

/** The holidays and make-up workdays of those years by day, for the table that staff go on with. */
export function announcedDays(): CalendarDay[] {
  return [...daysOf('rest', announced.holidays), ...daysOf('work', announced.workdays)].sort((a, b) =>
    a.date.localeCompare(b.date),
  )
}
