import { describe, expect, it } from 'vitest'
import { menuFor, menuTree } from './index.ts'

const paths = (permissions: string[]) =>
  menuFor(menuTree, new Set(permissions), 'zh').flatMap(({ name, son }) => [name, ...son.map((below) => below.name)])

describe('the side menu', () => {
  it('shows only what the permissions open', () => {
    expect(paths(['menu.read', 'case.list'])).toEqual(['/works/index', '/case/index'])
    expect(paths(['review.list'])).toEqual(['/passed', '/passed/company', '/passed/lawyer'])
    expect(paths([])).toEqual([])
  })
  it('speaks the language of its reader', () => {
    const titles = (language: 'zh' | 'en' | 'es') => menuFor(menuTree, new Set(['case.list']), language)[0]?.title
    expect([titles('zh'), titles('en'), titles('es')]).toEqual(['案件管理', 'Cases', 'Casos'])
  })
  it('numbers its entries uniquely', () => {
    const ids = menuTree.flatMap(({ id, below }) => [id, ...(below ?? []).map((entry) => entry.id)])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
