import { useCopy } from '../../../platform/i18n/index.ts'
import { Field, Input } from '../../../ui/plain.ts'
import style from '../accounts.module.css'
import { captchaPicture } from '../calls.ts'
import { accountWords } from '../copy/index.ts'

type Props = {
  /** Another number asks for another picture. */
  turn: number
  onAgain: () => void
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}

/** The digits of the picture; a click on it brings another one. */
export function CaptchaField({ turn, onAgain, value, onChange, error }: Props) {
  const words = useCopy(accountWords)
  return (
    <Field label={words.captcha} required error={error}>
      {(control) => (
        <div className={style.captcha}>
          <Input {...control} inputMode="numeric" autoComplete="off" maxLength={20} value={value} onChange={onChange} />
          <button
            type="button"
            className={style.picture}
            onClick={onAgain}
            title={words.captchaAgain}
            aria-label={words.captchaAgain}
          >
            <img src={captchaPicture(turn)} alt={words.captchaPicture} width="87" height="47" />
          </button>
        </div>
      )}
    </Field>
  )
}
