/** The languages of the interface. Chinese is the original; the others translate it. */
export const languages = ['zh', 'en', 'es'] as const
export type Language = (typeof languages)[number]

/** One text in every language of the interface. `{name}` stands for a parameter. */
export type Localized = Readonly<Record<Language, string>>

export type Parameters = Readonly<Record<string, string | number | Localized>>

export const text = (zh: string, en: string, es: string): Localized => ({ zh, en, es })

/** The text in one language, its `{name}` places filled; an unknown name stays as it is. */
export function say(words: Localized, language: Language, parameters: Parameters = {}): string {
  return words[language].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = parameters[name]
    if (value === undefined) return place
    return typeof value === 'object' ? value[language] : String(value)
  })
}

/** The first language of an `Accept-Language` header that we have; Chinese when none fits. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';')
      return { tag: tag.trim().toLowerCase(), weight: Number(quality.trim().slice(2)) || 0 }
    })
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const found = languages.find((language) => tag === language || tag.startsWith(`${language}-`))
    if (found) return found
  }
  return 'zh'
}
