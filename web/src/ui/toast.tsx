import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useCopy } from '../platform/i18n/index.ts'
import { classNames } from './class-names.ts'
import { uiWords } from './copy.ts'
import { wordsOf } from './states.tsx'
import style from './toast.module.css'

type Shown = { id: number; tone: 'success' | 'error' | 'note'; words: string | Error }

const none: readonly Shown[] = []
let shown = none
let last = 0
const listeners = new Set<() => void>()
/** ms; an error stands 5 s as the specification's clients do. */
const stay = { success: 3000, note: 3000, error: 5000 }

function become(next: readonly Shown[]): void {
  shown = next
  for (const listener of listeners) listener()
}

const take = (id: number): void => become(shown.filter((toast) => toast.id !== id))

function show(tone: Shown['tone'], words: string | Error): void {
  const id = ++last
  become([...shown.slice(-3), { id, tone, words }])
  setTimeout(() => take(id), stay[tone])
}

/** `toast.success(t.saved)`; `toast.error(error)` finds the words of a refusal or of a dead connection by itself. */
export const toast = {
  success: (words: string): void => show('success', words),
  note: (words: string): void => show('note', words),
  error: (words: string | Error): void => show('error', words),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands once at the root. */
export function Toaster() {
  const words = useCopy(uiWords)
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  // The prerendered home page has no body to draw into yet.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!mounted) return null
  return createPortal(
    <div className={style.place} aria-live="polite" role="status">
      {toasts.map((toast) => (
        <div key={toast.id} className={classNames(style.toast, style[toast.tone])}>
          {typeof toast.words === 'string' ? toast.words : wordsOf(toast.words, words)}
          <button type="button" className={style.close} aria-label={words.close} onClick={() => take(toast.id)}>
            ×
          </button>
        </div>
      ))}
    </div>,
    document.body,
  )
}
