import type { ReactNode } from 'react'
import style from './chip.module.css'
import { classNames } from './class-names.ts'

export type Tone = 'plain' | 'blue' | 'red' | 'green' | 'gold'

/** A short label. blue: kind and phase; red: due or refused; green: done; gold: preferred, second instance, waiting. */
export function Chip({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(style.chip, style[tone])}>{children}</span>
}

/** The red count at a menu entry or a bell; nothing at zero. */
export function Badge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null
  return (
    <span className={style.badge}>
      {count > 99 ? '99+' : count}
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
