import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { welcomeVisitor } from './platform/session/index.ts'

welcomeVisitor()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// A guest's first visit finds the home page already drawn (public/first-paint.js decides) and wakes it up.
if (root.childElementCount > 0 && document.documentElement.dataset.first === 'home') hydrateRoot(root, app)
else {
  root.replaceChildren()
  root.dataset.drawn = ''
  createRoot(root).render(app)
}
