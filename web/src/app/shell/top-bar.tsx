import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import type { SessionUser } from '../../platform/session/index.ts'
import { slots } from '../slots.ts'
import { AccountMenu } from './account-menu.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { shellWords } from './copy.ts'
import { LanguageMenu, ThemeMenu } from './preferences.tsx'
import style from './top-bar.module.css'

export const Bell = slots.notificationBell && lazy(slots.notificationBell)

type TopBarProps = { user: SessionUser; folded: boolean; onToggle: () => void }

export function TopBar({ user, folded, onToggle }: TopBarProps) {
  const words = useCopy(shellWords)
  const Icon = folded ? PanelLeftOpen : PanelLeftClose
  const label = folded ? words.unfold : words.fold
  return (
    <header className={style.top}>
      <button type="button" className={style.toggle} aria-label={label} title={label} onClick={onToggle}>
        <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <Breadcrumb />
      <div className={style.right}>
        <LanguageMenu />
        <ThemeMenu />
        {Bell && (
          <Suspense>
            <Bell />
          </Suspense>
        )}
        <AccountMenu user={user} />
      </div>
    </header>
  )
}
