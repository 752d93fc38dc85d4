import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCopy } from '../../../platform/i18n/index.ts'
import { Button, ButtonLink, Card } from '../../../ui/plain.ts'
import { accountWords } from '../copy/index.ts'
import style from './registration.module.css'

type Props = {
  form: RefObject<HTMLFormElement | null>
  onSubmit: FormEventHandler
  busy: boolean
  about: string
  facts: ReactNode
  account: ReactNode
}

/** The two parts of a registration and its button. */
export function RegistrationForm({ form, onSubmit, busy, about, facts, account }: Props) {
  const words = useCopy(accountWords).register
  return (
    <Card>
      <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
        <section className={style.part}>
          <h2 className={style.heading}>{about}</h2>
          {facts}
        </section>
        <section className={style.part}>
          <h2 className={style.heading}>{words.accountPart}</h2>
          {account}
        </section>
        <div className={style.foot}>
          <Button type="submit" tone="primary" size="big" busy={busy}>
            {words.submit}
          </Button>
          <span>
            {words.haveAccount} <Link to="/login">{words.signIn}</Link>
          </span>
        </div>
      </form>
    </Card>
  )
}

/** After it was sent: what comes next. */
export function RegistrationSent() {
  const words = useCopy(accountWords).register
  return (
    <Card>
      <div className={style.sent} role="status">
        <h2 className={style.sentTitle}>{words.sentTitle}</h2>
        <p className={style.text}>{words.sentText}</p>
        <ButtonLink to="/login?redirect=%2Fwaiting" tone="primary" size="big">
          {words.sentAction}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Whether the registration was sent, and how to say so; the page then begins at its top again. */
export function useSent(): [boolean, () => void] {
  const [sent, setSent] = useState(false)
  return [
    sent,
    () => {
      setSent(true)
      scrollTo(0, 0)
    },
  ]
}
