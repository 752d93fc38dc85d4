import { countOf, useCopy, useLanguage } from '../platform/i18n/index.ts'
import { Button } from './button.tsx'
import { uiWords } from './copy.ts'
import style from './pager.module.css'

type PagerProps = {
  page: number
  limit: number
  total: number
  /** The total is a lower bound. */
  more?: boolean | undefined
  onPage: (page: number) => void
}

/** How many there are, and the way to the neighbouring pages. */
export function Pager({ page, limit, total, more = false, onPage }: PagerProps) {
  const words = useCopy(uiWords)
  const language = useLanguage()
  const pages = Math.max(1, Math.ceil(total / limit))
  const count = countOf(total, language)
  return (
    <nav className={style.pager} aria-label={words.pageOf(String(page), String(pages))}>
      <span>{more ? words.atLeast(count) : words.total(count)}</span>
      {(pages > 1 || more) && (
        <>
          <span>{words.pageOf(countOf(page, language), `${countOf(pages, language)}${more ? '+' : ''}`)}</span>
          <Button aria-label={words.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            ‹
          </Button>
          <Button aria-label={words.nextPage} disabled={page >= pages && !more} onClick={() => onPage(page + 1)}>
            ›
          </Button>
        </>
      )}
    </nav>
  )
}
