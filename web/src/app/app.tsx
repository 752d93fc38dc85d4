import { Suspense } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'
import { isPublic } from './guard.ts'
import { Guarded } from './guarded.tsx'
import { Inside } from './inside.tsx'
import { part } from './loading-parts.ts'
import NotFoundPage from './pages/not-found-page.tsx'
import { publicScreens } from './public-routes.tsx'
import { Root, Starting } from './root.tsx'
import PublicLayout from './shell/public-layout.tsx'

const WorkApp = part(() => import('./work-app.tsx'))
const publicPages = publicScreens.map(({ path, page }) => ({ path, Page: part(page) }))

function Screens() {
  const { pathname } = useLocation()
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route element={<Inside />}>
          {publicPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {isPublic(pathname) && <Route path="*" element={<NotFoundPage />} />}
        </Route>
      </Route>
      {!isPublic(pathname) && <Route path="*" element={<WorkApp />} />}
    </Routes>
  )
}

/** All that stands inside a router: the browser's, or the one that prerenders the home page. */
export function Everything() {
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
