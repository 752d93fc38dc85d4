import { ChevronLeft, Menu as MenuIcon } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCopy, useSay } from '../../platform/i18n/index.ts'
import type { MenuItem, SessionUser } from '../../platform/session/index.ts'
import { useTrail } from '../trail.ts'
import { shellWords } from './copy.ts'
import { leavesOf } from './menu-mark.ts'
import { PhoneDrawer } from './phone-drawer.tsx'
import style from './phone-top.module.css'
import { Bell } from './top-bar.tsx'

type PhoneTopProps = {
  user: SessionUser
  menu: readonly MenuItem[]
  open: boolean
  onOpen: (open: boolean) => void
}

/** The dark line at the head of a phone: the way back or the menu, the screen's title, the bell. */
export function PhoneTop({ user, menu, open, onOpen }: PhoneTopProps) {
  const words = useCopy(shellWords)
  const say = useSay()
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const trail = useTrail()
  const title = trail.at(-1)?.title
  const parent = trail.at(-2)?.path ?? leavesOf(menu)[0]?.name ?? '/works'
  const deep = !leavesOf(menu).some((item) => item.name.split('?')[0] === pathname)
  // The first screen of a visit has nothing behind it in the browser's history.
  const back = () => void (key === 'default' ? navigate(parent) : navigate(-1))
  return (
    <>
      <header className={style.top}>
        {deep ? (
          <button type="button" className={style.button} aria-label={words.back} onClick={back}>
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
        ) : (
          <button
            type="button"
            className={style.button}
            aria-label={words.openMenu}
            aria-expanded={open}
            onClick={() => onOpen(true)}
          >
            <MenuIcon size={20} aria-hidden="true" />
          </button>
        )}
        <span className={style.title}>{title ? say(title) : words.brand}</span>
        {Bell && (
          <span className={style.bell}>
            <Suspense>
              <Bell />
            </Suspense>
          </span>
        )}
      </header>
      {open && <PhoneDrawer user={user} menu={menu} onClose={() => onOpen(false)} />}
    </>
  )
}
