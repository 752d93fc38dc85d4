import { describe, expect, it } from 'vitest'
import { type LegalDate, legalDateOf, Refusal } from '../kernel/index.ts'
import { calendarOf } from './calendar.ts'
import { announcedDays, announcedYears } from './calendar-data.ts'
import { computePeriod, type PeriodInput } from './period.ts'
import { type RuleId, ruleIds, ruleOf, versionOn } from './rule-book.ts'

const calendar = calendarOf(announcedDays(), announcedYears)
const period = (rule: RuleId, date: string, more: Omit<PeriodInput, 'date'> = {}) =>
  computePeriod(ruleOf(rule), { date: legalDateOf(date), ...more }, calendar)

type Example = readonly [rule: RuleId, from: string, end: string, article: string, why: string]

/** Counted by hand from the statute and the State Council's holiday notices. */
const examples: readonly Example[] = [
  ['civil.appeal.judgment', '2026-03-02', '2026-03-17', '2023年修正）第171条', 'the day of service is not counted'],
  ['civil.appeal.judgment', '2026-03-06', '2026-03-23', '第171条', 'Saturday the 21st moves to Monday'],
  ['civil.appeal.judgment', '2026-02-02', '2026-02-24', '第171条', 'Spring Festival 15 to 23 February'],
  ['civil.appeal.judgment', '2026-02-13', '2026-02-28', '第171条', 'a Saturday made a workday is no rest day'],
  ['civil.appeal.judgment', '2026-09-16', '2026-10-08', '第171条', 'National Day 1 to 7 October'],
  ['civil.appeal.judgment', '2026-09-25', '2026-10-10', '第171条', 'Saturday 10 October is a workday'],
  ['civil.appeal.judgment', '2023-12-20', '2024-01-04', '2021年修正）第171条', 'served under the 2021 edition'],
  ['civil.appeal.judgment', '2021-12-31', '2022-01-17', '第164条', 'the last day of the 2017 edition; a Saturday'],
  ['civil.appeal.ruling', '2026-09-10', '2026-09-20', '第171条', 'a Sunday made a workday'],
  ['civil.appeal.ruling', '2026-04-24', '2026-05-06', '第171条', 'Labour Day 1 to 5 May'],
  ['civil.defence', '2026-01-20', '2026-02-04', '第128条', 'fifteen days'],
  ['civil.jurisdiction-objection', '2026-01-20', '2026-02-04', '第130条', 'within the defence period'],
  ['civil.defence.second-instance', '2026-05-22', '2026-06-08', '第174条', 'Saturday 6 June'],
  ['civil.filing-decision', '2026-02-10', '2026-02-24', '第126条', 'Spring Festival'],
  ['civil.fee-payment', '2026-06-12', '2026-06-22', '第22条', 'Dragon Boat Festival 19 to 21 June'],
  ['civil.trial.ordinary', '2025-08-31', '2026-02-28', '第152条', 'no 31 February; the 28th is a made workday'],
  ['civil.trial.ordinary', '2023-08-31', '2024-02-29', '第152条', 'a leap day'],
  ['civil.trial.summary', '2025-12-31', '2026-03-31', '第164条', 'three months'],
  ['civil.trial.small-claims', '2026-01-31', '2026-03-31', '第168条', 'two months'],
  ['civil.trial.small-claims', '2021-12-01', '2022-03-01', '第161条', 'three months before 2022'],
  ['civil.trial.appeal-judgment', '2026-07-10', '2026-10-10', '第183条', 'three months, on a made workday'],
  ['civil.trial.appeal-ruling', '2026-03-02', '2026-04-01', '第183条', 'thirty days'],
  ['civil.hearing-notice', '2026-03-10', '2026-03-06', '第139条', 'back to before Saturday the 7th'],
  ['civil.retrial', '2026-03-18', '2026-09-18', '第216条', 'the corresponding day'],
  ['civil.retrial', '2022-03-18', '2022-09-19', '第212条', 'the 2021 edition; Sunday the 18th'],
  ['civil.enforcement', '2024-02-29', '2026-02-28', '第250条', 'two years from a leap day'],
  ['civil.limitation', '2023-10-02', '2026-10-08', '第188条', 'three years, in National Day'],
  ['civil.limitation', '2019-05-13', '2022-05-13', '《民法总则》第188条', 'before the Civil Code'],
  ['civil.limitation-maximum', '2021-03-15', '2041-03-15', '《民法典》第188条', 'twenty years'],
  ['payment-order.objection', '2026-07-01', '2026-07-16', '第227条', 'fifteen days'],
  ['enforcement.reconsideration', '2026-03-11', '2026-03-23', '第236条', 'ten days, Saturday the 21st'],
  ['enforcement.third-party-suit', '2026-03-11', '2026-03-26', '第238条', 'fifteen days'],
  ['enforcement.idle', '2026-04-03', '2026-10-03', '第237条', 'nobody has to act: it does not move'],
  ['preservation.pre-suit-ruling', '2026-10-01', '2026-10-03', '第104条', '48 hours run through holidays'],
  ['preservation.sue', '2026-09-05', '2026-10-08', '第104条', 'thirty days, 5 October moves'],
  ['preservation.reconsideration', '2026-02-12', '2026-02-24', '第171条', 'five days, Spring Festival'],
  ['preservation.renewal', '2026-10-10', '2026-09-30', '第18条', 'seven days before; 3 October goes back'],
  ['preservation.cap.deposit', '2026-02-17', '2027-02-17', '第485条', 'an expiry never moves'],
  ['preservation.cap.deposit', '2022-04-09', '2023-04-09', '第487条', 'the 2015 interpretation; a Sunday stays'],
  ['preservation.cap.movable', '2024-02-29', '2026-02-28', '第485条', 'two years'],
  ['preservation.cap.immovable', '2023-05-01', '2026-05-01', '第485条', 'three years, on Labour Day'],
  ['preservation.cap.patent', '2026-04-04', '2026-10-04', '第9条', 'six months'],
  ['service.announcement', '2026-01-05', '2026-02-04', '第95条', 'thirty days'],
  ['service.announcement', '2021-06-01', '2021-07-31', '第92条', 'sixty days before 2022'],
  ['admin.suit', '2025-08-29', '2026-02-28', '第46条', 'six months, on a made workday'],
  ['admin.suit-after-review', '2026-06-05', '2026-06-22', '第45条', '20 June lies in the Dragon Boat Festival'],
  ['admin.appeal.judgment', '2026-03-02', '2026-03-17', '第85条', 'fifteen days'],
  ['admin.appeal.ruling', '2026-03-02', '2026-03-12', '第85条', 'ten days'],
  ['admin.review', '2026-01-05', '2026-03-06', '第20条', 'sixty calendar days'],
  ['admin.review', '2023-12-29', '2024-02-27', '第9条', 'the 2017 edition'],
  ['admin.review.acceptance', '2026-02-12', '2026-02-26', '第30条', 'workdays 13, 14 (made), 24, 25, 26 February'],
  ['admin.review.answer', '2026-09-29', '2026-10-19', '第48条', 'ten workdays over National Day'],
  ['admin.review.answer', '2023-12-01', '2023-12-11', '第23条', 'calendar days before 2024'],
  ['criminal.appeal.judgment', '2026-05-21', '2026-06-01', '第230条', 'ten days, Sunday 31 May'],
  ['criminal.appeal.judgment', '2018-10-25', '2018-11-05', '第219条', 'the day before the 2018 edition; a Sunday'],
  ['criminal.appeal.ruling', '2026-04-30', '2026-05-06', '第230条', 'five days, Labour Day'],
  ['labour.suit', '2026-03-06', '2026-03-23', '第48条、第50条', 'fifteen days'],
  ['labour.annul', '2026-03-02', '2026-04-01', '第49条', 'thirty days'],
  ['arbitration.annul', '2026-02-28', '2026-08-28', '第59条', 'six months on the last day of the old law'],
  ['arbitration.annul', '2026-03-01', '2026-06-01', '第72条', 'three months from the first of the new'],
  ['trademark.opposition', '2026-12-31', '2027-03-31', '第33条', 'three months'],
  ['trademark.opposition', '2027-01-01', '2027-03-01', '第36条', 'two months from 2027'],
  ['trademark.review-of-refusal', '2026-03-02', '2026-03-17', '第34条', 'fifteen days'],
  ['trademark.suit', '2026-03-02', '2026-04-01', '第34条', 'thirty days'],
  ['patent.review', '2026-11-30', '2027-03-01', '第41条', 'no 30 February; Sunday the 28th'],
  ['patent.suit', '2026-01-15', '2026-04-15', '第41条、第46条', 'three months'],
  ['patent.limitation', '2021-05-31', '2023-05-31', '第68条', 'two years under the 2008 edition'],
  ['patent.limitation', '2021-06-01', '2024-06-03', '第74条', 'three years; Saturday 1 June'],
]

