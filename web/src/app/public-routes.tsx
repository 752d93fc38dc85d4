/**
 * The pages of who is not signed in, drawn in the public layout without antd and without the query cache. This table is
 * part of the first load, and so is the home page, which is most people's first screen; how to add a screen stands in routes.tsx.
 */
import { text } from '@luqiao/domain/kernel'
import { matchPath } from 'react-router'
import HomePage from '../features/home/home-page.tsx'
import NotFoundPage from './pages/not-found-page.tsx'
import type { Screen } from './screen.ts'

export const publicScreens: readonly Screen[] = [
  { path: '/', title: text('首页', 'Home', 'Inicio'), page: async () => ({ default: HomePage }) },
  { path: '/index', title: text('首页', 'Home', 'Inicio'), page: async () => ({ default: HomePage }) },
  { path: '/login', title: text('登录', 'Sign in', 'Iniciar sesión'), page: () => import('./pages/login-page.tsx') },
  {
    path: '/reg_company',
    title: text('企业注册', 'Register a company', 'Registrar una empresa'),
    page: () => import('../features/accounts/registration/register-company-page.tsx'),
  },
  {
    path: '/reg_lawyer',
    title: text('律师注册', 'Register as a lawyer', 'Registrarse como abogado'),
    page: () => import('../features/accounts/registration/register-lawyer-page.tsx'),
  },
  {
    path: '/401',
    title: text('无权访问', 'Not permitted', 'Sin permiso'),
    page: () => import('./pages/not-permitted-page.tsx'),
  },
  {
    path: '/404',
    title: text('页面不存在', 'Page not found', 'Página no encontrada'),
    page: async () => ({ default: NotFoundPage }),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/dev/forms',
          title: text('表单字段', 'Form fields', 'Campos de formulario'),
          page: () => import('./pages/form-gallery-page.tsx'),
        },
      ]
    : []),
]

export const publicScreenAt = (pathname: string): Screen | undefined =>
  publicScreens.find(({ path }) => matchPath(path, pathname))

/** Is there a public page at this address? What is not built is in no menu. */
export const isPublicBuilt = (to: string): boolean => publicScreenAt(to.split('?')[0] ?? to) !== undefined
