export * from './new-case/index.ts'
