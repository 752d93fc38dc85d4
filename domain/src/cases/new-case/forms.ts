import {
  type CauseLookup,
  type FormContext,
  type FormValues,
  type FormVersions,
  holds,
  versions,
  when,
} from '../../forms/index.ts'
import type { CaseType } from '../../procedures/index.ts'
import { type Matter, natureOf } from './case-types.ts'
import { basicComplaint } from './definitions/basic-complaint.ts'
import { basicLitigation } from './definitions/basic-litigation.ts'
import { basicNegotiation } from './definitions/basic-negotiation.ts'
import { basicResolution } from './definitions/basic-resolution.ts'
import { evidenceForm } from './definitions/evidence.ts'
import { partyForm } from './definitions/party.ts'
import { type CaseLevel, caseLevels, partyRoleOptions } from './party-roles.ts'

const basics: Readonly<Record<Matter, FormVersions>> = {
  litigation: versions(basicLitigation),
  complaint: versions(basicComplaint),
  resolution: versions(basicResolution),
  negotiation: versions(basicNegotiation),
}

/** The basic form of a track, with the older versions that stored cases still answer. */
export const basicFormsOf = (caseType: CaseType): FormVersions => basics[natureOf(caseType).matter]
export const partyForms = versions(partyForm)
export const evidenceForms = versions(evidenceForm)

/** What the choices of step 0 and the answers of step 1 mean for the forms. */
export type CaseFacts = {
  readonly ipCase: boolean
  readonly caseType: CaseType
  readonly caseLevel?: CaseLevel | undefined
  /** The cause of action is of the criminal kind. */
  readonly criminal?: boolean | undefined
}

/** A form of the case knows these facts (`today` among what `around` brings) and the roles that its parties may have. */
export const contextOf = (facts: CaseFacts, around: FormContext = {}): FormContext => ({
  ...around,
  facts: {
    ...around.facts,
    ip_case: facts.ipCase ? '1' : '0',
    case_type: facts.caseType,
    ...(facts.caseLevel && { case_level: facts.caseLevel }),
  },
  options: { ...around.options, party_roles: partyRoleOptions(facts) },
})

/** The facts of a case from what was chosen first and its basic answers; the same for a stored case. */
export function caseFacts(
  chosen: { ipCase: boolean; caseType: CaseType },
  basic: FormValues,
  causes?: CauseLookup,
): CaseFacts {
  const level = String(basic.case_level ?? '')
  const criminal = holds(when.criminalCause('civil_lawsuit'), {
    values: basic,
    facts: {},
    causeKind: (value) => causes?.byValue(value)?.kind,
  })
  return { ...chosen, ...(level in caseLevels && { caseLevel: level as CaseLevel }), criminal }
}

export type EntryStep = 'party' | 'evidence'
