import { type FormValues, validate } from '../forms/index.ts'
import { addDays, type LegalDate, legalDateOf, text } from '../kernel/index.ts'
import { nodeOf } from './catalogue.ts'
import { nodeFormContext } from './form-context.ts'
import type { History, Proceeding } from './history.ts'
import { rolesIn } from './instance-roles.ts'
import type { NodeId } from './node.ts'
import { mainKinds, type ProceedingKind, type TrialProcedure } from './proceedings.ts'
import { type Step, stepFor } from './steps.ts'

/** For tests: an invented case with two parties, ours first. */
export const begun = (given: Partial<History> = {}): History => ({
  caseType: 1,
  branch: 'civil',
  takenUpAt: 'first',
  parties: [
    { id: 1, ours: true, role: 'plaintiff', abroad: false },
    { id: 2, ours: false, role: 'defendant', abroad: false },
  ],
  proceedings: [],
  nodes: [],
  ...given,
})

const someDay = legalDateOf('2026-01-05')
const nobody = text('某方', 'Someone', 'Alguien')

/** For tests: records a node as a command would, its form validated. Throws where it may not be recorded. */
export function record(
  history: History,
  node: NodeId,
  answers: FormValues,
  place: { proceeding?: number; opens?: ProceedingKind } = {},
): History {
  const step = stepFor(history, node, place)
  if ('code' in step) throw new Error(`${node}: ${step.code}`)
  const names = new Map(history.parties.map((party) => [party.id, nobody]))
  const context = nodeFormContext(history, { step }, { names, today: legalDateOf('2030-01-01') })
  const { values, faults } = validate(nodeOf(node).form.current, answers, context)
  if (faults.length > 0) throw new Error(`${node}: ${faults.map((one) => `${one.path} ${one.code}`).join(', ')}`)
  return written(history, step, values as FormValues)
}

function written(history: History, step: Step, values: FormValues): History {
  const id = history.nodes.length + 1
  const opened = step.opens ? open(history, step.opens, id, values) : undefined
  const recorded = {
    id,
    node: step.node,
    proceeding: opened?.id ?? step.proceeding,
    occurredOn: occurredOn(step.node, values),
    values,
  }
  return {
    ...history,
    nodes: [...history.nodes, recorded],
    proceedings: opened ? [...history.proceedings, opened] : history.proceedings,
  }
}

function open(
  history: History,
  { kind, predecessor }: NonNullable<Step['opens']>,
  openedBy: number,
  values: FormValues,
): Proceeding {
  const before = history.proceedings.findLast((one) => mainKinds.includes(one.kind))?.parties
  const standing = before ?? history.parties.map((party) => ({ caseParty: party.id, role: party.role }))
  const initiators = Array.isArray(values.appellants) ? values.appellants.map(Number) : []
  return {
    id: history.proceedings.length + 101,
    kind,
    ordinal: history.proceedings.filter((one) => one.kind === kind).length + 1,
    predecessor,
    procedure: values.procedure as TrialProcedure,
    openedBy,
    parties: rolesIn(kind, standing, initiators),
  }
}

function occurredOn(node: NodeId, values: FormValues): LegalDate {
  const [name = '', inner] = nodeOf(node).dateField.split('.')
  const value = inner ? (values[name] as FormValues)[inner] : values[name]
  return legalDateOf(String(value).slice(0, 10))
}

/** The n-th week of an invented case. */
export const week = (n: number): LegalDate => addDays(someDay, 7 * n)
