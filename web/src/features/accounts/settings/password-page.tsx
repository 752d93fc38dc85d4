import { accountRefusals } from '@luqiao/domain/accounts'
import type { Localized } from '@luqiao/domain/kernel'
import { useCopy, useLanguage, useSay } from '../../../platform/i18n/index.ts'
import { Button, Card, Field, Page, PageTitle, PasswordInput, toast } from '../../../ui/index.ts'
import { changePassword } from '../calls.ts'
import { lookAtPassword } from '../checks.ts'
import { accountWords } from '../copy/index.ts'
import { useDraft } from '../use-draft.ts'
import style from './settings.module.css'

const none = { oldpassword: '', password: '', again: '' }

/** /general/password: the password is changed by the old one. */
export default function PasswordPage() {
  const words = useCopy(accountWords)
  const { change } = words
  const language = useLanguage()
  const say = useSay()
  const draft = useDraft(none)
  const submit = draft.submit(
    ({ oldpassword, password, again }) => ({
      oldpassword:
        oldpassword === '' ? say(accountRefusals.words['account.old-password-required'] as Localized) : undefined,
      password: lookAtPassword(password, language),
      again: again === password ? undefined : change.differ,
    }),
    async ({ oldpassword, password }) => {
      await changePassword({ oldpassword, password })
      toast.success(change.done)
      for (const name of ['oldpassword', 'password', 'again'] as const) draft.set(name, '')
    },
  )
  return (
    <Page>
      <PageTitle>{change.title}</PageTitle>
      <Card className={style.narrow ?? ''}>
        <form ref={draft.form} className={style.form} onSubmit={submit} noValidate>
          <p className={style.note}>{change.text}</p>
          <Field label={change.old} required error={draft.faults.oldpassword}>
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                maxLength={72}
                {...draft.bind('oldpassword')}
              />
            )}
          </Field>
          <Field label={change.next} required error={draft.faults.password} hint={words.passwordHint}>
            {(control) => (
              <PasswordInput {...control} autoComplete="new-password" maxLength={72} {...draft.bind('password')} />
            )}
          </Field>
          <Field label={change.again} required error={draft.faults.again}>
            {(control) => (
              <PasswordInput {...control} autoComplete="new-password" maxLength={72} {...draft.bind('again')} />
            )}
          </Field>
          <div>
            <Button type="submit" tone="primary" busy={draft.busy}>
              {change.submit}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}
