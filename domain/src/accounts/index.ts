export * from './contract.ts'
export { accountRegistered } from './events.ts'
export { accountFields } from './fields.ts'
export { accountRefusals } from './refusals.ts'
