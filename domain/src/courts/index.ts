export * from './contract.ts'
export { allCourts, type Court, type CourtLevel, courtEdition, courtLevels } from './reference.ts'
