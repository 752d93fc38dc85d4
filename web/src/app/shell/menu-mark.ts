import type { MenuItem } from '../../platform/session/index.ts'
import type { Screen } from '../screen.ts'

const pathOf = (to: string): string => to.split('?')[0] ?? to

/** Every entry of the tree that leads somewhere. */
export const leavesOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => [...(item.name.startsWith('/') ? [item] : []), ...leavesOf(item.son)])

/** The entry that the open screen belongs to: its own, else that of the nearest screen it lies under. */
export function markedItem(
  menu: readonly MenuItem[],
  trail: readonly Screen[],
  pathname: string,
): MenuItem | undefined {
  const leaves = leavesOf(menu)
  const ways = [pathname, ...trail.map(({ path }) => path).reverse()]
  for (const way of ways) {
    const found = leaves.find((item) => pathOf(item.name) === way)
    if (found) return found
  }
  return undefined
}
