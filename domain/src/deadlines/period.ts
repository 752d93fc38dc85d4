import { addDays, addMonths, type LegalDate, type Localized } from '../kernel/index.ts'
import { type Calendar, knowsSpan } from './calendar.ts'
import { deadlineRefusals } from './refusals.ts'
import type { Direction, PeriodLength, PeriodRule } from './rule.ts'
import { versionOn } from './rule-book.ts'

export type PeriodInput = {
  /** The day that triggers it; it is not counted itself (民事诉讼法 85, 民法典 201). */
  readonly date: LegalDate
  /** The party has no domicile in the PRC. */
  readonly abroad?: boolean
  /** Needed where the court or the document sets the length; else the law's own stands. */
  readonly length?: PeriodLength
  /** A party in custody: its criminal period does not move for a rest day (刑事诉讼法 (2018) 105). */
  readonly inCustody?: boolean
}

export type Period = {
  readonly end: LegalDate
  readonly article: Localized
  /** The day it would have ended on, where a rest day moved it. */
  readonly rolledFrom: LegalDate | null
  /** False where a year it touches has no announced holidays yet: then only weekends are counted as rest days. */
  readonly calendarKnown: boolean
}

/** The first day from `date` on, in steps of one day, that is no rest day. */
export function firstWorkday(date: LegalDate, step: 1 | -1, calendar: Calendar): LegalDate {
  let day = date
  while (calendar.isRestDay(day)) day = addDays(day, step)
  return day
}

function addWorkdays(date: LegalDate, count: number, step: 1 | -1, calendar: Calendar): LegalDate {
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, step)
    if (!calendar.isRestDay(day)) left -= 1
  }
  return day
}

/** The last day before any rest day moves it. Months and years end on the corresponding day (民法典 202, 203). */
function lastDay(date: LegalDate, length: PeriodLength, step: 1 | -1, calendar: Calendar): LegalDate {
  const { count, unit } = length
  switch (unit) {
    case 'hour':
      return addDays(date, step * Math.ceil(count / 24))
    case 'day':
      return addDays(date, step * count)
    case 'workday':
      return addWorkdays(date, count, step, calendar)
    case 'month':
      return addMonths(date, step * count)
    case 'year':
      return addMonths(date, step * count * 12)
  }
}

/** Where the direction lets a rest day move it to. */
export function moved(day: LegalDate, direction: Direction, calendar: Calendar): LegalDate {
  switch (direction) {
    case 'forward':
      return firstWorkday(day, 1, calendar)
    case 'backward':
      return firstWorkday(day, -1, calendar)
    case 'expiry':
      return day
  }
}

/**
 * The end of a period by the edition of the rule in force on its first day. Throws a refusal where no edition is kept
 * for that day, or where the court sets the length and none is given.
 */
export function computePeriod(rule: PeriodRule, input: PeriodInput, calendar: Calendar): Period {
  const version = versionOn(rule, input.date)
  if (!version) {
    const first = rule.versions[0]?.from ?? ''
    throw deadlineRefusals.refusal('not-in-force', { path: 'date', parameters: { date: input.date, first } })
  }
  const chosen = (input.abroad && version.abroad) || version
  const length = input.length ?? chosen.length
  if (!length) throw deadlineRefusals.refusal('length-needed', { path: 'days' })
  const day = lastDay(input.date, length, rule.direction === 'backward' ? -1 : 1, calendar)
  const end = input.inCustody ? day : moved(day, rule.direction, calendar)
  const consulted = length.unit === 'workday' ? input.date : day
  return {
    end,
    article: chosen.article,
    rolledFrom: end === day ? null : day,
    calendarKnown: rule.direction === 'expiry' || input.inCustody === true || knowsSpan(calendar, consulted, end),
  }
}
