import {
  announcedDays,
  announcedYears,
  calendarOf,
  computePeriod,
  noteOf,
  type Period,
  ruleOf,
} from '@luqiao/domain/deadlines'
import { type LegalDate, type Localized, Refusal } from '@luqiao/domain/kernel'

const calendar = calendarOf(announcedDays(), announcedYears)

export type AppealEnd = Pick<Period, 'end' | 'article'> & { note: Localized | null }

/** The end of the appeal period (民事诉讼法 171); undefined where no edition of the rule is kept for that day. */
export function appealEnd(document: 'judgment' | 'ruling', served: LegalDate): AppealEnd | undefined {
  try {
    const period = computePeriod(ruleOf(`civil.appeal.${document}`), { date: served }, calendar)
    return { end: period.end, article: period.article, note: noteOf(period) }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
