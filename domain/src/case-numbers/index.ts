export * from './case-number.ts'
export { caseNumberRefusals } from './refusals.ts'
export { type Proposal, proposedBy, type TypeCode, typeCodes } from './type-codes.ts'
