export * from './contract.ts'
export { allCauses, type Cause, type CauseBranch, causeEdition } from './reference.ts'
