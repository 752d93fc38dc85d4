import { Link, useLocation } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import type { MenuItem } from '../../platform/session/index.ts'
import { Brand, classNames, Seal } from '../../ui/plain.ts'
import { isBuilt } from '../routes.tsx'
import { useTrail } from '../trail.ts'
import { shellWords } from './copy.ts'
import { MenuIcon } from './menu-icon.tsx'
import { leavesOf, markedItem } from './menu-mark.ts'
import style from './side-menu.module.css'

type SideMenuProps = { menu: readonly MenuItem[]; folded?: boolean }

/** The menu tree that came with sign-in; an entry without a path heads a group. Only what is built is listed. */
export function SideMenu({ menu, folded = false }: SideMenuProps) {
  const words = useCopy(shellWords)
  const { pathname } = useLocation()
  const marked = markedItem(menu, useTrail(), pathname)
  const home = leavesOf(menu)[0]?.name ?? '/works/index'
  return (
    <nav className={classNames(style.side, folded && style.folded)} aria-label={words.mainMenu}>
      <Link to={home} className={style.brand} aria-label={words.brand}>
        {folded ? <Seal /> : <Brand name={words.brand} tone="side" />}
      </Link>
      <ul className={style.list}>
        {menu.map((item) => (
          <Item key={item.id} item={item} marked={marked} folded={folded} />
        ))}
      </ul>
    </nav>
  )
}

/** An entry without an icon of its own wears that of its group. */
type ItemProps = { item: MenuItem; marked: MenuItem | undefined; folded: boolean; icon?: string }

function Item({ item, marked, folded, icon = '' }: ItemProps) {
  const sons = item.son.filter((son) => leavesOf([son]).some(({ name }) => isBuilt(name)))
  const leads = item.name.startsWith('/')
  const headed = leads && isBuilt(item.name)
  if (leads ? !isBuilt(item.name) && sons.length === 0 : sons.length === 0) return null
  return (
    <li>
      {headed ? (
        <Link
          to={item.name}
          className={classNames(style.item, item === marked && style.on)}
          aria-current={item === marked ? 'page' : undefined}
          aria-label={folded ? item.title : undefined}
          title={folded ? item.title : undefined}
        >
          <MenuIcon name={item.remark || icon} />
          {!folded && <span className={style.title}>{item.title}</span>}
        </Link>
      ) : (
        <div className={style.group}>{folded ? <hr /> : item.title}</div>
      )}
      {sons.length > 0 && (
        <ul className={classNames(style.list, headed && !folded && style.nested)}>
          {sons.map((son) => (
            <Item key={son.id} item={son} marked={marked} folded={folded} icon={item.remark} />
          ))}
        </ul>
      )}
    </li>
  )
}
