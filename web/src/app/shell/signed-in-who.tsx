import { MessageSquare } from 'lucide-react'
import { Link } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import type { SessionUser } from '../../platform/session/index.ts'
import { isBuilt } from '../routes.tsx'
import { AccountMenu } from './account-menu.tsx'
import { shellWords } from './copy.ts'
import style from './signed-in-who.module.css'

/** In the public header, for who is signed in: messages, the dashboard, the account. */
export default function SignedInWho({ user }: { user: SessionUser }) {
  const words = useCopy(shellWords)
  return (
    <>
      {isBuilt('/message/index') && (
        <Link to="/message/index?type=0&name=first" aria-label={words.messages} className={style.icon}>
          <MessageSquare size={17} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      )}
      <Link to="/works" className={style.text}>
        {words.dashboard}
      </Link>
      <AccountMenu user={user} />
    </>
  )
}
