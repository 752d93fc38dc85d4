import { type Language, type Localized, type Parameters, say } from '@luqiao/domain/kernel'
import { useCallback } from 'react'
import { useLanguage } from './language.ts'

/**
 * The words of a screen. Each language is a plain object of texts, groups of texts, and functions for texts with
 * parameters or plurals:
 *
 *   const words = copy({
 *     zh: { title: '案源', left: (days: number) => `剩 ${days} 天` },
 *     en: { title: 'Case sources', left: (days) => plural('en', days, { one: '1 day left', other: `${days} days left` }) },
 *     es: { … },
 *   })
 *   const t = useCopy(words); t.title; t.left(3)
 *
 * Chinese gives the shape; a key that another language lacks, or has too many, does not compile. The words live in the
 * module that shows them, so they are loaded with their route.
 */
export type Copy<Words> = Readonly<Record<Language, Words>>

type Shape<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...parameters: infer Parameters) => string
      ? (...parameters: Parameters) => string
      : Shape<Words[Key]>
}

/** `Words` where every key of the given object is one of the shape's. */
type Closed<Given, Words> = {
  [Key in keyof Given]: Key extends keyof Words
    ? Given[Key] extends string | ((...parameters: never[]) => string)
      ? unknown
      : Closed<Given[Key], Words[Key]>
    : never
}

export function copy<const Zh, const En extends Shape<Zh>, const Es extends Shape<Zh>>(words: {
  zh: Zh
  en: En & Closed<NoInfer<En>, Zh>
  es: Es & Closed<NoInfer<Es>, Zh>
}): Copy<Shape<Zh>> {
  return words as unknown as Copy<Shape<Zh>>
}

export const useCopy = <Words>(words: Copy<Words>): Words => words[useLanguage()]

/** Says the domain's own `Localized` texts in the language of the interface. */
export function useSay(): (words: Localized, parameters?: Parameters) => string {
  const language = useLanguage()
  return useCallback((words, parameters) => say(words, language, parameters), [language])
}

/** The form of a counted text that the language asks for. */
export const plural = (language: 'en' | 'es', count: number, forms: { one: string; other: string }): string =>
  new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other
