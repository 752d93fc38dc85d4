import { entriesForm, type NewCaseStep, newCase } from '@luqiao/domain/cases'
import { type FormValues, initialValues } from '@luqiao/domain/forms'
import { call } from '../../platform/api/index.ts'
import type { Answered, Draft, OpenedFrom, StepName } from './draft.ts'

const opened = ({ choice }: Draft, { sourceId, lawyerId }: OpenedFrom) => ({
  ip_case: choice.ip_case,
  case_type: choice.case_type,
  ...(sourceId !== undefined && { source_id: sourceId }),
  ...(lawyerId !== undefined && { lawyer_id: lawyerId }),
})

const valuesOf = ({ answered }: Draft, step: StepName): FormValues => answered[step]?.values ?? {}
const rowsOf = (draft: Draft, step: 'party' | 'evidence'): unknown[] => {
  const rows = valuesOf(draft, step)[step]
  return Array.isArray(rows) ? rows : []
}
const versionOf = ({ answered }: Draft, step: StepName): number | undefined => answered[step]?.form.version

/** What the party forms depend on, of what was answered before. */
const facts = (draft: Draft, from: OpenedFrom) => {
  const { case_level, civil_lawsuit } = valuesOf(draft, 'basic')
  return {
    ...opened(draft, from),
    ...(typeof case_level === 'string' && { case_level }),
    ...((typeof civil_lawsuit === 'number' || typeof civil_lawsuit === 'string') && { civil_lawsuit }),
  }
}

const single = (step: NewCaseStep): Answered => {
  const { appendArr: _, ...form } = step
  return { form, values: initialValues(form.form) }
}

export const askBasicForm = async (draft: Draft, from: OpenedFrom): Promise<Answered> =>
  single(await call(newCase.create, opened(draft, from)))

export async function askPartyForm(draft: Draft, from: OpenedFrom, title: string): Promise<Answered> {
  const version = versionOf(draft, 'basic')
  const input = { ...valuesOf(draft, 'basic'), ...opened(draft, from), version }
  return entriesForm(await call(newCase.basic, input), 'party', title)
}

export async function askEvidenceForm(draft: Draft, from: OpenedFrom, title: string): Promise<Answered> {
  const input = { ...facts(draft, from), version: versionOf(draft, 'party'), party: rowsOf(draft, 'party') }
  return entriesForm(await call(newCase.party, input), 'evidence', title)
}

/** The answers of one party's form filled with what is known of it, and the line that says who was linked. */
export async function askKnownParty(draft: Draft, from: OpenedFrom, party: FormValues, id: number | string) {
  const { isour, party_role, party_type } = party
  const step = await call(newCase.party, {
    ...facts(draft, from),
    ...(typeof isour === 'string' && { isour }),
    ...(typeof party_role === 'string' && { party_role }),
    party_type,
    party_id: id,
  })
  const note = step.form.find(({ name }) => name === 'party_name')?.label ?? ''
  return { values: initialValues(step.form) as FormValues, note }
}

/** Sends everything; the same key makes one case however often it is sent. */
export async function createCase(draft: Draft, from: OpenedFrom): Promise<number> {
  const input = {
    case: opened(draft, from),
    basic: valuesOf(draft, 'basic') as Record<string, unknown>,
    party: rowsOf(draft, 'party'),
    evidence: rowsOf(draft, 'evidence'),
    versions: {
      basic: versionOf(draft, 'basic'),
      party: versionOf(draft, 'party'),
      evidence: versionOf(draft, 'evidence'),
    },
  }
  const { case_id } = await call(newCase.evidence, input, { idempotencyKey: draft.key })
  return case_id
}
