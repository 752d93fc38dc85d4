import { deadlineMoved } from '@luqiao/domain/cases'
import type { Actor, LegalDate, Localized } from '@luqiao/domain/kernel'
import { type CaseDeadline, deadlinesOfCase, type History } from '@luqiao/domain/procedures'
import type { Work } from '../../platform/work/work.ts'
import { calendarNow, type StartedRow, startedDeadlines } from './repository.ts'

const keyOf = (node: number | null, rule: string, party: number | null): string => `${node} ${rule} ${party}`
const seconds = (time: string | null): string | null => (time === null ? null : `${time.slice(0, 5)}:00`)

/**
 * Makes the deadlines of a case what its nodes say, within the transaction that changed them: new ones are added, changed
 * ones keep their old day in the history, those that nothing starts any more are cancelled. What a person confirmed stays.
 */
export async function syncDeadlines(work: Work<Actor | undefined>, caseId: number, history: History): Promise<void> {
  const wanted = deadlinesOfCase(history, await calendarNow(work.db))
  const existing = new Map(
    (await startedDeadlines(work.db, caseId)).map((row) => [keyOf(row.node_id, row.rule, row.case_party_id), row]),
  )
  for (const deadline of wanted) {
    const key = keyOf(deadline.node, deadline.rule, deadline.caseParty)
    const row = existing.get(key)
    existing.delete(key)
    if (row) await update(work, row, deadline)
    else await insert(work, caseId, deadline)
  }
  const gone = [...existing.values()]
    .filter((row) => row.state === 'open' || row.state === 'lapsed')
    .map((row) => row.id)
  if (gone.length > 0)
    await work.db
      .updateTable('deadlines')
      .set({ state: 'cancelled', updated_at: work.clock.now() })
      .where('id', 'in', gone)
      .execute()
}

type State = { state: string; done_by: number | null; done_at: Date | null; met_by_node_id: number | null }

/** Open, met by a node, or lapsed: somebody else's whose day is over, or a hearing that has been. */
function stateOf(work: Work<Actor | undefined>, deadline: CaseDeadline): State {
  if (deadline.metBy !== null)
    return {
      state: 'done',
      done_by: work.actor?.userId ?? null,
      done_at: work.clock.now(),
      met_by_node_id: deadline.metBy,
    }
  const passes = deadline.kind === 'event' || deadline.concerns !== 'ours'
  const over = passes && deadline.dueOn < work.clock.today()
  return { state: over ? 'lapsed' : 'open', done_by: null, done_at: null, met_by_node_id: null }
}

const facts = (deadline: CaseDeadline) => ({
  kind: deadline.kind,
  concerns: deadline.concerns,
  triggered_on: deadline.triggerOn as string,
  due_on: deadline.dueOn as string,
  at_time: seconds(deadline.atTime),
  rolled_from: deadline.rolledFrom as string | null,
  calendar_known: deadline.calendarKnown,
})

async function insert(work: Work<Actor | undefined>, caseId: number, deadline: CaseDeadline): Promise<void> {
  await work.db
    .insertInto('deadlines')
    .values({
      case_id: caseId,
      proceeding_id: deadline.proceeding,
      node_id: deadline.node,
      rule: deadline.rule,
      case_party_id: deadline.caseParty,
      ...facts(deadline),
      words: JSON.stringify(deadline.words),
      ...stateOf(work, deadline),
    })
    .execute()
}

async function update(work: Work<Actor | undefined>, row: StartedRow, deadline: CaseDeadline): Promise<void> {
  const next = facts(deadline)
  const confirmed = row.state === 'done' && row.met_by_node_id === null
  const state = confirmed
    ? {}
    : row.state === 'done' && row.met_by_node_id === deadline.metBy
      ? {}
      : stateOf(work, deadline)
  const moved = row.due_on !== next.due_on || row.triggered_on !== next.triggered_on
  await work.db
    .updateTable('deadlines')
    .set({ ...next, words: JSON.stringify(deadline.words), ...state, updated_at: work.clock.now() })
    .where('id', '=', row.id)
    .execute()
  if (!moved) return
  const days = (due: string, triggered: string) => JSON.stringify({ due_on: due, triggered_on: triggered })
  await work.db
    .insertInto('deadline_changes')
    .values({
      deadline_id: row.id,
      before: days(row.due_on, row.triggered_on),
      after: days(next.due_on, next.triggered_on),
      changed_by: work.actor?.userId ?? null,
      changed_at: work.clock.now(),
    })
    .execute()
  const title: Localized = deadline.words.title
  const [before, after] = [row.due_on as LegalDate, deadline.dueOn]
  if (before !== after)
    await work.emit(deadlineMoved, { caseId: row.case_id, deadlineId: row.id, title, before, after })
}
