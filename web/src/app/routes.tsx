/**
 * Which page stands at which path. Only this file, public-routes.tsx (pages without sign-in) and slots.ts (dialogs and
 * parts of the shell) compose features. A page is always reached by `() => import(…)`, so that each is its own chunk.
 *
 * To add a screen: write `features/<f>/<name>-page.tsx` with a default export (a component without props), and add one
 * line to `workScreens` here (signed in, in the work layout, with antd and the query cache) or to `publicScreens` in
 * public-routes.tsx (in the public layout, no antd, no query cache). The title is the breadcrumb and the document title.
 * `:id` is a number: `useIdParam()` of platform/navigation reads it and answers 404 for anything else. The side menu
 * comes from the server and lists what stands here; so does the avatar's menu.
 */
import { text } from '@luqiao/domain/kernel'
import { matchPath } from 'react-router'
import type { Screen } from './screen.ts'

export const workScreens: readonly Screen[] = [
  {
    path: '/works/index',
    title: text('工作台', 'Dashboard', 'Panel'),
    page: () => import('../features/dashboard/dashboard-page.tsx'),
  },
  {
    path: '/case/index',
    title: text('案件管理', 'Cases', 'Casos'),
    page: () => import('../features/cases/case-list-page.tsx'),
  },
  {
    path: '/case/edit/:id',
    title: text('案件详情', 'Case', 'Caso'),
    under: '/case/index',
    page: () => import('../features/cases/case-page.tsx'),
  },
  {
    path: '/source/index',
    title: text('案源管理', 'Case sources', 'Solicitudes de casos'),
    page: () => import('../features/case-sources/sources-page.tsx'),
  },
  {
    path: '/waiting',
    title: text('审核进度', 'My registration', 'Mi registro'),
    page: () => import('../features/accounts/waiting/waiting-page.tsx'),
  },
  ...['/general/platform', '/general/profile', '/general/lawyer'].map((path) => ({
    path,
    title: text('账号设置', 'Settings', 'Ajustes'),
    page: () => import('../features/accounts/settings/settings-page.tsx'),
  })),
  {
    path: '/general/password',
    title: text('修改密码', 'Change the password', 'Cambiar la contraseña'),
    page: () => import('../features/accounts/settings/password-page.tsx'),
  },
  {
    path: '/passed/company',
    title: text('企业审核', 'Company registrations', 'Registros de empresas'),
    page: () => import('../features/reviews/company-reviews-page.tsx'),
  },
  {
    path: '/passed/lawyer',
    title: text('律师审核', 'Lawyer registrations', 'Registros de abogados'),
    page: () => import('../features/reviews/lawyer-reviews-page.tsx'),
  },
  {
    path: '/message/index',
    title: text('消息', 'Messages', 'Mensajes'),
    page: () => import('../features/notifications/messages-page.tsx'),
  },
  {
    path: '/message/memorabilia/:id',
    title: text('案件动态', 'Case dynamics', 'Actividad del caso'),
    under: '/message/index',
    page: () => import('../features/notifications/dynamics-page.tsx'),
  },
]

/** Paths that stand for another one. */
export const redirects: Readonly<Record<string, string>> = {
  '/works': '/works/index',
  '/case': '/case/index',
  '/source': '/source/index',
  '/lawyer': '/lawyer/index',
  '/company': '/company/index',
  '/customer': '/customer/list',
  '/passed': '/passed/lawyer',
  '/message': '/message/index?type=0&name=first',
  '/tool': '/tool/index',
  '/risk': '/risk/company/list',
}

const screenAt = (pathname: string): Screen | undefined => workScreens.find(({ path }) => matchPath(path, pathname))

/** The screen at a path and what it lies under, outermost first: breadcrumb, document title and the menu's mark. */
export function trailTo(pathname: string): readonly Screen[] {
  const screen = screenAt(pathname)
  return screen ? [...(screen.under ? trailTo(screen.under) : []), screen] : []
}

/** Is there a signed-in page at this address? What is not built is in no menu. */
export const isBuilt = (to: string): boolean => screenAt(to.split('?')[0] ?? to) !== undefined
