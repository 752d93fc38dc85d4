import { useEffect } from 'react'
import { languageTag, useCopy, useLanguage, useSay } from '../platform/i18n/index.ts'
import { appWords } from './copy.ts'
import type { Screen } from './screen.ts'

/** 案件管理 · 律桥: the screen's title, in the language that the page then says it is in. */
export function useDocumentTitle(screen: Screen | undefined): void {
  const words = useCopy(appWords)
  const language = useLanguage()
  const say = useSay()
  useEffect(() => {
    document.documentElement.lang = languageTag(language)
    document.title = `${screen ? say(screen.title) : words.notFound} · ${words.brand}`
  }, [screen, say, words, language])
}
