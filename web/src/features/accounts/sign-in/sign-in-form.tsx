import { useState } from 'react'
import { Link } from 'react-router'
import { useCopy } from '../../../platform/i18n/index.ts'
import { Tabs } from '../../../ui/plain.ts'
import style from '../accounts.module.css'
import { accountWords } from '../copy/index.ts'
import { CodeSignIn } from './code-sign-in.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import { ResetPassword } from './reset-password.tsx'

type Way = 'password' | 'code'

/** Signs in by password and captcha or by sms code, or sets a forgotten password anew: for the dialog and for /login. */
export default function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useCopy(accountWords)
  const [way, setWay] = useState<Way>('password')
  const [forgot, setForgot] = useState(false)
  const [account, setAccount] = useState('')
  if (forgot)
    return (
      <ResetPassword
        account={account}
        onBack={(known) => {
          setAccount(known)
          setWay('password')
          setForgot(false)
        }}
      />
    )
  return (
    <>
      <div className={style.tabs}>
        <Tabs
          label={words.signIn.ways}
          value={way}
          onChange={setWay}
          tabs={[
            { key: 'password', label: words.signIn.byPassword },
            { key: 'code', label: words.signIn.byCode },
          ]}
        />
      </div>
      {way === 'password' ? (
        <PasswordSignIn account={account} onAccount={setAccount} onDone={onDone} onForgot={() => setForgot(true)} />
      ) : (
        <CodeSignIn account={account} onAccount={setAccount} onDone={onDone} />
      )}
      <p className={style.newcomer}>
        {words.signIn.noAccount}
        <span className={style.links}>
          <Link to="/reg_company">{words.signIn.company}</Link>
          <Link to="/reg_lawyer">{words.signIn.lawyer}</Link>
        </span>
      </p>
    </>
  )
}
