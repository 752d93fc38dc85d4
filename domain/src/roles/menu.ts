import { type Language, type Localized, text } from '../kernel/index.ts'

type Entry = {
  id: number
  title: Localized
  path: string
  /** Name of a Lucide icon; '' for an entry below another. */
  icon: string
  /** Shown to whoever has this permission. */
  needs: string
  below?: readonly Entry[]
}

/** The side menu of the specification: only what is built stands here, and each person sees what it has a permission for. */
export const menuTree: readonly Entry[] = [
  {
    id: 1,
    title: text('工作台', 'Dashboard', 'Panel'),
    path: '/works/index',
    icon: 'layout-dashboard',
    needs: 'menu.read',
  },
  {
    id: 2,
    title: text('案件管理', 'Cases', 'Casos'),
    path: '/case/index',
    icon: 'scale',
    needs: 'case.list',
  },
  {
    id: 3,
    title: text('案源管理', 'Case sources', 'Fuentes de casos'),
    path: '/source/index',
    icon: 'inbox',
    needs: 'case-source.list',
  },
  {
    id: 4,
    title: text('消息', 'Messages', 'Mensajes'),
    path: '/message/index',
    icon: 'bell',
    needs: 'notification.read',
  },
  {
    id: 5,
    title: text('审核', 'Reviews', 'Revisiones'),
    path: '/passed',
    icon: 'badge-check',
    needs: 'review.list',
    below: [
      {
        id: 51,
        title: text('企业审核', 'Companies', 'Empresas'),
        path: '/passed/company',
        icon: '',
        needs: 'review.list',
      },
      {
        id: 52,
        title: text('律师审核', 'Lawyers', 'Abogados'),
        path: '/passed/lawyer',
        icon: '',
        needs: 'review.list',
      },
    ],
  },
]

/** All that an account sees whose registration is not approved. */
export const waitingMenu: readonly Entry[] = [
  {
    id: 9,
    title: text('审核进度', 'My registration', 'Mi registro'),
    path: '/waiting',
    icon: 'badge-check',
    needs: 'review.own',
  },
]

/** An entry as it travels: `name` is the path, `remark` the icon. */
export type MenuItem = { id: number; title: string; name: string; remark: string; son: MenuItem[] }

/** The entries that these permissions open, in the reader's language. */
export const menuFor = (entries: readonly Entry[], permissions: ReadonlySet<string>, language: Language): MenuItem[] =>
  entries
    .filter(({ needs }) => permissions.has(needs))
    .map(({ id, title, path, icon, below }) => ({
      id,
      title: title[language],
      name: path,
      remark: icon,
      son: menuFor(below ?? [], permissions, language),
    }))
