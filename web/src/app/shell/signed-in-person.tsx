import { Link } from 'react-router'
import type { SessionUser } from '../../platform/session/index.ts'
import { Avatar, PersonName } from './account-menu.tsx'
import style from './signed-in-who.module.css'

/** In the public header's panel on a phone: who is signed in, leading to the dashboard. */
export default function SignedInPerson({ user }: { user: SessionUser }) {
  return (
    <Link to="/works" className={style.person}>
      <Avatar user={user} />
      <PersonName user={user} />
    </Link>
  )
}
