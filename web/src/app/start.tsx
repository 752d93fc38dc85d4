import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { welcomeVisitor } from '../platform/session/index.ts'
import { App } from './app.tsx'

/** Wakes up the home page that index.html carries (`drawn`), or draws the screen of the address. */
export function start(root: HTMLElement, drawn: boolean): void {
  welcomeVisitor()
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (drawn) hydrateRoot(root, app)
  else {
    root.replaceChildren()
    root.dataset.drawn = ''
    createRoot(root).render(app)
  }
}
