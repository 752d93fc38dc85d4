import { nodeOf } from './catalogue.ts'
import type { History } from './history.ts'
import { closeOf, currentMain, nodesIn, proceedingOf } from './standing.ts'
import { type Phase, tracks } from './tracks.ts'

/**
 * The phase that the case has reached: the furthest among the nodes of the main proceeding it stands in and those of
 * the case as a whole. It goes back only where a new proceeding does (发回重审).
 */
export function phaseOf(history: History): Phase {
  const line = tracks[history.caseType].phases
  const main = currentMain(history)
  const counted = [...(main ? nodesIn(history, main.id) : []), ...nodesIn(history, null)]
  const reached = counted.map(({ node, proceeding }): Phase => {
    const { phase } = nodeOf(node)
    if (!phase || typeof phase === 'string') return phase ?? 'intake'
    const kind = proceedingOf(history, proceeding)?.kind
    return (kind && phase[kind]) ?? 'intake'
  })
  return line[Math.max(0, ...reached.map((phase) => line.indexOf(phase)))] as Phase
}

/** open, closed or archived: what the case list filters by. */
export function caseStateOf(history: History): 'open' | 'closed' | 'archived' {
  const phase = phaseOf(history)
  return phase === 'archived' ? 'archived' : closeOf(history) ? 'closed' : 'open'
}
