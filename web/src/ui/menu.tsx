import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import style from './menu.module.css'

export type MenuEntry = { key: string; label: ReactNode; chosen?: boolean | undefined } & (
  | { to: string }
  | { onSelect: () => void }
)

type MenuProps = {
  /** What the button is called where it shows no text. */
  label?: string
  button: ReactNode
  entries: readonly MenuEntry[]
  className?: string | undefined
  align?: 'start' | 'end'
}

const entriesOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]

/** A button that opens a list: arrows, Home and End move, Esc and a click elsewhere close, focus goes back. */
export function Menu({ label, button, entries, className, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    entriesOf(place.current)[0]?.focus()
    const leave = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }

  const move = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      return setOpen(true)
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    const all = entriesOf(place.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    all.at(step % all.length)?.focus()
  }

  const role = entries.some((entry) => entry.chosen !== undefined) ? 'menuitemradio' : 'menuitem'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for keys that its button and entries let pass.
    <div ref={place} className={style.place} onKeyDown={move}>
      <button
        ref={trigger}
        type="button"
        className={classNames(style.trigger, className)}
        aria-haspopup="menu"
        aria-expanded={open}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {label && <span className="visually-hidden">{label}</span>}
        {button}
      </button>
      {open && (
        <div className={classNames(style.list, align === 'end' && style.end)} role="menu" aria-label={label}>
          {entries.map((entry) => {
            const shared = {
              role,
              tabIndex: -1,
              className: classNames(style.entry, entry.chosen && style.chosen),
              ...(entry.chosen !== undefined && { 'aria-checked': entry.chosen }),
            }
            return 'to' in entry ? (
              <Link key={entry.key} to={entry.to} {...shared} onClick={() => setOpen(false)}>
                {entry.label}
              </Link>
            ) : (
              <button
                key={entry.key}
                type="button"
                {...shared}
                onClick={() => {
                  close()
                  entry.onSelect()
                }}
              >
                {entry.label}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
