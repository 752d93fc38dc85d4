export { type Firm, lawyerFields, lawyers } from './contract.ts'
export { type PracticeField, practiceFieldIds, practiceFields } from './fields.ts'
