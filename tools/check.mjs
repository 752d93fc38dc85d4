/*
 * `npm run check`: every check that is no test, each with a word on what to do instead. `npm run check -- types names` runs
 * only those whose name starts with one of the words. `npm test` runs them all first.
 */
import { fileURLToPath } from 'node:url'
import { boundaries } from './checks/boundaries.mjs'
import { deadCode } from './checks/dead-code.mjs'
import { fileLength } from './checks/file-length.mjs'
import { format } from './checks/format.mjs'
import { names } from './checks/names.mjs'
import { tableTypes } from './checks/table-types.mjs'
import { types } from './checks/type-check.mjs'
import { webBuild } from './checks/web-build.mjs'

const checks = [format, types, boundaries, names, fileLength, deadCode, tableTypes, webBuild]

const indented = (text) => text.replace(/^/gm, '    ')

/** Runs the checks one after the other and prints what each found. Each counts as one test. */
export async function runChecks(words = []) {
  const chosen = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)))
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, advice, find } of chosen) {
    const start = performance.now()
    const faults = await find().catch((error) => [error.stack ?? String(error)])
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    counts[faults.length === 0 ? 'passed' : 'failed'] += 1
    if (faults.length === 0) console.log(`✓ ${name} (${seconds} s)`)
    else console.log(`✗ ${name} (${seconds} s)\n${indented(faults.join('\n'))}\n  → ${advice}`)
  }
  return counts
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runChecks(process.argv.slice(2))
  process.exitCode = failed > 0 ? 1 : 0
}
