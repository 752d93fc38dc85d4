import { Suspense } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guarded } from './guarded.tsx'
import { part } from './loading-parts.ts'
import NotFoundPage from './pages/not-found-page.tsx'
import { Root, Starting } from './root.tsx'
import { publicScreens, redirects, type Screen, workScreens } from './routes.tsx'

const PublicLayout = part(() => import('./shell/public-layout.tsx'))
const WorkLayout = part(() => import('./shell/work-layout.tsx'))

/** One component for each screen, made once. */
const drawn = (screens: readonly Screen[]) => screens.map(({ path, page }) => ({ path, Page: part(page) }))
const publicPages = drawn(publicScreens)
const workPages = drawn(workScreens)

/** Inside a layout: a screen that throws leaves the layout standing. */
function Inside() {
  return (
    <ErrorBoundary place={useLocation().pathname}>
      <Outlet />
    </ErrorBoundary>
  )
}

function Screens() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route element={<Inside />}>
          {publicPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
      <Route element={<WorkLayout />}>
        <Route element={<Inside />}>
          {workPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Route>
      {Object.entries(redirects).map(([path, to]) => (
        <Route key={path} path={path} element={<Navigate to={to} replace />} />
      ))}
    </Routes>
  )
}

function Everything() {
  return (
    <ErrorBoundary place={useLocation().pathname}>
      <Suspense fallback={<Starting />}>
        <Guarded>
          <Root>
            <Screens />
          </Root>
        </Guarded>
      </Suspense>
    </ErrorBoundary>
  )
}

/** The application: the router, and inside it the guard, the root and the screens. */
export const App = () => (
  <BrowserRouter>
    <Everything />
  </BrowserRouter>
)
