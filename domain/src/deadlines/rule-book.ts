import type { LegalDate } from '../kernel/index.ts'
import type { PeriodRule, RuleVersion } from './rule.ts'
import { administrativeRules } from './rules/administrative.ts'
import { arbitrationRules } from './rules/arbitration.ts'
import { civilRules } from './rules/civil.ts'
import { criminalRules } from './rules/criminal.ts'
import { enforcementRules } from './rules/enforcement.ts'
import { intellectualPropertyRules } from './rules/intellectual-property.ts'

/** Every period rule by its id. */
export const periodRules = {
  ...civilRules,
  ...enforcementRules,
  ...administrativeRules,
  ...criminalRules,
  ...arbitrationRules,
  ...intellectualPropertyRules,
} satisfies Record<string, PeriodRule>

export type RuleId = keyof typeof periodRules

export const ruleIds = Object.keys(periodRules) as RuleId[]
export const isRuleId = (value: string): value is RuleId => Object.hasOwn(periodRules, value)
export const ruleOf = (id: RuleId): PeriodRule => periodRules[id]

/** The edition of the rule in force on the day that triggers it: a case keeps that one. Undefined before the first kept. */
export const versionOn = (rule: PeriodRule, date: LegalDate): RuleVersion | undefined =>
  rule.versions.find((version) => version.from <= date && (version.to === null || date <= version.to))
