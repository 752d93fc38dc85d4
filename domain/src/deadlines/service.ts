import type { Served } from '../forms/index.ts'
import type { LegalDate, Localized } from '../kernel/index.ts'
import type { Calendar } from './calendar.ts'
import { announcementNote } from './notes.ts'
import { computePeriod } from './period.ts'
import { ruleOf } from './rule-book.ts'

/** A party's receipt as periods are counted from it. */
export type Receipt = { readonly on: LegalDate; readonly note: Localized | null }

/**
 * When a party counts as served. A row of the served field holds the day of receipt; of a public notice the day on which
 * it was published (served 30 days later, 60 for a party with no domicile in the PRC: 民事诉讼法 (2023) 95, 283); of
 * returned mail the day on which it came back (民诉法解释 (2022) 138).
 */
export function receiptOf(served: Served, abroad: boolean, calendar: Calendar): Receipt {
  if (served.means !== 'announcement') return { on: served.served_on, note: null }
  const { end, article } = computePeriod(ruleOf('service.announcement'), { date: served.served_on, abroad }, calendar)
  return { on: end, note: announcementNote(served.served_on, end, article) }
}
