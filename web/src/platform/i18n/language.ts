import { type Language, languages } from '@luqiao/domain/kernel'
import { useSyncExternalStore } from 'react'
import { kept } from '../kept.ts'

const key = 'language'
const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en', es: 'es' }
export const languageNames: Record<Language, string> = { zh: '中文', en: 'English', es: 'Español' }

const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value)

const read = (): Language => {
  const stored = kept.read(key)
  return isLanguage(stored) ? stored : 'zh'
}

let current: Language = read()
const listeners = new Set<() => void>()

export const language = (): Language => current

/** The BCP 47 tag of the language: for `lang`, `Accept-Language` and `Intl`. */
export const languageTag = (of: Language = current): string => tags[of]

/** Switches the interface and keeps the choice for the next visit. */
export function setLanguage(next: Language): void {
  if (next === current) return
  current = next
  kept.write(key, next)
  document.documentElement.lang = tags[next]
  for (const listener of listeners) listener()
}

function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language, () => 'zh')
