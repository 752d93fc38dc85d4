import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type LegalDate, legalDateOf } from '../kernel/index.ts'
import { calendarOf } from './calendar.ts'
import { announcedDays, announcedYears } from './calendar-data.ts'
import { computePeriod, moved } from './period.ts'
import { ruleIds, ruleOf, versionOn } from './rule-book.ts'

const calendar = calendarOf(announcedDays(), announcedYears)
const first = legalDateOf('2013-01-01')
const date = fc.integer({ min: 0, max: 14 * 365 }).map((days) => addDays(first, days))
const length = { count: 15, unit: 'day' } as const
const rule = fc.constantFrom(...ruleIds).map(ruleOf)
const asked = fc.tuple(rule, date, fc.boolean()).filter(([one, on]) => versionOn(one, on) !== undefined)
const end = ([one, on, abroad]: readonly [ReturnType<typeof ruleOf>, LegalDate, boolean]) => {
  const own = versionOn(one, on)?.length
  return computePeriod(one, { date: on, abroad, ...(own === null && { length }) }, calendar)
}

describe('whatever the rule and the day', () => {
  it('a forward period never ends on a rest day', () => {
    fc.assert(
      fc.property(asked, (given) => {
        if (given[0].direction === 'forward') expect(calendar.isRestDay(end(given).end)).toBe(false)
      }),
    )
  })

  it('an expiry never moves', () => {
    fc.assert(
      fc.property(asked, (given) => {
        if (given[0].direction === 'expiry') expect(end(given).rolledFrom).toBeNull()
      }),
    )
  })

  it('a backward period never moves later, and lies before its event', () => {
    fc.assert(
      fc.property(asked, (given) => {
        if (given[0].direction !== 'backward') return
        const { end: due, rolledFrom } = end(given)
        expect(due < given[1]).toBe(true)
        if (rolledFrom) expect(due < rolledFrom).toBe(true)
      }),
    )
  })

  it('a later trigger never ends earlier, within one edition of the law', () => {
    fc.assert(
      fc.property(asked, fc.nat({ max: 400 }), (given, days) => {
        const [one, on, abroad] = given
        const later = addDays(on, days)
        if (versionOn(one, on) !== versionOn(one, later)) return
        expect(end([one, later, abroad]).end >= end(given).end).toBe(true)
      }),
    )
  })

  it('moving a day that was moved changes nothing', () => {
    fc.assert(
      fc.property(date, fc.constantFrom('forward', 'backward', 'expiry'), (on, direction) => {
        const once = moved(on, direction, calendar)
        expect(moved(once, direction, calendar)).toBe(once)
      }),
    )
  })

  it('the day of the event is never counted', () => {
    fc.assert(
      fc.property(asked, (given) => {
        if (given[0].direction !== 'backward') expect(end(given).end > given[1]).toBe(true)
      }),
    )
  })
})
