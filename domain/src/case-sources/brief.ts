import { normalisedName } from '../companies/index.ts'
import type { Fault } from '../kernel/index.ts'
import { caseSourceRefusals } from './refusals.ts'

/** What staff may write to the chosen lawyers, in characters. */
export const longestBrief = 500

/** Names that a pending offer may not show: the parties to come, the client, and how to reach them. */
export type Unspoken = { mainName: string; companyName: string; contactName: string; contactPhone: string }

/** A pending offer shows a summary without names: the brief of a round may contain none of them (product.md section 2). */
export function faultOfBrief(brief: string, { mainName, companyName, contactName, contactPhone }: Unspoken): Fault[] {
  const said = normalisedName(brief)
  const named = [mainName, companyName, contactName, contactPhone].find(
    // a single character would forbid half of the language
    (name) => [...name].length > 1 && said.includes(normalisedName(name)),
  )
  if (named === undefined) return []
  return [caseSourceRefusals.fault('brief-names-someone', { path: 'brief', parameters: { name: named } })]
}
