import {
  BadgeCheck,
  Bell,
  BellRing,
  Briefcase,
  Building2,
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  FileText,
  Folder,
  House,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Plus,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  User,
  Users,
  Wrench,
} from 'lucide-react'

/** The icons that a menu entry may name in `remark`: one family, one stroke. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'layout-dashboard': LayoutDashboard,
  house: House,
  inbox: Inbox,
  bell: Bell,
  'badge-check': BadgeCheck,
  briefcase: Briefcase,
  plus: Plus,
  'file-text': FileText,
  folder: Folder,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  user: User,
  users: Users,
  'building-2': Building2,
  'shield-check': ShieldCheck,
  scale: Scale,
  'clipboard-check': ClipboardCheck,
  'message-square': MessageSquare,
  'bell-ring': BellRing,
  'scroll-text': ScrollText,
  'key-round': KeyRound,
  settings: Settings,
  wrench: Wrench,
}

export function MenuIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? FileText
  return <Icon size={size} strokeWidth={1.6} aria-hidden="true" />
}
