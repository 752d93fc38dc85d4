import {
  caseSourceRefusals,
  type Mover,
  moveWords,
  nextState,
  type SourceMove,
  type SourceState,
  stateWords,
} from '@luqiao/domain/case-sources'
import type { Actor } from '@luqiao/domain/kernel'
import type { Work } from '../../platform/work/work.ts'
import { type Change, insertChange, type SourceRecord } from './repository.ts'

/** Where the move leads; refused in words where the source's state does not allow it. */
export function moved(source: SourceRecord, move: SourceMove, mover: Mover): SourceState {
  const state = source.state as SourceState
  const next = nextState(state, move, mover)
  if (next === undefined)
    throw caseSourceRefusals.refusal('wrong-state', { parameters: { state: stateWords[state], move: moveWords[move] } })
  return next
}

/** What every event on a source carries. */
export const aboutSource = (source: SourceRecord) => ({
  sourceId: source.id,
  companyId: source.company_id,
  title: source.title,
  postedBy: source.posted_by,
})

/** Writes the change into the source's history and into the operation log. */
export async function record(
  work: Work<Actor | undefined>,
  source: { id: number; companyId: number; before?: SourceState },
  change: { change: Change; state: SourceState; note?: string; after?: object; bySystem?: true },
): Promise<void> {
  const { change: what, state, note = '', after = {} } = change
  await insertChange(work.db, {
    sourceId: source.id,
    change: what,
    state,
    // who answered last did not bring the source back: the end of the round did
    actorId: change.bySystem ? null : (work.actor?.userId ?? null),
    note,
    at: work.clock.now(),
  })
  await work.log({
    action: `case-source.${what}`,
    subjectType: 'case-source',
    subjectId: source.id,
    companyId: source.companyId,
    ...(source.before && { before: { state: source.before } }),
    after: { state, ...(note && { note }), ...after },
  })
}
