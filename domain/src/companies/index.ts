export { normalisedName } from './name.ts'
