import type { Feature } from '../../platform/http/feature.ts'

export { findActor } from './find-actor.ts'

export const accounts: Feature = { name: 'accounts', routes: [] }
