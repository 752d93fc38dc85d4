import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { sourcesIn } from '../sources.mjs'
import { findCycles } from './graph.mjs'
import { readImports } from './imports.mjs'
import { whyNot, whyNotPackage } from './rules.mjs'
import { isTest, zoneOf } from './zones.mjs'

const ownPackage = '@luqiao/domain/'

/** `{ path, viaIndex }` of one of our own files, `{ name }` of a package, `{ fault }` where it leads nowhere. */
function resolve(root, importer, specifier) {
  if (specifier.startsWith(ownPackage)) {
    const name = specifier.slice(ownPackage.length)
    if (name.includes('/'))
      return { fault: `only the index of a domain feature is public: import ${ownPackage}${name.split('/')[0]}` }
    return { path: `domain/src/${name}/index.ts`, viaIndex: true }
  }
  if (!specifier.startsWith('.')) return { name: specifier }
  const path = posix.join(dirname(importer), specifier.replace(/\?.*$/, ''))
  if (!existsSync(join(root, path))) return { fault: 'there is no such file (write its extension)' }
  if (path.startsWith('domain/') && !importer.startsWith('domain/'))
    return { fault: `import the domain by its package name, ${ownPackage}…` }
  return { path, viaIndex: /\/index\.tsx?$/.test(path) }
}

const readEdges = (root) => {
  const path = join(root, 'tools/boundaries/edges.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

const edgeName = (from, to) => `${from.zone.split(' ')[0]} ${from.feature} ${to.feature}`

/** The list of edges must itself be acyclic, and each edge in use, so that it tells how the features really hang together. */
function faultsOfEdges(edges, used) {
  const faults = []
  for (const [side, list] of Object.entries(edges)) {
    const graph = new Map(Object.entries(list))
    for (const cycle of findCycles(graph))
      faults.push(`edges.json, ${side}: ${cycle.join(' → ')} is a cycle: turn one of its imports into an event`)
    for (const [from, targets] of graph)
      for (const to of targets)
        if (!used.has(`${side} ${from} ${to}`))
          faults.push(`edges.json, ${side}: nothing uses ${from} → ${to} any more: remove it`)
  }
  return faults
}

/** One file: what is wrong with its imports, and which of our own files they lead to. */
function examine(root, path, from, { listed, used }) {
  const test = isTest(path)
  const { specifiers, impure } = readImports(root, path)
  const faults = []
  const targets = new Set()
  if (from.zone.startsWith('domain') && !test)
    for (const call of impure)
      faults.push(`${path}: ${call}: the domain has no clock and no dice; take it as an argument`)
  for (const specifier of specifiers) {
    const { fault, name, path: target, viaIndex } = resolve(root, path, specifier)
    const to = target && zoneOf(target)
    if (target) targets.add(target)
    const crossing =
      to?.feature && from.zone === to.zone && from.feature !== to.feature ? edgeName(from, to) : undefined
    let why = fault
    if (name) why = whyNotPackage({ from, test, name })
    else if (to) why = whyNot({ from, to, test, viaIndex, listed: listed.has(crossing) || used.has(crossing) })
    if (why) faults.push(`${path} imports ${specifier}: ${why}`)
    // an edge that is missing is said once, not for each of its imports
    if (crossing && !test && viaIndex) used.add(crossing)
  }
  return { faults, targets }
}

/** Every import that the architecture forbids and every import cycle below `root`, one line each. */
export function findBoundaryFaults(root) {
  const files = sourcesIn(root, ['domain', 'server', 'web', 'e2e']).filter((path) => /\.tsx?$/.test(path))
  const edges = readEdges(root)
  const listed = new Set(
    Object.entries(edges).flatMap(([side, list]) =>
      Object.entries(list).flatMap(([from, targets]) => targets.map((to) => `${side} ${from} ${to}`)),
    ),
  )
  const used = new Set()
  const graph = new Map()
  const faults = []
  for (const path of files) {
    const from = zoneOf(path)
    if (!from) {
      faults.push(`${path}: no place that ARCHITECTURE.md knows; put it into a feature, ui, platform or the assembly`)
      continue
    }
    const found = examine(root, path, from, { listed, used })
    faults.push(...found.faults)
    graph.set(path, found.targets)
  }
  for (const cycle of findCycles(graph)) faults.push(`import cycle: ${cycle.join(' → ')}`)
  return [...faults, ...faultsOfEdges(edges, used)]
}
