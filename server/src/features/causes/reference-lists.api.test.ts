import { causes } from '@luqiao/domain/causes'
import { courts } from '@luqiao/domain/courts'
import { regions } from '@luqiao/domain/regions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('divisions', () => {
  test('lead from the provinces to the districts, for an outsider too (regions.children)', async () => {
    expect((await server.call(regions.children, {})).data).toHaveLength(34)
    expect(names((await server.call(regions.children, { title: '广东省' })).data)).toContain('佛山市')
    const districts = (await server.call(regions.children, { title: '佛山市' })).data
    expect(districts.find(({ name }) => name === '禅城区')).toMatchObject({ code: '440604', leaf: true })
    expect((await server.call(regions.children, { title: '没有省' })).data).toEqual([])
  })
})

describe('courts', () => {
  test('are found by region, name, pinyin and initials, for an outsider too (courts.search)', async () => {
    const found = async (input: { region?: string; deep?: string; name?: string }) =>
      names((await server.call(courts.search, input)).data)
    expect(await found({ region: '广东省' })).toContain('广东省高级人民法院')
    expect((await found({ region: '广东省', deep: '1' })).length).toBeGreaterThan(150)
    expect(await found({ name: '知识产权法院' })).toContain('广州知识产权法院')
    expect(await found({ name: '禅城' })).toEqual(['佛山市禅城区人民法院'])
    expect(await found({ name: 'bjzscqfy' })).toEqual(['北京知识产权法院'])
    expect(await found({ name: '%' })).toEqual([])
    expect(await found({ region: '没有省' })).toEqual([])
  })
})

describe('causes', () => {
  test('make a tree, in which 191 to 199 are the criminal IP group (causes.load, outsider)', async () => {
    const tree = (await server.call(causes.load, { all: 1 })).data
    const flat = (nodes: typeof tree): typeof tree => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
    const group = flat(tree).filter(({ id }) => id > 190 && id < 200)
    expect(group).toHaveLength(9)
    expect(new Set(group.map(({ kind }) => kind))).toEqual(new Set(['criminal']))
    expect(group.find(({ id }) => id === 191)?.name).toBe('假冒注册商标罪')
  })

  test('are loaded level by level and found by name, pinyin and initials with their path', async () => {
    const top = (await server.call(causes.load, { kind: 'civil' })).data
    expect(names(top)).toContain('人格权纠纷')
    const below = (await server.call(causes.load, { id: top[0]?.id })).data
    expect(below.every(({ level }) => level === 2)).toBe(true)
    const found = (await server.call(causes.load, { name: '侵害商标权' })).data
    expect(found[0]?.name).toBe('侵害商标权纠纷')
    expect(found[0]?.path).toContain(' / ')
    expect(names((await server.call(causes.load, { name: 'qhsbqjf' })).data)).toContain('侵害商标权纠纷')
  })
})
