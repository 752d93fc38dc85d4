export * from './contract.ts'
export * from './limits.ts'
export * from './refusals.ts'
