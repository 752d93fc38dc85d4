/**
 * Which page stands at which path. Only this file and slots.ts beside it (dialogs and parts of the shell) compose
 * features. A page is always reached by `() => import(…)`, so that each is its own chunk.
 *
 * To add a screen: write `features/<f>/<name>-page.tsx` with a default export (a component without props), and add one
 * line to `publicScreens` (drawn in the public layout, no antd, no query cache) or `workScreens` (signed in, in the work
 * layout, with antd and the query cache). The title is the breadcrumb and the document title. `:id` is a number:
 * `useIdParam()` of platform/navigation reads it and answers 404 for anything else. The side menu comes from the server;
 * the header and the avatar's menu show a link by themselves once its path stands here.
 */
import { type Localized, text } from '@luqiao/domain/kernel'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router'

export type Screen = {
  path: string
  title: Localized
  /** The path of the list that it belongs under: a step of the breadcrumb, and the entry that the menu marks. */
  under?: string
  page: () => Promise<{ default: ComponentType }>
}

export const publicScreens: readonly Screen[] = [
  { path: '/', title: text('首页', 'Home', 'Inicio'), page: () => import('../features/home/home-page.tsx') },
  { path: '/index', title: text('首页', 'Home', 'Inicio'), page: () => import('../features/home/home-page.tsx') },
  { path: '/login', title: text('登录', 'Sign in', 'Iniciar sesión'), page: () => import('./pages/login-page.tsx') },
  {
    path: '/401',
    title: text('无权访问', 'Not permitted', 'Sin permiso'),
    page: () => import('./pages/not-permitted-page.tsx'),
  },
  {
    path: '/404',
    title: text('页面不存在', 'Page not found', 'Página no encontrada'),
    page: () => import('./pages/not-found-page.tsx'),
  },
]

export const workScreens: readonly Screen[] = [
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

const screens = [...publicScreens, ...workScreens]

/** The screen at a path and what it lies under, outermost first: breadcrumb, document title and the menu's mark. */
export function trailTo(pathname: string): readonly Screen[] {
  const screen = screens.find(({ path }) => matchPath(path, pathname))
  return screen ? [...(screen.under ? trailTo(screen.under) : []), screen] : []
}

/** Is there a page at this path? What is not built is in no menu. */
export const isBuilt = (to: string): boolean => trailTo(to.split('?')[0] ?? to).length > 0
