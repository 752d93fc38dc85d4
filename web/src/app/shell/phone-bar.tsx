import { Link, useLocation } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import type { MenuItem, SessionUser } from '../../platform/session/index.ts'
import { classNames } from '../../ui/plain.ts'
import { settingsPath } from '../account-links.ts'
import { isBuilt } from '../routes.tsx'
import { useTrail } from '../trail.ts'
import { shellWords } from './copy.ts'
import { MenuIcon } from './menu-icon.tsx'
import { leavesOf, markedItem } from './menu-mark.ts'
import style from './phone-bar.module.css'

type PhoneBarProps = { menu: readonly MenuItem[]; user: SessionUser }

/** The bar at the foot of a phone: the places a day is spent in, as far as this account has them. */
export function PhoneBar({ menu, user }: PhoneBarProps) {
  const words = useCopy(shellWords)
  const { pathname } = useLocation()
  const marked = markedItem(menu, useTrail(), pathname)?.name.split('?')[0] ?? pathname
  const paths = new Set(leavesOf(menu).map(({ name }) => name.split('?')[0]))
  const places = [
    { path: '/works/index', label: words.dashboard, icon: 'house' },
    { path: '/case/index', label: words.casesShort, icon: 'briefcase' },
    { path: '/schedule/index', label: words.diaryShort, icon: 'calendar-days' },
    { path: '/source/index', label: words.sourcesShort, icon: 'plus' },
  ]
    .filter(({ path }) => paths.has(path) && isBuilt(path))
    .slice(0, 3)
  const own = [
    { path: '/message/index', to: '/message/index?type=0&name=first', label: words.messages, icon: 'message-square' },
    { path: settingsPath(user), to: settingsPath(user), label: words.mine, icon: 'user' },
  ].filter(({ path }) => isBuilt(path))
  return (
    <nav className={style.bar} aria-label={words.mainMenu}>
      {[...places.map((place) => ({ ...place, to: place.path })), ...own].map(({ path, to, label, icon }) => (
        <Link
          key={path}
          to={to}
          className={classNames(style.place, path === marked && style.on)}
          aria-current={path === marked ? 'page' : undefined}
        >
          <MenuIcon name={icon} size={18} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
