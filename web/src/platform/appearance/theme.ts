import { useSyncExternalStore } from 'react'
import { kept } from '../kept.ts'

/** What the reader chose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = 'light' | 'dark'

const key = 'theme'
const device = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined
const listeners = new Set<() => void>()

const read = (): ThemeChoice => themeChoices.find((choice) => choice === kept.read(key)) ?? 'system'
let choice: ThemeChoice = read()

const themeOf = (): Theme => (choice === 'system' ? (device?.matches ? 'dark' : 'light') : choice)

function apply(): void {
  document.documentElement.dataset.theme = themeOf()
  for (const listener of listeners) listener()
}

device?.addEventListener('change', () => choice === 'system' && apply())

/** Switches and keeps the choice for the next visit. */
export function setTheme(next: ThemeChoice): void {
  choice = next
  kept.write(key, next)
  apply()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(
    subscribe,
    () => choice,
    () => 'system',
  )
export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeOf, () => 'light')
