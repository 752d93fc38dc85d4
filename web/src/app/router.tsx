import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { ApiRefusal } from '../platform/api/refusal.ts'
import { session } from '../platform/session/index.ts'
import { fetchUser } from './account.ts'
import { guard, isPublic, type Verdict } from './guard.ts'
import { PageError, RootError } from './pages/error-page.tsx'
import NotFoundPage from './pages/not-found-page.tsx'
import { Root, Starting } from './root.tsx'
import { publicScreens, redirects, type Screen, trailOf, workScreens } from './routes.tsx'
import type { Handle } from './title.ts'

const here = () => router.state.location.pathname + router.state.location.search

/** A refused token is as good as none; a lost connection is not, and the visitor may try again. */
async function ask(at: URL): Promise<Verdict> {
  const verdict = guard(at, session.now(), here())
  if (verdict !== 'fetch-user') return verdict
  try {
    await fetchUser()
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code < 0) throw error
    session.end()
  }
  return guard(at, session.now(), here())
}

async function passGuard({ request }: LoaderFunctionArgs): Promise<null> {
  const verdict = await ask(new URL(request.url))
  if (typeof verdict === 'object') throw redirect(verdict.go)
  return null
}

const pageOf = (page: Screen['page']) => async () => (await page()).default

const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: { trail: trailOf(screen) } satisfies Handle,
  lazy: { Component: pageOf(screen.page) },
})

const redirectRoutes: RouteObject[] = Object.entries(redirects).map(([path, to]) => ({
  path,
  loader: () => redirect(to),
}))

const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Starting,
    ErrorBoundary: RootError,
    loader: passGuard,
    shouldRevalidate: () => true,
    children: [
      {
        lazy: { Component: async () => (await import('./shell/public-layout.tsx')).PublicLayout },
        children: [
          {
            ErrorBoundary: PageError,
            children: [...publicScreens.map(routeOf), { path: '*', Component: NotFoundPage }],
          },
        ],
      },
      {
        lazy: { Component: async () => (await import('./shell/work-layout.tsx')).WorkLayout },
        children: [{ ErrorBoundary: PageError, children: workScreens.map(routeOf) }],
      },
      ...redirectRoutes,
    ],
  },
]

export const router = createBrowserRouter(routes)

// The session ended while a screen was open (a 401, or signed out in another tab): the guard decides where to go. Whoever
// signs out by hand is already on the way.
session.subscribe(() => {
  queueMicrotask(() => {
    const { location, navigation } = router.state
    if (session.now().token === undefined && navigation.state === 'idle' && !isPublic(location.pathname))
      void router.revalidate()
  })
})
