import type { ReactNode } from 'react'
import style from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = {
  title?: ReactNode
  /** What stands at the right end of the heading: a link, a count. */
  more?: ReactNode
  /** No inner padding: for a table or rows that reach the border. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** White paper with one thin line; the only box of the product. */
export function Card({ title, more, flush = false, className, children }: CardProps) {
  return (
    <section className={classNames(style.card, className)}>
      {(title !== undefined || more !== undefined) && (
        <header className={style.head}>
          <h2 className={style.title}>{title}</h2>
          {more !== undefined && <div className={style.more}>{more}</div>}
        </header>
      )}
      <div className={flush ? style.flush : style.body}>{children}</div>
    </section>
  )
}
