import type { Feature } from '../../platform/http/feature.ts'
import { lawyerRoutes } from './routes.ts'

export { correctLawyer, insertLawyer, licenceTaken, regionOf } from './repository.ts'

export const lawyersFeature = (secret: string): Feature => ({ name: 'lawyers', routes: lawyerRoutes(secret) })
