import type { ReactNode } from 'react'
import { useCopy } from '../../../platform/i18n/index.ts'
import { accountWords } from '../copy/index.ts'
import style from './registration.module.css'
import { Steps } from './steps.tsx'

type Props = { title: string; text: string; sent: boolean; children: ReactNode }

/** What stands around a registration: its title, what it leads to, and the three steps. */
export function RegistrationFrame({ title, text, sent, children }: Props) {
  const { register } = useCopy(accountWords)
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1 className={style.title}>{title}</h1>
        <p className={style.text}>{text}</p>
        <Steps label={title} steps={register.steps.map((step) => ({ title: step }))} now={sent ? 1 : 0} />
      </header>
      {children}
    </div>
  )
}
