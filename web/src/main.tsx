import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** A guest's first visit finds the home page already drawn (public/first-paint.js decides). */
const drawn = root.childElementCount > 0 && document.documentElement.dataset.first === 'home'
const begin = async () => {
  const { start } = await import('./app/start.tsx')
  start(root, drawn)
}

// What is drawn already is shown first: the program is only read after the first frame.
if (drawn) requestAnimationFrame(() => setTimeout(begin))
else void begin()
