import { useEffect, useState } from 'react'
import { countOf, useCopy, useLanguage } from '../../platform/i18n/index.ts'
import { homeWords } from './copy/index.ts'
import style from './counts.module.css'
import type { Counts } from './load-counts.ts'

const figures = ['lawyers', 'companies', 'cases', 'regions'] as const

/** The platform's real figures below the first screen: they appear when they have come, and a nought says nothing. */
export function CountsStrip() {
  const words = useCopy(homeWords).counts
  const language = useLanguage()
  const [counts, setCounts] = useState<Counts>()
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const { loadCounts } = await import('./load-counts.ts')
      setCounts(await loadCounts(stop.signal))
    }
    // Without its figures the page says nothing less: a failure shows nothing.
    load().catch(() => undefined)
    return () => stop.abort()
  }, [])
  const shown = figures.filter((figure) => (counts?.[figure] ?? 0) > 0)
  if (!counts || shown.length === 0) return null
  return (
    <dl className={style.strip}>
      {shown.map((figure) => (
        <div key={figure} className={style.figure}>
          <dt>{words[figure]}</dt>
          <dd>{countOf(counts[figure], language)}</dd>
        </div>
      ))}
    </dl>
  )
}
