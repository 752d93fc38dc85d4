import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'
import type { MenuItem } from './menu.ts'

const menuItem: z.ZodType<MenuItem> = z.object({
  id: z.number().int(),
  title: z.string(),
  name: z.string(),
  remark: z.string(),
  get son() {
    return z.array(menuItem)
  },
})

/** What an account may see and do. */
export const rule = z.object({
  menu: z.array(menuItem),
  /** Permitted actions, `<feature>.<verb>`: the web asks these and never compares roles. */
  list: z.array(z.string()),
})
export type Rule = z.output<typeof rule>

export const roles = {
  menus: endpoint('GET /api/v1/rule/menus', {
    summary: text('当前账号的菜单', 'The menu tree of the caller', 'El menú de quien llama'),
    input: wire.nothing,
    output: z.array(menuItem),
  }),
}
