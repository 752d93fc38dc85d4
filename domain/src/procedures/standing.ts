import { type FormValues, holds } from '../forms/index.ts'
import type { LegalDate } from '../kernel/index.ts'
import { nodeOf } from './catalogue.ts'
import type { History, Proceeding, RecordedNode } from './history.ts'
import type { Anchor, NodeDefinition } from './node.ts'
import { mainKinds } from './proceedings.ts'

type Condition = NonNullable<Anchor['when']>

/** The nodes of one proceeding, or of the case as a whole (null), in the order of recording. */
export const nodesIn = (history: History, proceeding: number | null): readonly RecordedNode[] =>
  history.nodes.filter((one) => one.proceeding === proceeding)

export const proceedingOf = (history: History, id: number | null): Proceeding | undefined =>
  history.proceedings.find((one) => one.id === id)

/** What conditions and forms may know of a proceeding without looking at one node's answers. */
export function proceedingFacts(history: History, proceeding: Proceeding | undefined): FormValues {
  const decision = proceeding && endOf(history, proceeding.predecessor)
  return {
    case_type: history.caseType,
    branch: history.branch,
    ...(proceeding && { kind: proceeding.kind, procedure: proceeding.procedure ?? 'ordinary' }),
    ...(decision && { decided_on: decision.occurredOn, appeal_of: decision.values.document ?? null }),
  }
}

/** Whether the condition holds for a recorded node: its answers, and the facts of its proceeding. */
export const fulfils = (history: History, recorded: RecordedNode, condition: Condition | undefined): boolean =>
  !condition ||
  holds(condition, {
    values: recorded.values,
    facts: proceedingFacts(history, proceedingOf(history, recorded.proceeding)),
    causeKind: () => undefined,
  })

const ends = (history: History, recorded: RecordedNode, what: 'proceeding' | 'case'): boolean => {
  const end = nodeOf(recorded.node).ends
  return end?.what === what && fulfils(history, recorded, end.when)
}

/** The node that ended a proceeding. */
export const endOf = (history: History, proceeding: number | null): RecordedNode | undefined =>
  proceeding === null ? undefined : nodesIn(history, proceeding).find((one) => ends(history, one, 'proceeding'))

/** The node that closed the case. */
export const closeOf = (history: History): RecordedNode | undefined =>
  history.nodes.find((one) => ends(history, one, 'case'))

/** The main proceeding that the case stands in: the one opened last. */
export const currentMain = (history: History): Proceeding | undefined =>
  history.proceedings.findLast((one) => mainKinds.includes(one.kind))

/** An appeal was lodged against the outcome of this proceeding. */
export const isAppealed = (history: History, proceeding: number | null): boolean =>
  proceeding !== null && history.proceedings.some((one) => one.kind === 'second' && one.predecessor === proceeding)

/** Where a node of this definition would follow: one of its anchors stands there. */
export function follows(history: History, definition: NodeDefinition, proceeding: number | null): boolean {
  if (definition.follows.length === 0) return true
  const place = definition.proceeding ? nodesIn(history, proceeding) : history.nodes
  return definition.follows.some((anchor) =>
    place.some((one) => one.node === anchor.node && fulfils(history, one, anchor.when)),
  )
}

export const latestOf = (nodes: readonly RecordedNode[]): LegalDate | undefined =>
  nodes
    .map((one) => one.occurredOn)
    .sort()
    .at(-1)
