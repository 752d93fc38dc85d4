import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findBoundaryFaults } from './find-faults.mjs'

const houses = []
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true, force: true })
})

/** A small house with these files on top of a clean one, and what the check says of it. */
function faultsWith(files, edges = { domain: { cases: ['courts'] }, server: {} }) {
  const root = mkdtempSync(join(tmpdir(), 'luqiao-boundaries-'))
  houses.push(root)
  const house = {
    'domain/src/kernel/index.ts': 'export const kernel = 1\n',
    'domain/src/courts/index.ts': "export { kernel } from '../kernel/index.ts'\n",
    'domain/src/courts/inner.ts': 'export const inner = 1\n',
    'domain/src/cases/index.ts': "import { kernel } from '../courts/index.ts'\nexport const cases = kernel\n",
    'server/src/platform/log/log.ts': 'export const log = 1\n',
    'server/src/features/cases/index.ts': "export { cases } from '@luqiao/domain/cases'\n",
    'server/src/features/courts/index.ts': "import { log } from '../../platform/log/log.ts'\nexport const l = log\n",
    'server/src/main.ts': "import './features/cases/index.ts'\nimport './features/courts/index.ts'\n",
    'web/src/ui/table.tsx': 'export const Table = () => <table />\n',
    'web/src/features/cases/page.tsx': "import { Table } from '../../ui/table.tsx'\nexport default Table\n",
    'web/src/features/courts/page.tsx': 'export const Page = () => <p />\n',
    'web/src/app/routes.tsx': "export const page = () => import('../features/cases/page.tsx')\n",
    'tools/boundaries/edges.json': JSON.stringify(edges),
    ...files,
  }
  for (const [path, text] of Object.entries(house)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findBoundaryFaults(root)
}

test('a clean house has no fault', () => {
  expect(faultsWith({})).toEqual([])
})

describe('a planted import cycle', () => {
  test('is found within a feature, also where it is of types only', () => {
    const faults = faultsWith({
      'domain/src/cases/a.ts': "import type { B } from './b.ts'\nexport type A = B\n",
      'domain/src/cases/b.ts': "export type { A as B } from './c.ts'\n",
      'domain/src/cases/c.ts': "export type A = import('./a.ts').A\n",
    })
    expect(faults).toEqual([
      'import cycle: domain/src/cases/a.ts → domain/src/cases/b.ts → domain/src/cases/c.ts → domain/src/cases/a.ts',
    ])
  })

  test('is found where it closes by a dynamic import', () => {
    const faults = faultsWith({
      'web/src/ui/a.ts': "export const b = () => import('./b.ts')\n",
      'web/src/ui/b.ts': "export { b } from './a.ts'\n",
    })
    expect(faults).toEqual(['import cycle: web/src/ui/a.ts → web/src/ui/b.ts → web/src/ui/a.ts'])
  })

  test('is found in the list of edges', () => {
    const back = "import { cases } from '../cases/index.ts'\nexport const court = cases\n"
    const faults = faultsWith(
      { 'domain/src/courts/back.ts': back },
      { domain: { cases: ['courts'], courts: ['cases'] }, server: {} },
    )
    expect(faults).toEqual([
      'edges.json, domain: cases → courts → cases is a cycle: turn one of its imports into an event',
    ])
  })
})

describe('a planted forbidden import', () => {
  const forbidden = [
    ['web feature to web feature', 'web/src/features/cases/x.ts', '../courts/page.tsx', 'web feature courts'],
    ['web feature to app', 'web/src/features/cases/x.ts', '../../app/routes.tsx', 'may not import web app'],
    ['web ui to a domain feature', 'web/src/ui/x.ts', '@luqiao/domain/cases', 'domain feature cases'],
    ['web to server', 'web/src/platform/x.ts', '../../../server/src/platform/log/log.ts', 'server platform'],
    ['web to Node', 'web/src/ui/x.ts', 'node:fs', 'does not exist in a browser'],
    ['server feature to an unlisted feature', 'server/src/features/cases/x.ts', '../courts/index.ts', 'cases → courts'],
    ['server platform to a domain feature', 'server/src/platform/x.ts', '@luqiao/domain/cases', 'domain feature cases'],
    ['server platform to a server feature', 'server/src/platform/x.ts', '../features/cases/index.ts', 'server feature'],
    ['server feature to the assembly', 'server/src/features/cases/x.ts', '../../main.ts', 'server assembly'],
    ['server to web', 'server/src/features/cases/x.ts', '../../../../web/src/ui/table.tsx', 'web ui'],
    ['domain past an index', 'domain/src/cases/x.ts', '../courts/inner.ts', 'only the index'],
    ['server past a domain index', 'server/src/features/cases/x.ts', '@luqiao/domain/courts/inner', 'only the index'],
    [
      'server around the package',
      'server/src/platform/x.ts',
      '../../../domain/src/kernel/index.ts',
      'by its package name',
    ],
    ['kernel to a feature', 'domain/src/kernel/x.ts', '../courts/index.ts', 'domain kernel may not import'],
    ['domain to Node', 'domain/src/cases/x.ts', 'node:fs', 'the domain is pure'],
    ['domain to a package', 'domain/src/cases/x.ts', 'kysely', 'the domain is pure'],
    ['anything to nowhere', 'domain/src/cases/x.ts', './missing.ts', 'no such file'],
  ]
  test.each(forbidden)('%s', (_, path, specifier, words) => {
    const faults = faultsWith({ [path]: `import '${specifier}'\n` })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`${path} imports ${specifier}: `)
    expect(faults[0]).toContain(words)
  })

  test.each([
    ['a type', "import type { x } from '../courts/page.tsx'\n"],
    ['a re-export', "export * from '../courts/page.tsx'\n"],
    ['a dynamic import', "export const p = () => import('../courts/page.tsx')\n"],
    ['a type import', "export type P = typeof import('../courts/page.tsx')\n"],
  ])('is seen in the form of %s', (_, text) => {
    expect(faultsWith({ 'web/src/features/cases/x.ts': text })).toHaveLength(1)
  })

  test('is not seen in comments and strings', () => {
    const text = "// import '../courts/page.tsx'\nexport const s = \"import '../courts/page.tsx'\"\n"
    expect(faultsWith({ 'web/src/features/cases/x.ts': text })).toEqual([])
  })

  test('may be made by a test beside the code, but not past an index', () => {
    const text = "import '../courts/index.ts'\nimport '../../main.ts'\n"
    expect(faultsWith({ 'server/src/features/cases/cases.api.test.ts': text })).toEqual([])
    expect(faultsWith({ 'domain/src/cases/x.test.ts': "import '../courts/inner.ts'\n" })).toHaveLength(1)
  })
})

test('the domain reads no clock and throws no dice', () => {
  const faults = faultsWith({
    'domain/src/cases/x.ts': 'export const x = [new Date(), Date.now(), Math.random(), new Date(0)]\n',
  })
  expect(faults.map((fault) => fault.split(': ')[1])).toEqual(['new Date()', 'Date.now()', 'Math.random()'])
})

test('an edge that nothing uses and a place that nobody knows are faults', () => {
  expect(faultsWith({}, { domain: { cases: ['courts'] }, server: { cases: ['courts'] } })).toEqual([
    'edges.json, server: nothing uses cases → courts any more: remove it',
  ])
  expect(faultsWith({ 'web/src/stuff/x.ts': 'export {}\n' })[0]).toContain('web/src/stuff/x.ts: no place')
})
