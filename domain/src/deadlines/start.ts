import type { Condition } from '../forms/index.ts'
import type { Localized } from '../kernel/index.ts'
import type { LengthUnit } from './rule.ts'
import type { RuleId } from './rule-book.ts'

/** What a period is counted from. A path `hearing.hearing_at` reaches into a group of the form. */
export type Trigger =
  /** A day answered in the form. */
  | { readonly field: string }
  /** Each party's own receipt in a served field (民诉法解释 (2022) 244). */
  | { readonly served: string }
  /** The day on which the outcome takes effect, as `takesEffect` of the source says. */
  | 'effectiveness'
  /** The end of another deadline that this source starts; effectiveness where it starts none. */
  | { readonly endOf: RuleId }

/** Whom a deadline is for. */
export type For =
  | 'court'
  /** The case as a whole, watched from our side. */
  | 'us'
  /** One deadline for each party that the trigger knows. */
  | 'each-party'
  /** One for each party with one of these roles in the proceeding. */
  | { readonly roles: readonly string[] }
  /** The side that a field answers: `ours` or `theirs`. */
  | { readonly side: string }

type Start = { readonly for: For; readonly when?: Condition }

/** A period by a rule. `length` names the field with its length, where the court sets it. */
export type PeriodStart = Start & {
  readonly kind: 'period'
  readonly rule: RuleId
  readonly from: Trigger
  readonly length?: { readonly field: string; readonly unit: LengthUnit }
  /** Without it the outcome takes effect: its end decides effectiveness. */
  readonly appeal?: true
}

/** The document names the day itself. `rows` names a block with one day in each row. */
export type FixedStart = Start & {
  readonly kind: 'fixed'
  readonly rule: RuleId
  readonly on: string
  readonly rows?: string
  /** A period set by the court moves off a rest day (民事诉讼法 85); a day that parties agreed on does not. */
  readonly moves: boolean
  readonly title?: Localized
}

/** Something takes place: a hearing. */
export type EventStart = Start & {
  readonly kind: 'event'
  readonly rule: string
  readonly at: string
  readonly title: Localized
}

export type DeadlineStart = PeriodStart | FixedStart | EventStart

/** How a recorded outcome takes effect. */
export type TakesEffect = {
  /** The served field: its receipts decide. */
  readonly served: string
  /** A field with the day that the court itself certified; it goes before any computation. */
  readonly stated?: string
  readonly when?: Condition
}

/** What a node definition says of deadlines. */
export type DeadlineSource = {
  readonly starts: readonly DeadlineStart[]
  readonly takesEffect?: TakesEffect
}
