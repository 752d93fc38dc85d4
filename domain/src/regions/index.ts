export * from './contract.ts'
export { allRegions, type Division, regionEdition } from './reference.ts'
