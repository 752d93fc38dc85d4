import { useCopy, useLanguage } from '../../../platform/i18n/index.ts'
import { session } from '../../../platform/session/index.ts'
import { Button } from '../../../ui/plain.ts'
import style from '../accounts.module.css'
import { sendSignInCode, signIn } from '../calls.ts'
import { lookAtCode, lookAtMobile } from '../checks.ts'
import { accountWords } from '../copy/index.ts'
import { MobileField } from '../mobile-field.tsx'
import { SmsCodeField } from '../sms-code-field.tsx'
import { useDraft } from '../use-draft.ts'

type Props = { account: string; onAccount: (account: string) => void; onDone: () => void }

/** Account and the code that came by sms. */
export function CodeSignIn({ account, onAccount, onDone }: Props) {
  const words = useCopy(accountWords)
  const language = useLanguage()
  const draft = useDraft({ account, sms_code: '' })
  const submit = draft.submit(
    ({ account, sms_code }) => ({
      account: lookAtMobile(account, language),
      sms_code: lookAtCode(sms_code, language),
    }),
    async ({ account, sms_code }) => {
      session.begin(await signIn({ account: account.trim(), sms_code: sms_code.trim() }))
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
      <SmsCodeField
        mobile={draft.values.account}
        onMobileFault={(fault) => draft.refuse({ account: fault })}
        send={(mobile) => sendSignInCode({ account: mobile })}
        {...draft.bind('sms_code')}
        error={draft.faults.sms_code}
      />
      <Button type="submit" tone="primary" size="big" wide busy={draft.busy}>
        {words.signIn.submit}
      </Button>
    </form>
  )
}
