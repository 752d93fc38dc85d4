import { type Condition, type FormValues, holds, type Served } from '../forms/index.ts'
import { addDays, type LegalDate, type Localized } from '../kernel/index.ts'
import { dayAt, lengthAt, rowsAt, servedRows, timeAt } from './answers.ts'
import { type Calendar, knowsSpan } from './calendar.ts'
import { noAppealNote, noteOf } from './notes.ts'
import { computePeriod, moved, type Period } from './period.ts'
import { ruleOf, versionOn } from './rule-book.ts'
import { receiptOf } from './service.ts'
import type { DeadlineSource, DeadlineStart, EventStart, FixedStart, For, PeriodStart } from './start.ts'

/** A party in the proceeding that the node belongs to. */
export type ConcernedParty = {
  readonly caseParty: number
  readonly ours: boolean
  /** Its role in that proceeding. */
  readonly role: string
  /** It has no domicile in the PRC. */
  readonly abroad: boolean
}

export type DeadlineQuestion = {
  readonly source: DeadlineSource
  /** The validated answers of the node's form. */
  readonly values: FormValues
  readonly parties: readonly ConcernedParty[]
  /** What conditions may look at: matter, kind, procedure, appealed … */
  readonly facts: FormValues
  readonly calendar: Calendar
}

export type Concerns = 'ours' | 'theirs' | 'court'

export type StartedDeadline = {
  /** The rule, with `#2` and so on for the further rows of a block: unique with the party within a node. */
  readonly rule: string
  readonly kind: 'period' | 'event' | 'expiry'
  readonly concerns: Concerns
  readonly caseParty: number | null
  readonly triggerOn: LegalDate
  readonly dueOn: LegalDate
  /** `HH:mm` in Asia/Shanghai, of an event. */
  readonly atTime: string | null
  readonly rolledFrom: LegalDate | null
  readonly calendarKnown: boolean
  readonly words: { readonly title: Localized; readonly article: Localized | null; readonly note: Localized | null }
}

/** Every deadline that a recorded node starts, and the day its outcome takes effect. */
export function deadlinesStartedBy(question: DeadlineQuestion): StartedDeadline[] {
  return new Reckoning(question).deadlines()
}

/**
 * The day on which the outcome takes effect; null while it cannot be told.
 * A day that the court certified stands. Else, where an appeal is open: nobody has appealed and the day after the last
 * party's appeal period (民事诉讼法 (2023) 158, 民诉法解释 (2022) 244). Where none is open (second instance, small
 * claims, a mediation document): the day on which the last party was served (民事诉讼法 (2023) 100, 165, 182).
 */
export function effectiveOn(question: DeadlineQuestion): LegalDate | null {
  return new Reckoning(question).effectiveness()
}

/** What one node's dates are worked out from; lives for one question. */
class Reckoning {
  readonly #question: DeadlineQuestion
  readonly #starts: readonly DeadlineStart[]

  constructor(question: DeadlineQuestion) {
    this.#question = question
    this.#starts = question.source.starts.filter((start) => !start.when || this.#holds(start.when))
  }

  deadlines(): StartedDeadline[] {
    return this.#starts.flatMap((start) => this.#of(start))
  }

