// Runs before the first paint: the theme and language that were kept, so that nothing flashes and the page is announced
// in the right language; and whether this visit begins with the home page that index.html carries (build/first-screen.ts).
// The same keys as src/platform/appearance/theme.ts, i18n/language.ts and session/session.ts.
;(() => {
  const root = document.documentElement
  let guest = true
  try {
    const kept = localStorage.getItem('theme')
    const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.dataset.theme = dark ? 'dark' : 'light'
    const language = localStorage.getItem('language')
    if (language === 'en' || language === 'es') {
      root.lang = language
      guest = false
    }
    if (localStorage.getItem('token')) guest = false
  } catch {
    // Storage is refused (private mode of some browsers): light and Chinese stay.
  }
  const home = location.pathname === '/' || location.pathname === '/index'
  root.dataset.first = home && guest ? 'home' : 'other'
})()
