import { useCopy, useLanguage } from '../../../platform/i18n/index.ts'
import { Button, Field, PasswordInput, toast } from '../../../ui/plain.ts'
import style from '../accounts.module.css'
import { changePassword, sendCode } from '../calls.ts'
import { lookAtCode, lookAtMobile, lookAtPassword } from '../checks.ts'
import { accountWords } from '../copy/index.ts'
import { MobileField } from '../mobile-field.tsx'
import { SmsCodeField } from '../sms-code-field.tsx'
import { useDraft } from '../use-draft.ts'

type Props = { account: string; onBack: (account: string) => void }

/** A forgotten password is set anew with a code to the registered number. */
export function ResetPassword({ account, onBack }: Props) {
  const words = useCopy(accountWords)
  const language = useLanguage()
  const draft = useDraft({ account, sms_code: '', password: '' })
  const submit = draft.submit(
    ({ account, sms_code, password }) => ({
      account: lookAtMobile(account, language),
      sms_code: lookAtCode(sms_code, language),
      password: lookAtPassword(password, language),
    }),
    async ({ account, sms_code, password }) => {
      await changePassword({ account: account.trim(), sms_code: sms_code.trim(), password })
      toast.success(words.reset.done)
      onBack(account)
    },
  )
  return (
    <form ref={draft.form} className={style.form} onSubmit={submit} noValidate>
      <p className={style.text}>{words.reset.text}</p>
      <MobileField
        {...draft.bind('account')}
        error={draft.faults.account}
        onFault={(fault) => draft.note('account', fault)}
        hint={words.accountHint}
      />
      <SmsCodeField
        mobile={draft.values.account}
        onMobileFault={(fault) => draft.refuse({ account: fault })}
        send={(mobile) => sendCode({ mobile, type: 'reset' })}
        {...draft.bind('sms_code')}
        error={draft.faults.sms_code}
      />
      <Field label={words.reset.newPassword} required error={draft.faults.password} hint={words.passwordHint}>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" maxLength={72} {...draft.bind('password')} />
        )}
      </Field>
      <Button type="submit" tone="primary" size="big" wide busy={draft.busy}>
        {words.reset.submit}
      </Button>
      <div className={style.line}>
        <button type="button" className={style.link} onClick={() => onBack(draft.values.account)}>
          {words.reset.back}
        </button>
      </div>
    </form>
  )
}
