import { causeEdition } from '@luqiao/domain/causes'
import type { Feature } from '../../platform/http/feature.ts'
import { loadCauses } from './repository.ts'
import { routes } from './routes.ts'

export const causesFeature: Feature = {
  name: 'causes',
  routes,
  reference: [{ list: 'causes', edition: causeEdition, load: loadCauses }],
}
