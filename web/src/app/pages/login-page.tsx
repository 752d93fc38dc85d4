import { useCopy } from '../../platform/i18n/index.ts'
import { Card } from '../../ui/plain.ts'
import { appWords } from '../copy.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import style from './login-page.module.css'

/** The sign-in form of the dialog, as a page. */
export default function LoginPage() {
  const words = useCopy(appWords)
  return (
    <div className={style.page}>
      <Card className={style.card}>
        <h1 className={style.title}>{words.signInTitle}</h1>
        <SignInFrame />
      </Card>
    </div>
  )
}
