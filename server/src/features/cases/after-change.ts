import { caseClosed } from '@luqiao/domain/cases'
import { caseStateOf, phaseOf } from '@luqiao/domain/procedures'
import type { Work } from '../../platform/work/work.ts'
import { syncDeadlines } from '../deadlines/index.ts'
import { writeSearchText, writeStanding } from './case-repository.ts'
import { loadHistory } from './history-repository.ts'

/** What follows from the nodes as they stand now: deadlines, phase and state, what a search finds. */
export async function afterChange(work: Work, caseId: number, stateBefore: string): Promise<void> {
  const { history } = await loadHistory(work.db, caseId)
  await syncDeadlines(work, caseId, history)
  const state = caseStateOf(history)
  await writeStanding(work.db, caseId, { phase: phaseOf(history), state }, work.clock.now())
  await writeSearchText(work.db, caseId)
  if (state === 'closed' && stateBefore === 'open') await work.emit(caseClosed, { caseId })
}
