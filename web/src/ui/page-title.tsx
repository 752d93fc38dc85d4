import type { ReactNode } from 'react'
import style from './page-title.module.css'

type PageTitleProps = {
  children: ReactNode
  /** A grey line beside the title: counts, the day. */
  note?: ReactNode
  /** The buttons of the page, the primary one last. */
  actions?: ReactNode
}

/** The one h1 of a page, in serif. */
export function PageTitle({ children, note, actions }: PageTitleProps) {
  return (
    <div className={style.line}>
      <h1 className={style.title}>{children}</h1>
      {note !== undefined && <div className={style.note}>{note}</div>}
      {actions !== undefined && <div className={style.actions}>{actions}</div>}
    </div>
  )
}

/** The frame of a signed-in page: its margins and the gap between its cards. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={style.page}>{children}</div>
}
