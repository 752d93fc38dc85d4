export { type ClientSide, caseTypeTree, type Matter, natureOf } from './case-types.ts'
export { type Chosen, type FoundParty, type NewCaseStep, newCase } from './contract.ts'
export { type Entry, faultsAmongParties, mostEntries, noSuchParty, validateEntries } from './entries.ts'
export { entriesForm } from './entries-form.ts'
export { caseCreated } from './events.ts'
export {
  basicFormsOf,
  type CaseFacts,
  caseFacts,
  contextOf,
  type EntryStep,
  evidenceForms,
  partyForms,
} from './forms.ts'
export {
  type CaseLevel,
  caseLevels,
  type PartyRole,
  partyRoles,
  partyRolesOf,
  type RoleSide,
  usualRole,
} from './party-roles.ts'
export { newCaseRefusals } from './refusals.ts'
export {
  type EvidenceValues,
  type NewCase,
  type PartyValues,
  readBasic,
  readNewCase,
  readParties,
} from './submission.ts'
export { caseTitle, shortName } from './title.ts'
