import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useCopy } from '../platform/i18n/index.ts'
import { Confirmer, Toaster } from '../ui/plain.ts'
import { appWords } from './copy.ts'
import { Dialogs } from './dialogs.tsx'
import { usePartsUnderway } from './loading-parts.ts'
import { useOnline } from './online.ts'
import style from './root.module.css'

/**
 * A new page begins at its top, for the eye and for the keyboard; a page that takes the focus itself keeps it. On the way
 * back the browser finds the old place by itself.
 */
function useFreshStart() {
  const { pathname } = useLocation()
  const way = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each path, whatever the way was.
  useEffect(() => {
    if (way === 'POP') return
    scrollTo(0, 0)
    const main = document.getElementById('main')
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname])
}

/** What stands around every layout: the skip link, messages, dialogs, the line that says the network is gone. */
export function Root({ children }: { children: ReactNode }) {
  const words = useCopy(appWords)
  const online = useOnline()
  const underway = usePartsUnderway()
  useFreshStart()
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      {underway && <div className={style.progress} aria-hidden="true" />}
      {!online && (
        <div className={style.offline} role="status">
          {words.offline}
        </div>
      )}
      {children}
      <Dialogs />
      <Confirmer />
      <Toaster />
    </>
  )
}

/** Before the first screen has arrived: paper, nothing that would jump. */
export const Starting = () => <div className={style.starting} aria-busy="true" />
