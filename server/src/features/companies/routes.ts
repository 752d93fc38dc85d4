import { companies } from '@luqiao/domain/companies'
import { openRoute, type Route } from '../../platform/http/route.ts'
import { registerCompany } from './register-company.ts'

export const companyRoutes = (secret: string): Route[] => [
  openRoute(companies.register, { access: 'public', run: registerCompany(secret), present: (made) => made }),
]
