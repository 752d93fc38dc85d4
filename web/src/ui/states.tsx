import type { ReactNode } from 'react'
import { ApiRefusal, Unreachable } from '../platform/api/refusal.ts'
import { type Copy, useCopy } from '../platform/i18n/index.ts'
import { Button } from './button.tsx'
import { uiWords } from './copy.ts'
import style from './states.module.css'

type Words = typeof uiWords extends Copy<infer Texts> ? Texts : never

/** What went wrong, in words for a person. */
export function wordsOf(error: Error, words: Words): string {
  if (error instanceof ApiRefusal) return error.msg
  if (error instanceof Unreachable) return words[error.reason]
  return words.failed
}

type StateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; alert?: boolean }

function State({ title, children, action, alert = false }: StateProps) {
  return (
    <div className={style.state} role={alert ? 'alert' : undefined}>
      <div className={style.title}>{title}</div>
      {children !== undefined && <div className={style.text}>{children}</div>}
      {action !== undefined && <div className={style.action}>{action}</div>}
    </div>
  )
}

/** Nothing to show yet: what would stand here and how it comes to be. */
export function EmptyState({ title, children, action }: Partial<StateProps>) {
  const words = useCopy(uiWords)
  return (
    <State title={title ?? words.empty} action={action}>
      {children}
    </State>
  )
}

/** A read that failed: refused, gone, or no connection; `onRetry` asks again. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const words = useCopy(uiWords)
  const final = error instanceof ApiRefusal && (error.notFound || error.forbidden)
  const retry = onRetry && !final ? <Button onClick={onRetry}>{words.retry}</Button> : undefined
  return <State alert title={wordsOf(error, words)} action={retry} />
}

const widths = ['92%', '76%', '84%', '58%']

/** Grey lines in the place of what is coming. */
export function Loading({ lines = 4 }: { lines?: number }) {
  const words = useCopy(uiWords)
  return (
    <div className={style.loading} role="status">
      <span className="visually-hidden">{words.loading}</span>
      {Array.from({ length: lines }, (_, line) => widths[line % widths.length]).map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places.
        <span key={line} className={style.bone} style={{ width }} aria-hidden="true" />
      ))}
    </div>
  )
}

type Readable<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown }

type LoadedProps<Data> = {
  query: Readable<Data>
  /** Lines of the skeleton, or another one. */
  skeleton?: number | ReactNode
  children: (data: Data) => ReactNode
}

/** Draws what a query has: its data, its failure with a retry, or the skeleton. */
export function Loaded<Data>({ query, skeleton = 4, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  return typeof skeleton === 'number' ? <Loading lines={skeleton} /> : skeleton
}
