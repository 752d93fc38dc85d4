/*
 * Every endpoint of a contract is implemented, has a test of what an outsider gets, and has its words in three languages.
 * The convention for outsider tests stands in outsider-tests.mjs.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../server/test/server.ts'
import { sourcesIn } from '../sources.mjs'
import { readContracts } from './contracts.mjs'
import { isNamed, outsiderBlocks } from './outsider-tests.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lineOf = ({ method, path }) => `${method} ${path}`

let server
let contracts
/** Each implemented endpoint with the name that its contract gives it. */
let served
beforeAll(async () => {
  server = await startTestServer()
  contracts = await readContracts(root)
  const names = new Map(contracts.map(({ name, endpoint }) => [lineOf(endpoint), name]))
  served = server.app.routes.map(({ contract }) => ({ contract, name: names.get(lineOf(contract)) }))
})
afterAll(() => server.close())

test('every endpoint of a contract is served by exactly one route', () => {
  const lines = served.map(({ contract }) => lineOf(contract))
  const missing = contracts.filter(({ endpoint }) => !lines.includes(lineOf(endpoint)))
  const notes = missing.map(({ name, endpoint }) => `${name} (${lineOf(endpoint)})`)
  expect(notes, 'add a route to server/src/features/<feature>/routes.ts, or remove it from the contract').toEqual([])
  const twice = lines.filter((line, index) => lines.indexOf(line) !== index)
  expect(twice, 'one path, one contract, one route').toEqual([])
})

test('every route serves an endpoint of a contract.ts', () => {
  const nameless = served.filter(({ name }) => !name).map(({ contract }) => lineOf(contract))
  expect(nameless, 'write its endpoint(...) in domain/src/<feature>/contract.ts').toEqual([])
})

test('every endpoint has a test of what an outsider gets', () => {
  const texts = sourcesIn(root, ['server'])
    .filter((path) => path.endsWith('.api.test.ts'))
    .flatMap((path) => outsiderBlocks(path, readFileSync(join(root, path), 'utf8')))
  const untested = new Set(served.flatMap(({ name }) => (name && !isNamed(name, texts) ? [name] : [])))
  expect(
    [...untested],
    'name it in the title or body of a test whose title contains `outsider` in a *.api.test.ts (tools/manifest)',
  ).toEqual([])
})

const chinese = /\p{Script=Han}/u
const places = (words) => [...words.matchAll(/\{\w+\}/g)].map(String).sort().join()

/** What is wrong with one localized text. */
function faultOf(words) {
  if (!words || ['zh', 'en', 'es'].some((language) => !words[language]?.trim())) return 'a language is missing'
  if (chinese.test(words.en) || chinese.test(words.es)) return 'en or es is in Chinese'
  if (places(words.zh) !== places(words.en) || places(words.zh) !== places(words.es)) return 'the {places} differ'
  return undefined
}

test('every endpoint says what it does and why it refuses in three languages', () => {
  const said = served.flatMap(({ contract }) => [
    [lineOf(contract), contract.summary],
    ...contract.errors.flatMap(({ words }) => Object.entries(words)),
  ])
  const faults = new Set(said.flatMap(([what, words]) => (faultOf(words) ? [`${what}: ${faultOf(words)}`] : [])))
  expect([...faults], 'text(zh, en, es) beside the contract').toEqual([])
})
