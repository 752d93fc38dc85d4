/*
 * `npm test`: the checks, then the tests of all packages, then the journeys in a browser. The last line sums up all of them.
 * `npm test -- checks`, `-- units`, `-- journeys` run only those.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { projectRoot, run } from './programs.mjs'
import { countsOf } from './vitest-counts.mjs'

/** Undefined where the run broke before it could write one. */
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

async function runVitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'luqiao-report-'))
  const reportPath = join(folder, 'report.json')
  const { code } = await run('vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ])
  const counts = countsOf(readReport(reportPath), code)
  rmSync(folder, { recursive: true, force: true })
  return counts
}

const journeys = 'e2e/vitest.config.ts'
const runners = {
  checks: () => runChecks(),
  units: () => runVitest([]),
  journeys: () => (existsSync(join(projectRoot, journeys)) ? runVitest(['--config', journeys]) : {}),
}

const asked = process.argv.slice(2)
const total = { passed: 0, failed: 0, skipped: 0 }
for (const [name, start] of Object.entries(runners)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n== ${name} ==`)
  for (const [kind, count] of Object.entries(await start())) total[kind] += count
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