  #of(start: DeadlineStart): StartedDeadline[] {
    switch (start.kind) {
      case 'period':
        return this.#periods(start)
      case 'fixed':
        return this.#fixed(start)
      case 'event':
        return this.#event(start)
    }
  }

  effectiveness(): LegalDate | null {
    const { source, values, facts, parties } = this.#question
    const { takesEffect } = source
    if (!takesEffect || (takesEffect.when && !this.#holds(takesEffect.when))) return null
    const stated = takesEffect.stated ? dayAt(values, takesEffect.stated) : null
    if (stated) return stated
    if (facts.appealed === true) return null
    const appeals = this.#appeals().flatMap((start) => this.#periods(start))
    if (this.#appeals().length > 0) {
      const entitled = this.#appeals().flatMap((start) => this.#concerned(start.for))
      if (entitled.length === 0 || appeals.length < entitled.length) return null
      return addDays(latest(appeals.map((appeal) => appeal.dueOn)), 1)
    }
    const receipts = parties.map((party) => this.#receipt(takesEffect.served, party))
    if (receipts.length === 0 || receipts.some((receipt) => receipt === null)) return null
    return latest(receipts.filter((receipt) => receipt !== null).map((receipt) => receipt.on))
  }

  #holds(condition: Condition): boolean {
    const { values, facts } = this.#question
    return holds(condition, { values, facts, causeKind: () => undefined })
  }

  #appeals(): PeriodStart[] {
    return this.#starts.filter((start): start is PeriodStart => start.kind === 'period' && start.appeal === true)
  }

  #concerned(who: For): ConcernedParty[] {
    const { parties } = this.#question
    if (who === 'each-party') return [...parties]
    return typeof who === 'object' && 'roles' in who ? parties.filter((party) => who.roles.includes(party.role)) : []
  }

  #receipt(field: string, party: ConcernedParty) {
    const row = servedRows(this.#question.values, field).find((one) => one.case_party_id === party.caseParty)
    return row ? receiptOf(row, isAbroad(party, row), this.#question.calendar) : null
  }

  /** A rule of a law that was not in force then, or that needs a length nobody gave, starts nothing. */
  #period(start: PeriodStart, date: LegalDate, abroad: boolean): Period | null {
    const rule = ruleOf(start.rule)
    const version = versionOn(rule, date)
    const length = start.length ? lengthAt(this.#question.values, start.length) : undefined
    if (!version || (!length && !version.length)) return null
    return computePeriod(rule, { date, abroad, ...(length && { length }) }, this.#question.calendar)
  }

  #periods(start: PeriodStart): StartedDeadline[] {
    const { from } = start
    if (typeof from === 'object' && 'served' in from) {
      return this.#concerned(start.for).flatMap((party) => {
        const receipt = this.#receipt(from.served, party)
        const row = servedRows(this.#question.values, from.served).find((one) => one.case_party_id === party.caseParty)
        if (!receipt || !row) return []
        return this.#made(start, receipt.on, party, isAbroad(party, row), [receipt.note])
      })
    }
    const date = this.#day(from)
    if (!date) return []
    const presumed = this.#presumesNoAppeal(from) ? [noAppealNote] : []
    const parties = this.#concerned(start.for)
    if (typeof start.for === 'object' && 'roles' in start.for)
      return parties.flatMap((party) => this.#made(start, date, party, party.abroad, presumed))
    return this.#made(start, date, null, false, presumed)
  }

  #day(from: Exclude<PeriodStart['from'], { served: string }>): LegalDate | null {
    if (from === 'effectiveness') return this.effectiveness()
    if ('field' in from) return dayAt(this.#question.values, from.field)
    const ends = this.#starts
      .filter((start) => start.rule === from.endOf)
      .flatMap((start) => this.#of(start))
      .map((deadline) => deadline.dueOn)
    return ends.length > 0 ? latest(ends) : this.effectiveness()
  }

  #presumesNoAppeal(from: PeriodStart['from']): boolean {
    const { source, values } = this.#question
    const stated = source.takesEffect?.stated && dayAt(values, source.takesEffect.stated)
    const counts = from === 'effectiveness' || (typeof from === 'object' && 'endOf' in from)
    return counts && !stated && this.#appeals().length > 0
  }

  #made(
    start: PeriodStart,
    date: LegalDate,
    party: ConcernedParty | null,
    abroad: boolean,
    notes: readonly (Localized | null)[],
  ): StartedDeadline[] {
    const period = this.#period(start, date, abroad)
    if (!period) return []
    const rule = ruleOf(start.rule)
    return [
      {
        rule: start.rule,
        kind: rule.direction === 'expiry' ? 'expiry' : 'period',
        concerns: party ? sideOf(party) : this.#side(start.for),
        caseParty: party?.caseParty ?? null,
        triggerOn: date,
        dueOn: period.end,
        atTime: null,
        rolledFrom: period.rolledFrom,
        calendarKnown: period.calendarKnown,
        words: { title: rule.title, article: period.article, note: noteOf(period, notes) },
      },
    ]
  }

  #side(who: For): Concerns {
    if (who === 'court') return 'court'
    if (typeof who === 'object' && 'side' in who)
      return this.#question.values[who.side] === 'theirs' ? 'theirs' : 'ours'
    return 'ours'
  }

  #fixed(start: FixedStart): StartedDeadline[] {
    const { values, calendar } = this.#question
    const rows = start.rows ? rowsAt(values, start.rows) : [values]
    const rule = ruleOf(start.rule)
    return rows.flatMap((row, index) => {
      const day = dayAt(row, start.on)
      const version = day && versionOn(rule, day)
      if (!day || !version) return []
      const end = start.moves ? moved(day, 'forward', calendar) : day
      const period = {
        end,
        rolledFrom: end === day ? null : day,
        calendarKnown: !start.moves || knowsSpan(calendar, day, end),
      }
      return [
        {
          rule: index === 0 ? start.rule : `${start.rule}#${index + 1}`,
          kind: 'period' as const,
          concerns: this.#side(start.for),
          caseParty: null,
          triggerOn: day,
          dueOn: end,
          atTime: null,
          rolledFrom: period.rolledFrom,
          calendarKnown: period.calendarKnown,
          words: { title: start.title ?? rule.title, article: version.article, note: noteOf(period) },
        },
      ]
    })
  }

  #event(start: EventStart): StartedDeadline[] {
    const day = dayAt(this.#question.values, start.at)
    if (!day) return []
    return [
      {
        rule: start.rule,
        kind: 'event',
        concerns: this.#side(start.for),
        caseParty: null,
        triggerOn: day,
        dueOn: day,
        atTime: timeAt(this.#question.values, start.at),
        rolledFrom: null,
        calendarKnown: true,
        words: { title: start.title, article: null, note: null },
      },
    ]
  }
}

const sideOf = (party: ConcernedParty): Concerns => (party.ours ? 'ours' : 'theirs')
const isAbroad = (party: ConcernedParty, row: Served): boolean => row.abroad ?? party.abroad
const latest = (dates: readonly LegalDate[]): LegalDate => [...dates].sort().at(-1) as LegalDate
