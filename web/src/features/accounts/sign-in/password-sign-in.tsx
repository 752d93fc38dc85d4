import { useState } from 'react'
import { useCopy, useLanguage } from '../../../platform/i18n/index.ts'
import { session } from '../../../platform/session/index.ts'
import { Button, Field, PasswordInput } from '../../../ui/plain.ts'
import style from '../accounts.module.css'
import { signIn } from '../calls.ts'
import { lookAtCode, lookAtMobile, lookAtPassword } from '../checks.ts'
import { accountWords } from '../copy/index.ts'
import { MobileField } from '../mobile-field.tsx'
import { useDraft } from '../use-draft.ts'
import { CaptchaField } from './captcha-field.tsx'

type Props = { account: string; onAccount: (account: string) => void; onDone: () => void; onForgot: () => void }

/** Account, password and the digits of the captcha. */
export function PasswordSignIn({ account, onAccount, onDone, onForgot }: Props) {
  const words = useCopy(accountWords)
  const language = useLanguage()
  const draft = useDraft({ account, password: '', captcha: '' })
  const [turn, setTurn] = useState(() => Date.now())
  const again = () => {
    setTurn((before) => before + 1)
    draft.set('captcha', '')
  }
  const submit = draft.submit(
    ({ account, password, captcha }) => ({
      account: lookAtMobile(account, language),
      password: lookAtPassword(password, language),
      captcha: lookAtCode(captcha, language),
    }),
    async (values) => {
      try {
        session.begin(await signIn({ ...values, account: values.account.trim() }))
      } catch (error) {
        // what was asked is used up, right or wrong
        again()
        throw error
      }
      onDone()
    },
  )
  return (
    <form ref={draft.form} className={style.form} onSubmit={submit} noValidate>
      <MobileField
        {...draft.bind('account')}
        onChange={(event) => {
          draft.set('account', event.target.value)
          onAccount(event.target.value)
        }}
        error={draft.faults.account}
        onFault={(fault) => draft.note('account', fault)}
      />
      <Field label={words.password} required error={draft.faults.password}>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" maxLength={72} {...draft.bind('password')} />
        )}
      </Field>
      <CaptchaField turn={turn} onAgain={again} {...draft.bind('captcha')} error={draft.faults.captcha} />
      <Button type="submit" tone="primary" size="big" wide busy={draft.busy}>
        {words.signIn.submit}
      </Button>
      <div className={style.line}>
        <button type="button" className={style.link} onClick={onForgot}>
          {words.signIn.forgot}
        </button>
      </div>
    </form>
  )
}
