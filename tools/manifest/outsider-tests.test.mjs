import { expect, test } from 'vitest'
import { isNamed, outsiderBlocks } from './outsider-tests.mjs'

const source = `
describe('a case', () => {
  test('is shown (cases.info)', async () => { await server.call(cases.list, {}) })
  test('an outsider gets nothing', async () => { await server.call(cases.details, {}) })
  test.each(ids)('an outsider may not record %s', async (id) => { await server.call(nodeCall(id), {}) })
  test('is hidden from an outsider (cases.remove, cases.flag)', async () => {})
})
// test('an outsider (cases.comment)')
`

test('an endpoint is covered by a block about an outsider that names it in its title or body, and by nothing else', () => {
  const texts = outsiderBlocks('cases.api.test.ts', source)
  const names = ['cases.details', 'nodeCall', 'cases.remove', 'cases.flag', 'cases.info', 'cases.list', 'cases.comment']
  expect(names.filter((name) => isNamed(name, texts))).toEqual(names.slice(0, 4))
  expect(isNamed('cases.det', texts)).toBe(false)
})
