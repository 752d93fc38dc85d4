import type { Route } from '../../platform/http/route.ts'
import { newCaseRoutes } from './new-case/routes.ts'

export const routes: readonly Route[] = [...newCaseRoutes]
