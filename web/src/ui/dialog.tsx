import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useCopy } from '../platform/i18n/index.ts'
import { uiWords } from './copy.ts'
import style from './dialog.module.css'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  /** px; the whole screen on a phone. */
  width?: number
  /** The buttons, the primary one last. */
  footer?: ReactNode
  /** false: only its own buttons close it (nothing typed is lost by Esc). */
  closeOnEscape?: boolean
  children: ReactNode
}

/** Dialogs may lie over each other: what lies below all of them stays inert until the last one closes. */
let depth = 0

function useOverEverything() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const root = document.getElementById('root')
    depth += 1
    root?.setAttribute('inert', '')
    document.body.style.overflow = 'hidden'
    const dialog = ref.current
    if (dialog && !dialog.contains(document.activeElement)) {
      const first = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]')
      ;(first ?? dialog).focus()
    }
    return () => {
      depth -= 1
      if (depth === 0) {
        root?.removeAttribute('inert')
        document.body.style.overflow = ''
      }
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return ref
}

/** An open list or calendar takes the Esc for itself: one of antd lies beside the dialog in the body. */
const isPopupOpen = (target: Element): boolean =>
  target.getAttribute('aria-expanded') === 'true' ||
  document.querySelector('[class*="ant-"][class*="-dropdown"]:not([class*="-hidden"])') !== null

/**
 * A modal dialog. A click on the mask does not close it, so that nothing typed is lost; Esc and the cross do. Focus moves
 * in (to `data-autofocus` where there is one), what lies below is inert, and focus goes back at the end.
 */
export function Dialog({ title, onClose, width = 480, footer, closeOnEscape = true, children }: DialogProps) {
  const words = useCopy(uiWords)
  const heading = useId()
  const ref = useOverEverything()
  const popupOpen = useRef(false)
  return createPortal(
    <div className={style.mask}>
      <div
        ref={ref}
        className={style.dialog}
        style={{ '--dialog-width': `${width}px` } as CSSProperties}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
        onKeyDownCapture={(event) => {
          if (event.key === 'Escape') popupOpen.current = isPopupOpen(event.target as Element)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || popupOpen.current || !closeOnEscape) return
          event.stopPropagation()
          onClose()
        }}
      >
        <header className={style.head}>
          <h2 id={heading} className={style.title}>
            {title}
          </h2>
          <button type="button" className={style.close} aria-label={words.close} onClick={onClose}>
            ×
          </button>
        </header>
        <div className={style.body}>{children}</div>
        {footer !== undefined && <footer className={style.foot}>{footer}</footer>}
      </div>
    </div>,
    document.body,
  )
}
