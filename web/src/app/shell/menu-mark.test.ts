import { text } from '@luqiao/domain/kernel'
import { expect, it } from 'vitest'
import type { MenuItem } from '../../platform/session/index.ts'
import type { Screen } from '../screen.ts'
import { leavesOf, markedItem } from './menu-mark.ts'

const item = (id: number, name: string, son: MenuItem[] = []): MenuItem => ({ id, title: name, name, remark: '', son })
const screen = (path: string): Screen => ({
  path,
  title: text('', '', ''),
  page: async () => ({ default: () => null }),
})

const menu = [
  item(1, '/works/index'),
  item(2, '/case/index'),
  item(3, '', [item(4, '/customer/list'), item(5, '/message/index?type=0&name=first')]),
]

it('lists the entries that lead somewhere, those below a group too', () => {
  expect(leavesOf(menu).map(({ id }) => id)).toEqual([1, 2, 4, 5])
})

it('marks the entry of the open screen, or of the list that it lies under', () => {
  expect(markedItem(menu, [screen('/case/index')], '/case/index')?.id).toBe(2)
  expect(markedItem(menu, [screen('/case/index'), screen('/case/edit/:id')], '/case/edit/5')?.id).toBe(2)
  expect(markedItem(menu, [screen('/message/index')], '/message/index')?.id).toBe(5)
  expect(markedItem(menu, [screen('/general/password')], '/general/password')).toBeUndefined()
})
