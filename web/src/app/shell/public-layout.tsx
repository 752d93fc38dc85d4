import { Outlet, useLocation } from 'react-router'
import { useDocumentTitle } from '../document-title.ts'
import { publicScreenAt } from '../public-routes.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import style from './public-layout.module.css'

/** Header, page, footer of everything that needs no token. Carries no antd and no query cache. */
export default function PublicLayout() {
  useDocumentTitle(publicScreenAt(useLocation().pathname))
  return (
    <div className={style.layout}>
      <PublicHeader />
      <main id="main" className={style.main} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
