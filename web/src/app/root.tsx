import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { languageTag, useCopy, useLanguage, useSay } from '../platform/i18n/index.ts'
import { Confirmer, Toaster } from '../ui/plain.ts'
import { appWords } from './copy.ts'
import { Dialogs } from './dialogs.tsx'
import { useOnline } from './online.ts'
import style from './root.module.css'
import { useTrail } from './title.ts'

function useDocumentTitle() {
  const words = useCopy(appWords)
  const language = useLanguage()
  const say = useSay()
  const title = useTrail().at(-1)?.title
  useEffect(() => {
    document.documentElement.lang = languageTag(language)
    document.title = title ? `${say(title)} · ${words.brand}` : words.brand
  }, [title, say, words, language])
}

/** What stands around every layout: the skip link, messages, dialogs, the line that says the network is gone. */
export function Root() {
  const words = useCopy(appWords)
  const online = useOnline()
  const moving = useNavigation().state === 'loading'
  useDocumentTitle()
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      {moving && <div className={style.progress} aria-hidden="true" />}
      {!online && (
        <div className={style.offline} role="status">
          {words.offline}
        </div>
      )}
      <Outlet />
      <Dialogs />
      <Confirmer />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}

/** Before the first screen has arrived: paper, nothing that would jump. */
export const Starting = () => <div className={style.starting} aria-busy="true" />
