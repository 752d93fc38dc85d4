import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import style from './stat.module.css'

type StatProps = {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  /** Red: something here is due. */
  due?: boolean
}

export function Stat({ label, value, note, due = false }: StatProps) {
  return (
    <div className={style.stat}>
      <dt className={style.label}>{label}</dt>
      <dd className={classNames(style.value, due && style.due)}>{value}</dd>
      {note !== undefined && <dd className={style.note}>{note}</dd>}
    </div>
  )
}

/** Figures side by side in one card. */
export const Stats = ({ children }: { children: ReactNode }) => <dl className={style.stats}>{children}</dl>
