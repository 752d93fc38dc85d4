import { useCopy } from '../../platform/i18n/index.ts'
import type { SessionUser } from '../../platform/session/index.ts'
import { Menu, type MenuEntry, toast } from '../../ui/plain.ts'
import { signOut } from '../account.ts'
import { mayHaveSubAccounts, settingsPath } from '../account-links.ts'
import { isBuilt } from '../routes.tsx'
import style from './account-menu.module.css'
import { shellWords } from './copy.ts'

/** What an account may do with itself; only what is built. */
export function useAccountEntries(user: SessionUser): MenuEntry[] {
  const words = useCopy(shellWords)
  const links = [
    { to: settingsPath(user), label: words.settings },
    ...(mayHaveSubAccounts(user) ? [{ to: '/general/child_list', label: words.subAccounts }] : []),
    { to: '/general/password', label: words.password },
    { to: '/general/log', label: words.log },
  ]
  const leave = () => signOut().catch((error: Error) => toast.error(error))
  return [
    ...links.filter(({ to }) => isBuilt(to)).map((link) => ({ key: link.to, ...link })),
    { key: 'sign-out', label: words.signOut, onSelect: () => void leave() },
  ]
}

/** The picture of a person, or the first sign of the name. */
export function Avatar({ user }: { user: Pick<SessionUser, 'avatar' | 'relname'> }) {
  return (
    <span className={style.avatar} aria-hidden="true">
      {user.avatar ? <img src={user.avatar} alt="" width="28" height="28" /> : [...user.relname][0]}
    </span>
  )
}

/** 陈思远 --律师 */
export function PersonName({ user }: { user: SessionUser }) {
  const words = useCopy(shellWords)
  return (
    <span className={style.name}>
      {user.relname} <span className={style.kind}>--{words.kinds[user.user_type]}</span>
    </span>
  )
}

export function AccountMenu({ user }: { user: SessionUser }) {
  const words = useCopy(shellWords)
  const entries = useAccountEntries(user)
  return (
    <Menu
      label={words.account}
      button={
        <>
          <Avatar user={user} />
          <PersonName user={user} />
        </>
      }
      entries={entries}
    />
  )
}
