export * from './contract.ts'
export { normalisedName } from './name.ts'
