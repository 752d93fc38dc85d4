import { courtEdition } from '@luqiao/domain/courts'
import type { Feature } from '../../platform/http/feature.ts'
import { loadCourts } from './repository.ts'
import { routes } from './routes.ts'

/** After regions: a court lies in one. */
export const courtsFeature: Feature = {
  name: 'courts',
  routes,
  reference: [{ list: 'courts', edition: courtEdition, load: loadCourts }],
}
