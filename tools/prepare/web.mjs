import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, run } from '../programs.mjs'
import { sourcesIn } from '../sources.mjs'

const dist = join(projectRoot, 'web', 'dist')
/** Lies in the folder that a build empties first, so a broken build leaves no stamp. */
const stamp = join(dist, '.built-from')

/** What a build depends on: its sources by content, and the packages by their lock file. Tests are no part of it. */
function digest() {
  const hash = createHash('sha256')
  const sources = sourcesIn(projectRoot, ['web', 'domain']).filter((path) => !/\.test\.tsx?$/.test(path))
  for (const path of [...sources, 'package-lock.json'])
    hash.update(`${path}\0`).update(readFileSync(join(projectRoot, path)))
  return hash.digest('hex')
}

/** Builds the web where its sources differ from those that the last build saw. Answers what went wrong, if anything. */
export async function buildWeb() {
  const now = digest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return undefined
  console.log('Building the web (vite build), because its sources have changed.')
  const web = join(projectRoot, 'web')
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], { cwd: web, quiet: true })
  if (code !== 0) return output.trim() || `vite build ended with ${code}`
  writeFileSync(stamp, now)
  return undefined
}
