import { regionEdition } from '@luqiao/domain/regions'
import type { Feature } from '../../platform/http/feature.ts'
import { loadRegions } from './repository.ts'
import { routes } from './routes.ts'

export { findRegion } from './repository.ts'

export const regionsFeature: Feature = {
  name: 'regions',
  routes,
  reference: [{ list: 'regions', edition: regionEdition, load: loadRegions }],
}
