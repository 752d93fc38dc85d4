// Runs before the first paint: the theme and language that were kept, so that nothing flashes and the page is announced
// in the right language. The same keys as src/platform/appearance/theme.ts and src/platform/i18n/language.ts.
;(() => {
  const root = document.documentElement
  try {
    const kept = localStorage.getItem('theme')
    const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.dataset.theme = dark ? 'dark' : 'light'
    const language = localStorage.getItem('language')
    if (language === 'en' || language === 'es') root.lang = language
  } catch {
    // Storage is refused (private mode of some browsers): light and Chinese stay.
  }
})()
