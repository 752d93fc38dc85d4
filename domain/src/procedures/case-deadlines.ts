import {
  type Calendar,
  type ConcernedParty,
  type DeadlineQuestion,
  deadlinesStartedBy,
  effectiveOn,
  type StartedDeadline,
} from '../deadlines/index.ts'
import type { LegalDate } from '../kernel/index.ts'
import { nodeOf } from './catalogue.ts'
import type { History, RecordedNode } from './history.ts'
import type { Settlement } from './node.ts'
import { fulfils, isAppealed, proceedingFacts, proceedingOf } from './standing.ts'

/** A deadline of a case: the node that starts it, and the node that met it, if one did. */
export type CaseDeadline = StartedDeadline & {
  readonly node: number
  readonly proceeding: number | null
  readonly metBy: number | null
}

/** The parties as they stand in the node's proceeding, or in the case. */
function concerned(history: History, recorded: RecordedNode): ConcernedParty[] {
  const standing = proceedingOf(history, recorded.proceeding)?.parties
  return history.parties.flatMap(({ id, ours, role, abroad }) => {
    if (!standing) return [{ caseParty: id, ours, role, abroad }]
    const here = standing.find((one) => one.caseParty === id)
    return here ? [{ caseParty: id, ours, role: here.role, abroad }] : []
  })
}

const questionOf = (history: History, recorded: RecordedNode, calendar: Calendar): DeadlineQuestion => ({
  source: nodeOf(recorded.node).deadlines,
  values: recorded.values,
  parties: concerned(history, recorded),
  facts: {
    ...proceedingFacts(history, proceedingOf(history, recorded.proceeding)),
    appealed: isAppealed(history, recorded.proceeding),
  },
  calendar,
})

/** Every deadline of the case as its nodes stand now. Recomputing it after any change gives the same as anew. */
export function deadlinesOfCase(history: History, calendar: Calendar): CaseDeadline[] {
  return history.nodes.flatMap((recorded) =>
    deadlinesStartedBy(questionOf(history, recorded, calendar)).map((deadline) => ({
      ...deadline,
      node: recorded.id,
      proceeding: recorded.proceeding,
      metBy: metBy(history, recorded, deadline),
    })),
  )
}

/** The day on which a recorded outcome takes effect; null while it cannot be told. */
export const effectivenessOf = (history: History, recorded: RecordedNode, calendar: Calendar): LegalDate | null =>
  effectiveOn(questionOf(history, recorded, calendar))

function metBy(history: History, started: RecordedNode, deadline: StartedDeadline): number | null {
  const meets = (recorded: RecordedNode, settlement: Settlement): boolean => {
    const rule = deadline.rule.split('#')[0]
    if (settlement.rules !== 'all' && !settlement.rules.some((one) => one === rule)) return false
    if (!fulfils(history, recorded, settlement.when)) return false
    const place = proceedingOf(history, recorded.proceeding)
    if (settlement.in === 'proceeding' && started.proceeding !== recorded.proceeding) return false
    if (settlement.in === 'predecessor' && started.proceeding !== place?.predecessor) return false
    if (!settlement.of) return true
    const parties = recorded.values[settlement.of]
    return Array.isArray(parties) && parties.some((one) => Number(one) === deadline.caseParty)
  }
  const found = history.nodes.find(
    (recorded) =>
      recorded.id !== started.id && nodeOf(recorded.node).settles.some((settlement) => meets(recorded, settlement)),
  )
  return found?.id ?? null
}
