export * from './contract.ts'
export * from './events.ts'
export { reviewRefusals } from './refusals.ts'