describe('a period by the statute', () => {
  it.each(examples)('%s from %s ends on %s (%s): %s', (rule, from, end, article) => {
    const computed = period(rule, from)
    expect(computed.end).toBe(end)
    expect(computed.article.zh).toContain(article)
  })

  it('is longer for a party with no domicile in the PRC (民事诉讼法 285, 286)', () => {
    expect(period('civil.defence', '2026-03-02', { abroad: true })).toMatchObject({ end: '2026-04-01' })
    expect(period('civil.appeal.judgment', '2026-03-02', { abroad: true })).toMatchObject({
      end: '2026-04-01',
      article: { zh: '《民事诉讼法》（2023年修正）第286条' },
    })
    expect(period('civil.appeal.ruling', '2026-03-02', { abroad: true }).end).toBe('2026-04-01')
    expect(period('service.announcement', '2026-01-05', { abroad: true }).end).toBe('2026-03-06')
    expect(period('service.announcement', '2023-11-30', { abroad: true }).end).toBe('2024-02-29')
    // a criminal appeal has no longer period
    expect(period('criminal.appeal.judgment', '2026-03-02', { abroad: true }).end).toBe('2026-03-12')
  })

  it('says from which day a rest day moved it', () => {
    expect(period('civil.appeal.judgment', '2026-03-06').rolledFrom).toBe('2026-03-21')
    expect(period('civil.appeal.judgment', '2026-03-02').rolledFrom).toBeNull()
    expect(period('preservation.renewal', '2026-10-10').rolledFrom).toBe('2026-10-03')
  })

  it('does not move for an accused in custody (刑事诉讼法 105)', () => {
    expect(period('criminal.appeal.judgment', '2026-05-21', { inCustody: true }).end).toBe('2026-05-31')
  })

  it('says when the holidays of a year are not known', () => {
    expect(period('civil.enforcement', '2025-05-10')).toMatchObject({ end: '2027-05-10', calendarKnown: false })
    expect(period('civil.enforcement', '2024-05-10')).toMatchObject({ end: '2026-05-11', calendarKnown: true })
    // an expiry asks no calendar
    expect(period('preservation.cap.deposit', '2026-02-17').calendarKnown).toBe(true)
    expect(period('admin.review.answer', '2026-12-25')).toMatchObject({ end: '2027-01-08', calendarKnown: false })
  })

  it('takes the length that the court set', () => {
    const length = { count: 20, unit: 'day' } as const
    expect(period('civil.evidence', '2026-03-02', { length }).end).toBe('2026-03-23')
    expect(() => period('civil.evidence', '2026-03-02')).toThrow(Refusal)
  })

  it('refuses a day for which no edition is kept', () => {
    expect(() => period('civil.appeal.judgment', '2012-12-31')).toThrow('deadlines.not-in-force at date')
  })
})

