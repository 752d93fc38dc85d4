import { languages } from '@luqiao/domain/kernel'
import { Languages, Moon, Sun } from 'lucide-react'
import { setTheme, themeChoices, useTheme, useThemeChoice } from '../../platform/appearance/theme.ts'
import { languageNames, setLanguage, useCopy, useLanguage } from '../../platform/i18n/index.ts'
import { Menu } from '../../ui/plain.ts'
import { shellWords } from './copy.ts'

export function LanguageMenu() {
  const words = useCopy(shellWords)
  const current = useLanguage()
  return (
    <Menu
      label={words.language}
      button={
        <>
          <Languages size={16} strokeWidth={1.6} aria-hidden="true" />
          {languageNames[current]}
        </>
      }
      entries={languages.map((language) => ({
        key: language,
        label: <span lang={language}>{languageNames[language]}</span>,
        chosen: language === current,
        onSelect: () => setLanguage(language),
      }))}
    />
  )
}

export function ThemeMenu() {
  const words = useCopy(shellWords)
  const choice = useThemeChoice()
  const Icon = useTheme() === 'dark' ? Moon : Sun
  return (
    <Menu
      label={words.theme}
      button={<Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
      entries={themeChoices.map((theme) => ({
        key: theme,
        label: words.themes[theme],
        chosen: theme === choice,
        onSelect: () => setTheme(theme),
      }))}
    />
  )
}
