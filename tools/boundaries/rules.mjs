/*
 * Who may import whom: the table of ARCHITECTURE as data. `own` is the same feature; `index` is another feature's index only,
 * on an edge of edges.json; `open` is another feature's index without an edge; `any` is any file.
 */

const domain = { 'domain kernel': 'any', 'domain feature': 'open' }
const web = { 'web ui': 'any', 'web renderer': 'any', 'web platform': 'any' }

const table = {
  'domain kernel': { 'domain kernel': 'any' },
  'domain feature': { 'domain kernel': 'any', 'domain feature': 'index' },
  'server platform': { 'domain kernel': 'any', 'server platform': 'any' },
  'server feature': { ...domain, 'server platform': 'any', 'server feature': 'index' },
  'server assembly': { ...domain, 'server platform': 'any', 'server feature': 'open', 'server assembly': 'any' },
  'server test': {
    ...domain,
    'server platform': 'any',
    'server feature': 'open',
    'server assembly': 'any',
    'server test': 'any',
  },
  'web ui': { 'domain kernel': 'any', ...web },
  'web platform': { 'domain kernel': 'any', ...web },
  'web renderer': { ...domain, ...web },
  'web feature': { ...domain, ...web, 'web feature': 'own' },
  'web app': { ...domain, ...web, 'web feature': 'any', 'web app': 'any' },
  'web test': { ...domain, ...web, 'web test': 'any' },
  'web build': { 'web build': 'any' },
  e2e: { ...domain, 'server test': 'any', e2e: 'any' },
  bench: { ...domain, 'server platform': 'any', 'server feature': 'open', 'server assembly': 'any', bench: 'any' },
}

/** What the domain stands on: no Node, no DOM, no I/O. */
const domainPackages = new Set(['zod', 'chinese-days', 'pinyin-pro'])
/** What a test of the domain may use besides. */
const testPackages = /^(node:|vitest$|fast-check$|@vant\/area-data$)/

const sameFeature = (from, to) => from.zone === to.zone && from.feature === to.feature

/** The zone by whose row a file is judged: a test reads what its neighbours may, and on the server the test set-up too. */
const rowOf = (from, test) => (test && from.zone.startsWith('server ') ? 'server test' : from.zone)

const adviceFor = {
  'web feature': 'a page is composed of features in web/src/app; put what both need into web/src/ui or the domain',
  'server feature': 'react to its event (`on(...)`), or let the assembly in server/src hand it over',
  'server assembly': 'take it as an argument: main and app hand settings and parts to the features',
  'domain feature': 'only kernel words stand below the features',
}

/**
 * Why one import is not allowed; undefined where it is. `viaIndex` says that the import names the feature's index, `listed`
 * that edges.json has this edge.
 */
export function whyNot({ from, to, test, viaIndex, listed }) {
  if (sameFeature(from, to) && from.feature) return undefined
  const setUp = test && to.zone === 'web test' && from.zone.startsWith('web ')
  const allowed = setUp ? 'any' : table[rowOf(from, test)]?.[to.zone]
  const target = to.feature ? `${to.zone} ${to.feature}` : to.zone
  if (!allowed || allowed === 'own')
    return `${from.zone} may not import ${target}: ${adviceFor[to.zone] ?? 'see the table in ARCHITECTURE.md'}`
  if (allowed === 'any' || !to.feature) return undefined
  if (!viaIndex) return `only the index of ${target} is public: export it there, or keep it to yourself`
  if (allowed === 'open' || test) return undefined
  if (listed) return undefined
  const side = from.zone.split(' ')[0]
  return `the edge ${from.feature} → ${to.feature} is not in tools/boundaries/edges.json under "${side}": react by event, or add it where the list stays acyclic`
}

/** Why a package is not allowed; undefined where it is. */
export function whyNotPackage({ from, test, name }) {
  if (!from.zone.startsWith('domain')) {
    const browser = from.zone.startsWith('web ') && from.zone !== 'web build' && !test
    return browser && name.startsWith('node:') ? `${name} does not exist in a browser` : undefined
  }
  if (test && testPackages.test(name)) return undefined
  const root = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]
  return domainPackages.has(root) ? undefined : `the domain is pure: ${name} belongs to the server or the web`
}
