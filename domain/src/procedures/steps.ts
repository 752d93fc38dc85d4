import { type Fault, type Localized, text } from '../kernel/index.ts'
import { nodeOf, nodesOf } from './catalogue.ts'
import type { History, Proceeding } from './history.ts'
import type { NodeDefinition, NodeId, Opening } from './node.ts'
import type { ProceedingKind } from './proceedings.ts'
import { procedureRefusals } from './refusals.ts'
import { closeOf, currentMain, endOf, follows, fulfils } from './standing.ts'

/** A node that may be recorded, and where. */
export type Step = {
  readonly node: NodeId
  /** The proceeding that it belongs to; null where it opens one or concerns the whole case. */
  readonly proceeding: number | null
  /** The kind of proceeding that it opens, and the proceeding that this one comes from. */
  readonly opens: { readonly kind: ProceedingKind; readonly predecessor: number | null } | null
  /** Its proceeding has ended: it is recorded late, with a day before the end. */
  readonly belated: boolean
}

type Answer = { readonly steps: readonly Step[] } | { readonly fault: Fault }
type Name = Parameters<typeof procedureRefusals.fault>[0]

const refused = (name: Name, definition: NodeDefinition, needed?: Localized): Answer => ({
  fault: procedureRefusals.fault(name, { parameters: { node: definition.title, ...(needed && { needed }) } }),
})

/** What may be recorded next, the present proceeding before earlier ones, and what may not and why. */
export function nextNodes(history: History): {
  readonly may: readonly Step[]
  readonly refused: readonly { readonly node: NodeId; readonly reason: Fault }[]
} {
  const answers = nodesOf(history.caseType).map((definition) => ({ definition, answer: stepsOf(history, definition) }))
  return {
    may: answers.flatMap(({ answer }) => ('steps' in answer ? answer.steps : [])),
    refused: answers.flatMap(({ definition, answer }) =>
      'fault' in answer ? [{ node: definition.id, reason: answer.fault }] : [],
    ),
  }
}

/**
 * The step that a posted node makes: in the proceeding that it names, or opening the kind that it names, or, where it
 * names neither, the first that may be. A fault where there is none.
 */
export function stepFor(
  history: History,
  id: NodeId,
  place: { readonly proceeding?: number | undefined; readonly opens?: ProceedingKind | undefined } = {},
): Step | Fault {
  const definition = nodeOf(id)
  const given = place.proceeding
  const narrowed =
    given === undefined ? history : { ...history, proceedings: history.proceedings.filter((one) => one.id === given) }
  if (given !== undefined && narrowed.proceedings.length === 0) return procedureRefusals.fault('no-such-proceeding')
  const belongs = definition.proceeding !== null && 'belongsTo' in definition.proceeding
  const answer = stepsOf(belongs ? narrowed : history, definition, history)
  if ('fault' in answer) return answer.fault
  const step = answer.steps.find((one) => !place.opens || one.opens?.kind === place.opens)
  return step ?? (refused('cannot-open', definition) as { fault: Fault }).fault
}

/** `looked` may hold fewer proceedings than the whole history. */
function stepsOf(looked: History, definition: NodeDefinition, history: History = looked): Answer {
  if (!definition.tracks.includes(history.caseType)) return refused('not-in-track', definition)
  const close = closeOf(history)
  if (close && !definition.follows.some((anchor) => anchor.node === close.node))
    return close.node === definition.id ? refused('already-recorded', definition) : refused('closed', definition)
  const { proceeding } = definition
  if (!proceeding) return inCase(history, definition)
  return 'opens' in proceeding
    ? opening(history, definition, proceeding.opens)
    : inProceedings(looked, history, definition, proceeding.belongsTo)
}

const neededBy = (definition: NodeDefinition): Localized => {
  const titles = definition.follows.map((anchor) => nodeOf(anchor.node).title)
  return text(
    titles.map((title) => title.zh).join('、'),
    titles.map((title) => title.en).join(', '),
    titles.map((title) => title.es).join(', '),
  )
}

function inCase(history: History, definition: NodeDefinition): Answer {
  if (definition.repeats !== 'always' && history.nodes.some((one) => one.node === definition.id))
    return refused('already-recorded', definition)
  if (!follows(history, definition, null)) return refused('needs-first', definition, neededBy(definition))
  return { steps: [{ node: definition.id, proceeding: null, opens: null, belated: false }] }
}

function inProceedings(
  looked: History,
  history: History,
  definition: NodeDefinition,
  kinds: readonly ProceedingKind[],
): Answer {
  const places = looked.proceedings.filter((one) => kinds.includes(one.kind)).toReversed()
  const answers = places.map((place) => inProceeding(history, definition, place))
  const steps = answers.flatMap((answer) => ('steps' in answer ? answer.steps : []))
  if (steps.length > 0) return { steps }
  return answers.find((answer) => 'fault' in answer) ?? refused('needs-first', definition, neededBy(definition))
}

function inProceeding(history: History, definition: NodeDefinition, place: Proceeding): Answer {
  const recorded = history.nodes.some((one) => one.node === definition.id && one.proceeding === place.id)
  if (recorded && definition.repeats !== 'always') return refused('already-recorded', definition)
  if (!follows(history, definition, place.id)) return refused('needs-first', definition, neededBy(definition))
  const belated = endOf(history, place.id) !== undefined
  if (belated && !definition.belated) return refused('proceeding-ended', definition)
  return { steps: [{ node: definition.id, proceeding: place.id, opens: null, belated }] }
}

function opening(history: History, definition: NodeDefinition, openings: readonly Opening[]): Answer {
  const last = currentMain(history)
  const end = last && endOf(history, last.id)
  const kinds = openings.filter(({ kind, after }) => {
    if (after === 'start') return !last && (kind === 'first' || kind === history.takenUpAt)
    return (
      last && end && after.kinds.includes(last.kind) && end.node === after.node && fulfils(history, end, after.when)
    )
  })
  if (kinds.length === 0) return refused(last && !end ? 'proceeding-open' : 'cannot-open', definition)
  const steps = kinds.map(({ kind }) => ({
    node: definition.id,
    proceeding: null,
    opens: { kind, predecessor: last?.id ?? null },
    belated: false,
  }))
  // taken up at second instance, that comes first
  return {
    steps: steps.sort(
      (a, b) => Number(b.opens.kind === history.takenUpAt) - Number(a.opens.kind === history.takenUpAt),
    ),
  }
}
