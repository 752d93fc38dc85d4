import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import type { MenuItem, SessionUser } from '../../platform/session/index.ts'
import { Avatar, PersonName, useAccountEntries } from './account-menu.tsx'
import { shellWords } from './copy.ts'
import style from './phone-drawer.module.css'
import { LanguageMenu, ThemeMenu } from './preferences.tsx'
import { SideMenu } from './side-menu.tsx'

type PhoneDrawerProps = { user: SessionUser; menu: readonly MenuItem[]; onClose: () => void }

/** The side menu and the account of a phone, drawn over the page. A native dialog: Esc and focus are the browser's. */
export function PhoneDrawer({ user, menu, onClose }: PhoneDrawerProps) {
  const words = useCopy(shellWords)
  const entries = useAccountEntries(user)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; the keyboard closes it with Esc.
    <dialog
      ref={ref}
      className={style.drawer}
      aria-label={words.mainMenu}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className={style.inner}>
        <button type="button" className={style.close} aria-label={words.closeMenu} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
        <SideMenu menu={menu} />
        <div className={style.person}>
          <Avatar user={user} />
          <PersonName user={user} />
        </div>
        <ul className={style.account}>
          {entries.map((entry) => (
            <li key={entry.key}>
              {'to' in entry ? (
                <Link to={entry.to} onClick={onClose}>
                  {entry.label}
                </Link>
              ) : (
                <button type="button" onClick={entry.onSelect}>
                  {entry.label}
                </button>
              )}
            </li>
          ))}
        </ul>
        <div className={style.preferences}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </div>
    </dialog>
  )
}
