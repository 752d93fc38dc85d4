import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import style from './button.module.css'
import { classNames } from './class-names.ts'

type Look = {
  /** primary: the one thing to do here; plain: the others; quiet: without a border; danger: destroys. */
  tone?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 'normal' | 'big'
  /** Takes the whole width. */
  wide?: boolean
  icon?: ReactNode
}

const look = ({ tone = 'plain', size = 'normal', wide = false }: Look): string =>
  classNames(style.button, style[tone], size === 'big' && style.big, wide && style.wide)

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; ref?: Ref<HTMLButtonElement> }

/** `busy` keeps the place, shows that it works, and takes no second click. */
export function Button({ tone, size, wide, icon, busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className={style.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ tone, size, wide, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(look({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }), className)}
    >
      {icon}
      {children}
    </Link>
  )
}
