import { Outlet, useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'

/** What a layout holds: a screen that throws leaves the layout standing. */
export function Inside() {
  return (
    <ErrorBoundary place={useLocation().pathname}>
      <Outlet />
    </ErrorBoundary>
  )
}
