import { caseRefusals, type RecordNode } from '@luqiao/domain/cases'
import { type Attachment, type Form, type FormContext, type FormValues, isRecord, validate } from '@luqiao/domain/forms'
import { type InputOf, type LegalDate, legalDateAt, Refusal } from '@luqiao/domain/kernel'
import {
  type FormPlace,
  type NodeId,
  nodeFormContext,
  nodeOf,
  type RecordedNode,
  type Step,
  stepFor,
} from '@luqiao/domain/procedures'
import type { Reading } from '../../platform/work/work.ts'
import type { CaseHistory } from './history-repository.ts'
import { filesOfNode, ownUploads } from './node-repository.ts'

type Place = {
  node?: NodeId | undefined
  proceeding_id?: number | undefined
  opens?: Step['opens'] extends infer O ? (O extends { kind: infer K } ? K : never) | undefined : never
}

/** Where the node goes: a step that may be recorded now, or the recorded node that is changed. Refused with the reason. */
export function placeOf(
  history: CaseHistory['history'],
  asked: Place,
  edited: RecordedNode | undefined,
): FormPlace & { node: NodeId } {
  if (edited) return { edited, node: edited.node }
  if (!asked.node) throw caseRefusals.refusal('node-missing', { path: 'node' })
  const step = stepFor(history, asked.node, { proceeding: asked.proceeding_id, opens: asked.opens })
  if ('code' in step) throw new Refusal([step])
  return { step, node: asked.node }
}

const idsIn = (given: unknown): number[] =>
  (Array.isArray(given) ? given : []).map((one) => Number(isRecord(one) ? one.id : one)).filter(Number.isSafeInteger)

/** What the form of a node may know: the case, and the files that the caller may attach. */
export async function contextOfForm(
  reading: Reading,
  { history, names }: CaseHistory,
  place: FormPlace,
  given: FormValues | Record<string, unknown>,
): Promise<FormContext> {
  const attached = 'edited' in place ? await filesOfNode(reading.db, place.edited.id) : []
  const uploads = await ownUploads(reading.db, reading.actor.userId, idsIn(given.files))
  const files = new Map(
    [...attached, ...uploads].map((file): [number, Attachment] => [
      file.id,
      { id: file.id, name: file.name, thumbid: file.thumb_id, size: file.size },
    ]),
  )
  return {
    ...nodeFormContext(history, place, { names, today: reading.clock.today() }),
    files: (id) => files.get(id),
  }
}

/** The day on which a node occurred: `filed_on`, or the Shanghai day of `hearing.hearing_at`. */
export function occurredOn(node: NodeId, values: FormValues): LegalDate {
  const [name = '', inner] = nodeOf(node).dateField.split('.')
  const answer = values[name]
  const value = inner && isRecord(answer) ? answer[inner] : answer
  if (typeof value !== 'string') throw new Error(`${node}: ${nodeOf(node).dateField} is no day`)
  return value.length > 10 ? legalDateAt(new Date(value)) : (value as LegalDate)
}

/** Reads the answers by the version of the form that asked for them; every faulty field is named. */
export function readAnswers(
  node: NodeId,
  { form, form_version }: Pick<InputOf<RecordNode>, 'form' | 'form_version'>,
  context: FormContext,
): { definition: Form; values: FormValues } {
  const definition = nodeOf(node).form.at(form_version)
  const { values, faults } = validate(definition, form, context)
  if (faults.length > 0) throw new Refusal(faults)
  return { definition, values: values as FormValues }
}
