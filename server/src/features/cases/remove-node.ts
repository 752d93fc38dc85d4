import { type cases, nodeRemoved } from '@luqiao/domain/cases'
import type { FormValues } from '@luqiao/domain/forms'
import { generalRefusals, type LegalDate } from '@luqiao/domain/kernel'
import { mayRemove, type NodeId, nodeOf } from '@luqiao/domain/procedures'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { afterChange } from './after-change.ts'
import { lockCase } from './case-repository.ts'
import { loadHistory } from './history-repository.ts'
import { keepVersion, type NodeSeen, nodeSeenBy, removeNodeRow, removeProceeding } from './node-repository.ts'
import { broken } from './record-node.ts'

/** Removes a node that nothing later rests on; a proceeding that it opened goes with it. Its history stays. */
export const removeNode = command(async (work: Work, { input, subject }: Given<typeof cases.removeNode, NodeSeen>) => {
  const held = await lockCase(work.db, subject.id)
  const row = await nodeSeenBy(work.db, work.actor, subject.node_id)
  if (!held || !row) throw generalRefusals.refusal('not-found')
  if (input.version !== undefined && input.version !== row.version) throw generalRefusals.refusal('changed-meanwhile')
  const { history } = await loadHistory(work.db, subject.id)
  const allowed = mayRemove(history, row.node_id)
  if (allowed !== true) throw broken('something-rests-on-it', allowed)
  const at = work.clock.now()
  const version = row.version + 1
  await removeNodeRow(work.db, row.node_id, version, at)
  const opened = history.proceedings.find((one) => one.openedBy === row.node_id)
  if (opened) await removeProceeding(work.db, opened.id, at)
  const values = row.form as FormValues
  await keepVersion(work.db, row.node_id, {
    number: version,
    change: 'removed',
    by: work.actor.userId,
    at,
    occurredOn: row.occurred_on,
    values,
    formVersion: row.form_version,
  })
  await afterChange(work, subject.id, held.state)
  await work.log({
    action: 'case.remove-node',
    subjectType: 'node',
    subjectId: row.node_id,
    caseId: subject.id,
    companyId: subject.company_id,
    before: values,
  })
  await work.emit(nodeRemoved, {
    caseId: subject.id,
    nodeId: row.node_id,
    kind: row.kind,
    title: nodeOf(row.kind as NodeId).title,
    words: null,
    occurredOn: row.occurred_on as LegalDate,
  })
  return null
})
