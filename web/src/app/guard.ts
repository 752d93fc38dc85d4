import { safeRedirect, signInPath } from '../platform/navigation.ts'
import type { Session } from '../platform/session/index.ts'
import { settingsPath } from './account-links.ts'

/** What a visitor may open without a token (specification, section 2). */
const publicPaths = new Set(
  (
    '/ /index /index/lawyer /reg_lawyer /reg_company /404 /401 /aboutus /product /productIntr /link /law /mini_charts ' +
    '/viewFile /login'
  ).split(' '),
)
/** Development only: the gallery of form fields. */
if (import.meta.env.DEV) publicPaths.add('/dev/forms')

/** Pages that win a visitor over: a lawyer, who has no home link, is sent on to the dashboard. */
const landingPaths = new Set([
  '/',
  '/index',
  '/index/lawyer',
  '/reg_lawyer',
  '/reg_company',
  '/product',
  '/productIntr',
])
/** Pages for who is not signed in yet. */
const arrivalPaths = new Set(['/login', '/reg_lawyer', '/reg_company'])
/** All that a registration under review may open. */
const waitingPaths = new Set(['/waiting', '/general/password'])

const dashboard = '/works/index'
const companyPages = /^\/company(\/|$)/

export const isPublic = (pathname: string): boolean => publicPaths.has(pathname)

/** `fetch-user`: a token is there and its user is not; fetch the user, then ask again for the same path. */
export type Verdict = 'pass' | 'fetch-user' | { go: string }

const withoutSlash = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)

/** The route guard of the specification. `previous` is where the visitor comes from. */
export function guard(at: { pathname: string; search: string }, session: Session, previous: string): Verdict {
  const pathname = withoutSlash(at.pathname)
  if (session.token === undefined) return isPublic(pathname) ? 'pass' : { go: signInPath(at.pathname + at.search) }
  if (!session.signedIn) return 'fetch-user'

  const { user } = session.signedIn
  if (user.waiting && !isPublic(pathname) && !waitingPaths.has(pathname)) return { go: '/waiting' }
  const asked = safeRedirect(new URLSearchParams(at.search).get('redirect'))
  if (asked && (pathname === '/index' || pathname === '/login')) return { go: asked }
  if (pathname === '/general') return { go: settingsPath(user) }
  if (user.user_type === 2 && landingPaths.has(pathname)) return { go: dashboard }
  if (arrivalPaths.has(pathname)) return { go: dashboard }
  if (companyPages.test(pathname)) {
    if (user.user_type !== 0) return { go: dashboard }
    if (pathname === '/company/detail') return { go: previous }
  }
  return 'pass'
}
