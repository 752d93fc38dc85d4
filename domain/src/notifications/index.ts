export * from './contract.ts'
export * from './refusals.ts'
export * from './templates.ts'
