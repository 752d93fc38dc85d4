import { matchPath, Navigate, Route, Routes } from 'react-router'
import { Inside } from './inside.tsx'
import { part } from './loading-parts.ts'
import NotFoundPage from './pages/not-found-page.tsx'
import { redirects, workScreens } from './routes.tsx'
import WorkLayout from './shell/work-layout.tsx'

/** One component for each screen, made once. */
const pages = workScreens.map(({ path, page }) => ({ path, Page: part(page) }))

// The page that the visit begins with is fetched beside the layout, not after it.
void workScreens.find(({ path }) => matchPath(path, location.pathname))?.page()

/** The signed-in application: a program of its own that a guest never loads. */
export default function WorkApp() {
  return (
    <Routes>
      <Route element={<WorkLayout />}>
        <Route element={<Inside />}>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
      {Object.entries(redirects).map(([path, to]) => (
        <Route key={path} path={path} element={<Navigate to={to} replace />} />
      ))}
    </Routes>
  )
}
