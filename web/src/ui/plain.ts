/**
 * The part of the design system that carries no antd: for public pages (home, sign-in, registration), which must stay
 * light. A signed-in screen imports from `index.ts`, which has all of this too.
 */
export { Button, ButtonLink } from './button.tsx'
export { Card } from './card.tsx'
export { Badge, Chip, type Tone } from './chip.tsx'
export { classNames } from './class-names.ts'
export { Confirmer, confirm } from './confirm.tsx'
export { DateText, DaysLeft } from './date-text.tsx'
export { Dialog } from './dialog.tsx'
export { Field, Input, PasswordInput, Textarea } from './field.tsx'
export { Menu, type MenuEntry } from './menu.tsx'
export { Money } from './money.tsx'
export { useNarrow } from './narrow.ts'
export { Page, PageTitle } from './page-title.tsx'
export { Brand, Seal } from './seal.tsx'
export { Stat, Stats } from './stat.tsx'
export { EmptyState, ErrorState, Loaded, Loading } from './states.tsx'
export { Tabs } from './tabs.tsx'
export { Toaster, toast } from './toast.tsx'
