import type { FormValue } from '@luqiao/domain/forms'
import type { InputHTMLAttributes } from 'react'
import style from '../form.module.css'

/** What an input shows of a value: text and numbers, nothing else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const asValue = (value: string | number | (string | number)[] | null | undefined): FormValue => value ?? null

/** The keyboard that a phone shows for a text that follows a pattern. */
export function inputModes(check: unknown): Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoComplete'> {
  if (check === 'phone' || check === 'mobile') return { inputMode: 'tel', autoComplete: 'off' }
  if (check === 'licence-number' || check === 'postal-code') return { inputMode: 'numeric', autoComplete: 'off' }
  return { autoComplete: 'off' }
}

export function Unit({ children }: { children: string }) {
  return children ? <span className={style.unit}>{children}</span> : null
}
