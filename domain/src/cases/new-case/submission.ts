import type { CauseLookup, FormContext, FormValues, ValuesOf } from '../../forms/index.ts'
import { type Form, validate } from '../../forms/index.ts'
import type { Fault } from '../../kernel/index.ts'
import type { CaseType } from '../../procedures/index.ts'
import type { evidenceForm } from './definitions/evidence.ts'
import type { partyForm } from './definitions/party.ts'
import { faultsAmongParties, validateEntries } from './entries.ts'
import { basicFormsOf, type CaseFacts, caseFacts, contextOf, evidenceForms, partyForms } from './forms.ts'

export type PartyValues = ValuesOf<typeof partyForm>
export type EvidenceValues = ValuesOf<typeof evidenceForm>

/** What every basic form answers; the rest of it is the track's own. */
export type BasicValues = {
  readonly title?: string | null
  readonly civil_lawsuit?: number | null
  readonly subject_amount?: string | null
  readonly region?: string | null
  readonly court_receiving?: string | null
  readonly resolution_by?: string | null
} & FormValues

export type FormVersionsGiven = {
  readonly basic?: number | undefined
  readonly party?: number | undefined
  readonly evidence?: number | undefined
}

export type Submission = {
  readonly chosen: { readonly ipCase: boolean; readonly caseType: CaseType }
  readonly basic: unknown
  readonly party: readonly unknown[]
  readonly evidence: readonly unknown[]
  readonly versions?: FormVersionsGiven | undefined
}

export type NewCase = {
  readonly facts: CaseFacts
  readonly basic: { readonly form: Form; readonly values: BasicValues }
  readonly parties: { readonly form: Form; readonly entries: readonly { index: number; values: PartyValues }[] }
  readonly evidence: { readonly form: Form; readonly entries: readonly { index: number; values: EvidenceValues }[] }
}

/** Step 1 alone. `ip_case` and `case_type`, which travel beside its answers, are no answers and fall away. */
export function readBasic(
  chosen: Submission['chosen'],
  given: unknown,
  around: FormContext & { causes?: CauseLookup },
  place: { version?: number | undefined; at?: string } = {},
) {
  const form = basicFormsOf(chosen.caseType).at(place.version)
  const context = contextOf(chosen, around)
  const { values, faults } = validate(form, given, context, place.at ?? '')
  return { form, values: values as BasicValues, faults, facts: caseFacts(chosen, values as FormValues, around.causes) }
}

/** Step 2 alone. */
export function readParties(facts: CaseFacts, given: readonly unknown[], around: FormContext, version?: number) {
  const form = partyForms.at(version)
  const { entries, faults } = validateEntries(form, given, contextOf(facts, around), 'party')
  return {
    form,
    entries: entries as NewCase['parties']['entries'],
    faults: [...faults, ...faultsAmongParties(entries)],
  }
}

function readEvidence(facts: CaseFacts, given: readonly unknown[], around: FormContext, version?: number) {
  const form = evidenceForms.at(version)
  const { entries, faults } = validateEntries(form, given, contextOf(facts, around), 'evidence')
  return { form, entries: entries as NewCase['evidence']['entries'], faults }
}

/** Everything that was answered, read again together: what the steps showed was only a preview of this. */
export function readNewCase(
  submission: Submission,
  around: FormContext & { causes?: CauseLookup },
): { read: NewCase; faults: readonly Fault[] } {
  const { chosen, versions = {} } = submission
  const basic = readBasic(chosen, submission.basic, around, { version: versions.basic, at: 'basic' })
  const parties = readParties(basic.facts, submission.party, around, versions.party)
  const evidence = readEvidence(basic.facts, submission.evidence, around, versions.evidence)
  return {
    read: { facts: basic.facts, basic, parties, evidence },
    faults: [...basic.faults, ...parties.faults, ...evidence.faults],
  }
}
