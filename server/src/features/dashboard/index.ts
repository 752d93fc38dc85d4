import type { Feature } from '../../platform/http/feature.ts'
import { routes } from './routes.ts'

/** Where a person starts the day: what is due, what is quiet, this week beside the last. */
export const dashboardFeature: Feature = { name: 'dashboard', routes }
