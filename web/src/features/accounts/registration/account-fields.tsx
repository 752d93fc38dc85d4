import { useCopy } from '../../../platform/i18n/index.ts'
import { Field, PasswordInput } from '../../../ui/plain.ts'
import { sendCode } from '../calls.ts'
import { accountWords } from '../copy/index.ts'
import { MobileField } from '../mobile-field.tsx'
import { SmsCodeField } from '../sms-code-field.tsx'
import type { Draft } from '../use-draft.ts'
import style from './registration.module.css'

export type AccountValues = { mobile: string; sms_code: string; password: string }
export const noAccount: AccountValues = { mobile: '', sms_code: '', password: '' }

type Props = { draft: Pick<Draft<AccountValues>, 'values' | 'faults' | 'bind' | 'note'> }

/** The account to come: a mobile number proved by a code, and a password. */
export function AccountFields({ draft }: Props) {
  const words = useCopy(accountWords)
  const { faults, values, bind } = draft
  return (
    <div className={style.fields}>
      <MobileField {...bind('mobile')} error={faults.mobile} onFault={(fault) => draft.note('mobile', fault)} />
      <SmsCodeField
        mobile={values.mobile}
        onMobileFault={(fault) => draft.note('mobile', fault)}
        send={(mobile) => sendCode({ mobile, type: 'register' })}
        {...bind('sms_code')}
        error={faults.sms_code}
      />
      <Field label={words.password} required error={faults.password} hint={words.passwordHint}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={72} {...bind('password')} />}
      </Field>
    </div>
  )
}
