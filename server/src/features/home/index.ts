import type { Feature } from '../../platform/http/feature.ts'
import { routes } from './routes.ts'

/** What a guest sees on the home page. */
export const homeFeature: Feature = { name: 'home', routes }