describe('the rule book', () => {
  it('has the rules that the calls name', () => {
    const named =
      'civil.filing-decision civil.defence civil.jurisdiction-objection civil.appeal.judgment civil.appeal.ruling civil.retrial civil.enforcement civil.fee-payment payment-order.objection preservation.sue preservation.reconsideration preservation.renewal admin.suit admin.suit-after-review admin.appeal.judgment admin.appeal.ruling admin.review criminal.appeal.judgment criminal.appeal.ruling labour.suit labour.annul arbitration.annul trademark.opposition trademark.review-of-refusal trademark.suit patent.review patent.suit'
    expect(ruleIds).toEqual(expect.arrayContaining(named.split(' ')))
  })

  it.each(ruleIds)('%s: editions follow each other without a gap and the last one is in force', (id) => {
    const { versions } = ruleOf(id)
    const next = (date: LegalDate) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
    versions.slice(1).forEach((version, index) => {
      const before = versions[index]?.to
      expect(before).toBeTruthy()
      expect(version.from).toBe(next(before as LegalDate))
    })
    expect(versions.at(-1)?.to).toBeNull()
  })

  it.each(ruleIds)('%s has its words in three languages', (id) => {
    const rule = ruleOf(id)
    const version = versionOn(rule, legalDateOf('2027-06-01'))
    for (const words of [rule.title, rule.counted, version?.article]) {
      expect(words?.zh).toMatch(/[\u4e00-\u9fff]/)
      for (const other of [words?.en, words?.es]) expect(other).not.toMatch(/[\u4e00-\u9fff]|^$/)
    }
  })
})
