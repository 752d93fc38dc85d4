import { nodeEdited, nodeRecorded, type RecordNode } from '@luqiao/domain/cases'
import type { Attachment, FormContext, FormValues, Served } from '@luqiao/domain/forms'
import { generalRefusals, type InputOf, type LegalDate, Refusal } from '@luqiao/domain/kernel'
import {
  dynamicOf,
  mayChange,
  type NodeId,
  nodeOf,
  procedureRefusals,
  type RecordedNode,
} from '@luqiao/domain/procedures'
import { command } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { claimFiles, releaseFiles } from '../documents/index.ts'
import { afterChange } from './after-change.ts'
import { type CaseSeen, lockCase } from './case-repository.ts'
import { type CaseHistory, loadHistory } from './history-repository.ts'
import { contextOfForm, occurredOn, placeOf, readAnswers } from './node-form.ts'
import {
  attachFiles,
  detachFiles,
  filesOfNode,
  insertNode,
  keepVersion,
  nodeSeenBy,
  updateNode,
  writeServices,
} from './node-repository.ts'
import { changeProceeding, openProceeding } from './write-proceeding.ts'

type Given = { input: InputOf<RecordNode>; subject: CaseSeen }
type Answered = { values: FormValues; formVersion: number; on: LegalDate; context: FormContext }

/** Records a node, or changes a recorded one and keeps what it said: the same call for every node of the catalogue. */
export const recordNode = (node: NodeId) =>
  command(async (work: Work, { input, subject }: Given) => {
    // whoever else works on this case waits here, then sees what was written
    const held = await lockCase(work.db, subject.id)
    if (!held) throw generalRefusals.refusal('not-found')
    const known = await loadHistory(work.db, subject.id)
    const edited = input.id === undefined ? undefined : recordedNode(known, input.id, node)
    const opens =
      input.opens ??
      (input.form.instance === 'second' ? 'second' : input.form.instance === 'first' ? 'first' : undefined)
    const place = placeOf(known.history, { node, proceeding_id: input.proceeding_id, opens }, edited)
    const context = await contextOfForm(work, known, place, input.form)
    const { definition, values } = readAnswers(node, input, context)
    const answered = { values, formVersion: definition.version, on: occurredOn(node, values), context }
    const written =
      'edited' in place
        ? await change(work, subject, known, place.edited, input.version, answered)
        : await record(work, subject, known, place, answered)
    await writeServices(work.db, written.id, servedIn(values))
    await keepVersion(work.db, written.id, {
      number: written.version,
      change: edited ? 'edited' : 'recorded',
      by: work.actor.userId,
      at: work.clock.now(),
      occurredOn: answered.on,
      values,
      formVersion: answered.formVersion,
    })
    await afterChange(work, subject.id, held.state)
    await work.log({
      action: edited ? 'case.edit-node' : 'case.record-node',
      subjectType: 'node',
      subjectId: written.id,
      caseId: subject.id,
      companyId: subject.company_id,
      ...(edited && { before: edited.values }),
      after: values,
    })
    await work.emit(edited ? nodeEdited : nodeRecorded, {
      caseId: subject.id,
      nodeId: written.id,
      kind: node,
      title: nodeOf(node).title,
      words: dynamicOf(nodeOf(node), values, context),
      occurredOn: answered.on,
    })
    return written
  })

function recordedNode({ history }: CaseHistory, id: number, node: NodeId): RecordedNode {
  const found = history.nodes.find((one) => one.id === id && one.node === node)
  if (!found) throw generalRefusals.refusal('not-found', { path: 'id' })
  return found
}

type Written = { id: number; version: number }

async function record(
  work: Work,
  subject: CaseSeen,
  known: CaseHistory,
  place: ReturnType<typeof placeOf>,
  { values, formVersion, on }: Answered,
): Promise<Written> {
  if (!('step' in place)) throw new Error('a new node has a step')
  const { step, node } = place
  const proceedingId = step.opens
    ? await openProceeding(work, subject, known.history, step.opens, values)
    : step.proceeding
  const at = work.clock.now()
  const id = await insertNode(work.db, {
    caseId: subject.id,
    proceedingId,
    kind: node,
    by: work.actor.userId,
    at,
    occurredOn: on,
    values,
    formVersion,
  })
  await attach(work, id, filesIn(values))
  return { id, version: 1 }
}

async function change(
  work: Work,
  subject: CaseSeen,
  known: CaseHistory,
  edited: RecordedNode,
  versionRead: number | undefined,
  { values, formVersion, on }: Answered,
): Promise<Written> {
  const row = await nodeSeenBy(work.db, work.actor, edited.id)
  if (!row) throw generalRefusals.refusal('not-found', { path: 'id' })
  if (versionRead !== undefined && versionRead !== row.version) throw generalRefusals.refusal('changed-meanwhile')
  const allowed = mayChange(known.history, edited.id, { values, occurredOn: on })
  if (allowed !== true) throw broken('change-breaks', allowed)
  const version = row.version + 1
  await updateNode(work.db, edited.id, version, { occurredOn: on, values, formVersion })
  const opened = known.history.proceedings.find((one) => one.openedBy === edited.id)
  if (opened) await changeProceeding(work, subject, known.history, opened.id, values)
  const before = new Map((await filesOfNode(work.db, edited.id)).map((file) => [file.id, file]))
  const kept = filesIn(values)
  const gone = [...before.keys()].filter((id) => !kept.some((file) => file.id === id))
  await detachFiles(work.db, edited.id, gone)
  await releaseFiles(work, gone)
  await attach(
    work,
    edited.id,
    kept.filter((file) => !before.has(file.id)),
  )
  return { id: edited.id, version }
}

export const broken = (name: 'change-breaks' | 'something-rests-on-it', resting: readonly RecordedNode[]): Refusal =>
  new Refusal(
    resting.map((other) => procedureRefusals.fault(name, { parameters: { other: nodeOf(other.node).title } })),
  )

const filesIn = ({ files }: FormValues): readonly Attachment[] =>
  Array.isArray(files) ? (files as unknown as Attachment[]) : []
const servedIn = ({ served }: FormValues): readonly Served[] =>
  Array.isArray(served) ? (served as unknown as Served[]) : []

async function attach(work: Work, nodeId: number, files: readonly Attachment[]): Promise<void> {
  const claimed = await claimFiles(
    work,
    files.map((file) => file.thumbid),
    'files',
  )
  await attachFiles(
    work.db,
    nodeId,
    claimed.map((file) => file.id),
  )
}
