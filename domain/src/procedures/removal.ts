import type { FormValues } from '../forms/index.ts'
import type { LegalDate } from '../kernel/index.ts'
import { nodeOf } from './catalogue.ts'
import type { History, Proceeding, RecordedNode } from './history.ts'
import { stepFor } from './steps.ts'

/** Whether the nodes that are left would still stand, recorded one after the other in their own order. */
function standing(history: History): ReadonlySet<number> {
  const stood = new Set<number>()
  let nodes: RecordedNode[] = []
  let proceedings: Proceeding[] = history.proceedings.filter((one) => one.openedBy === null)
  for (const recorded of history.nodes) {
    const definition = nodeOf(recorded.node)
    const opened = history.proceedings.find((one) => one.openedBy === recorded.id)
    const place = opened
      ? { opens: opened.kind }
      : recorded.proceeding === null
        ? {}
        : { proceeding: recorded.proceeding }
    const step = stepFor({ ...history, nodes, proceedings }, definition.id, place)
    if ('code' in step || (opened && step.opens?.predecessor !== opened.predecessor)) continue
    stood.add(recorded.id)
    nodes = [...nodes, recorded]
    if (opened) proceedings = [...proceedings, opened]
  }
  return stood
}

const lost = (before: History, after: History, changed: number): RecordedNode[] => {
  const [stoodBefore, standsAfter] = [standing(before), standing(after)]
  return before.nodes.filter((one) => one.id !== changed && stoodBefore.has(one.id) && !standsAfter.has(one.id))
}

const without = (history: History, id: number): History => ({
  ...history,
  nodes: history.nodes.filter((one) => one.id !== id),
  proceedings: history.proceedings.filter((one) => one.openedBy !== id),
})

/** The nodes that rest on this one: without it they could not have been recorded. */
export const restingOn = (history: History, id: number): readonly RecordedNode[] =>
  lost(history, without(history, id), id)

/** True, or the nodes that rest on it. */
export function mayRemove(history: History, id: number): true | readonly RecordedNode[] {
  const resting = restingOn(history, id)
  return resting.length === 0 ? true : resting
}

/** True, or the nodes that the new answers would leave without what they rest on. */
export function mayChange(
  history: History,
  id: number,
  changed: { readonly values: FormValues; readonly occurredOn: LegalDate },
): true | readonly RecordedNode[] {
  const nodes = history.nodes.map((one) => (one.id === id ? { ...one, ...changed } : one))
  const left = lost(history, { ...history, nodes }, id)
  return left.length === 0 ? true : left
}
