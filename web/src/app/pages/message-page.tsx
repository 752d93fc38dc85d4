import type { ReactNode } from 'react'
import style from './message-page.module.css'

type MessagePageProps = { sign?: string; title: string; children: ReactNode; actions: ReactNode }

/** A page that only says one thing: 401, 404, broken, no connection. */
export function MessagePage({ sign, title, children, actions }: MessagePageProps) {
  return (
    <div className={style.page}>
      {sign && (
        <div className={style.sign} aria-hidden="true">
          {sign}
        </div>
      )}
      <h1 className={style.title}>{title}</h1>
      <p className={style.text}>{children}</p>
      <div className={style.actions}>{actions}</div>
    </div>
  )
}
