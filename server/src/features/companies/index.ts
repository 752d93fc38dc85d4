import type { Feature } from '../../platform/http/feature.ts'
import { companyRoutes } from './routes.ts'

export { correctCompany, creditCodeTaken, insertCompany } from './repository.ts'

export const companiesFeature = (secret: string): Feature => ({ name: 'companies', routes: companyRoutes(secret) })
