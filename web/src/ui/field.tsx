import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId, useState } from 'react'
import { useCopy } from '../platform/i18n/index.ts'
import { classNames } from './class-names.ts'
import { uiWords } from './copy.ts'
import style from './field.module.css'

type FieldProps = {
  label: ReactNode
  required?: boolean
  /** The words of what is wrong; shown in red and read out. */
  error?: string | undefined
  /** A grey line that says what is wanted. */
  hint?: ReactNode
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** Label, control, hint and fault of one field; hands the control the ids that tie them together. */
export function Field({ label, required = false, error, hint, children }: FieldProps) {
  const words = useCopy(uiWords)
  const id = useId()
  const note = error ?? hint
  return (
    <div className={style.field}>
      <label htmlFor={id} className={style.label}>
        {label}
        {required && (
          <span className={style.required} title={words.required}>
            *
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note !== undefined && (
        <div id={`${id}-note`} className={error === undefined ? style.hint : style.error} role={error && 'alert'}>
          {note}
        </div>
      )}
    </div>
  )
}

type InputProps = InputHTMLAttributes<HTMLInputElement> & { after?: ReactNode; ref?: Ref<HTMLInputElement> }

/** A line of text. `after` stands inside at the right: a unit, a button. */
export function Input({ after, className, ...rest }: InputProps) {
  return (
    <span className={classNames(style.box, className)}>
      <input className={style.input} {...rest} />
      {after}
    </span>
  )
}

/** A password with the toggle that shows it. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'after'>) {
  const words = useCopy(uiWords)
  const [shown, setShown] = useState(false)
  const label = shown ? words.hidePassword : words.showPassword
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={style.toggle}
          aria-label={label}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1 8s2.5-4.5 7-4.5S15 8 15 8s-2.5 4.5-7 4.5S1 8 1 8z" />
            <circle cx="8" cy="8" r="2" />
            {!shown && <path d="M2 14L14 2" />}
          </svg>
        </button>
      }
    />
  )
}

export function Textarea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className={classNames(style.box, style.area, className)} {...rest} />
}
