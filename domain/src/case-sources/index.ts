export { faultOfBrief, longestBrief, type Unspoken } from './brief.ts'
export { checkSource, inFormOrder, type SourceDraft, type SourceFacts, sourceDraft } from './check-source.ts'
export {
  type Candidate,
  caseSources,
  type SourceAbility,
  type SourceDetail,
  type SourceRow,
  sourceAbilities,
} from './contract.ts'
export * from './events.ts'
export { mostCases, type SourceField, sourceFields } from './fields.ts'
export { checkForm, companyNameField, draftOf, sourceForm } from './form.ts'
export * from './lifecycle.ts'
export * from './matching.ts'
export { practiceFieldsIn } from './practice.ts'
export { caseSourceRefusals } from './refusals.ts'
export { filterCaseCount, filterCaseFee, regionLabel, regionNamesOf } from './typing.ts'
