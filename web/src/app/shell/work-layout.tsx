import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useLanguage } from '../../platform/i18n/index.ts'
import { kept } from '../../platform/kept.ts'
import { useSession } from '../../platform/session/index.ts'
import { classNames, Loading, toast, useNarrow } from '../../ui/plain.ts'
import { fetchUser } from '../account.ts'
import { useDocumentTitle } from '../document-title.ts'
import { useTrail } from '../trail.ts'
import { WorkProviders } from '../work-providers.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneTop } from './phone-top.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import style from './work-layout.module.css'

const key = 'side'

function useFolded(): [boolean, () => void] {
  const [folded, setFolded] = useState(() => kept.read(key) === 'folded')
  const toggle = () => {
    kept.write(key, folded ? 'open' : 'folded')
    setFolded(!folded)
  }
  return [folded, toggle]
}

/** The dark menu at the side, the top bar, the page. Below 1024 px: a drawer and a bar at the foot. */
export default function WorkLayout() {
  const { signedIn } = useSession()
  const narrow = useNarrow()
  const [folded, toggle] = useFolded()
  const [drawer, setDrawer] = useState(false)
  const { pathname } = useLocation()
  useDocumentTitle(useTrail().at(-1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when the way was taken or the window grew.
  useEffect(() => setDrawer(false), [pathname, narrow])
  const language = useLanguage()
  const spoken = signedIn?.spoken
  // The menu's titles come from the server in the reader's language.
  useEffect(() => {
    if (spoken !== language) fetchUser().catch((error: Error) => toast.error(error))
  }, [spoken, language])
  // Just signed out: the guard is on its way.
  if (!signedIn) return null
  const { user, rule } = signedIn
  return (
    <Suspense fallback={<Loading lines={8} />}>
      <WorkProviders>
        <div className={classNames(style.layout, folded && style.folded)}>
          {narrow ? (
            <PhoneTop user={user} menu={rule.menu} open={drawer} onOpen={setDrawer} />
          ) : (
            <aside className={style.side}>
              <SideMenu menu={rule.menu} folded={folded} />
            </aside>
          )}
          <div className={style.content}>
            {!narrow && <TopBar user={user} folded={folded} onToggle={toggle} />}
            <main id="main" className={style.main} tabIndex={-1}>
              <Suspense fallback={<Loading lines={8} />}>
                <Outlet />
              </Suspense>
            </main>
          </div>
          {narrow && <PhoneBar menu={rule.menu} user={user} />}
        </div>
      </WorkProviders>
    </Suspense>
  )
}
