import { type FormContext, type FormValues, type Option, option } from '../forms/index.ts'
import type { LegalDate, Localized } from '../kernel/index.ts'
import type { History, Proceeding, RecordedNode } from './history.ts'
import { choices, judgments, judgmentsOf, rulings, rulingsOf } from './outcomes.ts'
import { type ProceedingKind, proceedingKinds, trialProcedures, trialProceduresOf } from './proceedings.ts'
import { restingOn } from './removal.ts'
import { endOf, latestOf, proceedingFacts, proceedingOf } from './standing.ts'
import { nextNodes, type Step } from './steps.ts'
import { withdrawals, withdrawalsOf } from './withdrawals.ts'

/** Whom the party lists of a form name, beside what the history knows. */
export type PartyNames = ReadonlyMap<number, Localized>

const answering: readonly string[] = ['defendant', 'appellee', 'respondent']

/** A node about to be recorded, or one being changed. */
export type FormPlace = { readonly step: Step } | { readonly edited: RecordedNode }

/** What a node's form may know: the facts of its proceeding, and the lists that its options name. */
export function nodeFormContext(
  history: History,
  place: FormPlace,
  { names, today }: { readonly names: PartyNames; readonly today: LegalDate },
): Required<Pick<FormContext, 'facts' | 'options'>> {
  const step = 'step' in place ? place.step : undefined
  const edited = 'edited' in place ? place.edited : undefined
  const proceeding = proceedingOf(history, edited?.proceeding ?? step?.proceeding ?? null)
  const kind = proceeding?.kind ?? step?.opens?.kind ?? 'first'
  const standing = proceeding?.parties ?? history.parties.map(({ id, role }) => ({ caseParty: id, role }))
  return {
    facts: { ...factsOf(history, proceeding, step, edited), today },
    options: {
      instances: choices(proceedingKinds, step?.opens ? openable(history, step) : [kind]),
      procedures: choices(trialProcedures, trialProceduresOf(history.branch, kind)),
      judgments: choices(judgments, judgmentsOf(history.branch, kind)),
      rulings: choices(rulings, rulingsOf(kind)),
      withdrawals: choices(withdrawals, withdrawalsOf(kind)),
      ...partyLists(history, standing, names),
    },
  }
}

const openable = (history: History, step: Step): ProceedingKind[] => {
  const open = nextNodes(history).may.filter((one) => one.node === step.node)
  return [...new Set(open.flatMap((one) => (one.opens ? [one.opens.kind] : [])))]
}

function partyLists(
  history: History,
  standing: readonly { caseParty: number; role: string }[],
  names: PartyNames,
): Record<string, Option[]> {
  const named = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const name = names.get(id)
      return name ? [option(id, name)] : []
    })
  const answers = standing.filter((one) => answering.includes(one.role)).map((one) => one.caseParty)
  const all = history.parties.map((one) => one.id)
  return { parties: named(all), answering: named(answers.length > 0 ? answers : all) }
}

function factsOf(
  history: History,
  proceeding: Proceeding | undefined,
  step: Step | undefined,
  edited: RecordedNode | undefined,
): FormValues {
  const others = history.nodes.filter((one) => one.id !== edited?.id)
  const onThe = (node: string) =>
    others.find((one) => one.node === node && proceeding && one.proceeding === proceeding.id)?.occurredOn
  const predecessor = step?.opens && endOf(history, step.opens.predecessor)
  const end = proceeding && endOf(history, proceeding.id)
  const followers = edited ? restingOn(history, edited.id).map((one) => one.occurredOn) : []
  const facts = {
    ...proceedingFacts(history, proceeding),
    ...(step?.opens && { kind: step.opens.kind }),
    ...(predecessor && { decided_on: predecessor.occurredOn, appeal_of: predecessor.values.document ?? null }),
    filed_on: onThe('casetrial/register'),
    accepted_on: onThe('acceptance/accept'),
    ended_on: end && end.id !== edited?.id ? end.occurredOn : undefined,
    followed_on: followers.sort()[0],
    // a hearing may lie in the future
    last_on: latestOf(others.filter((one) => one.node !== 'trialsit/save')),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}
