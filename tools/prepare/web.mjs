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

/** Builds the web where its sources differ from those that the last build saw. False where that failed. */
export async function buildWeb() {
  const now = digest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true
  console.log('Building the web (vite build), because its sources have changed.')
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(projectRoot, 'web'),
    quiet: true,
  })
  if (code !== 0) {
    console.error(`${output.trim()}\nThe web could not be built (see above).`)
    return false
  }
  writeFileSync(stamp, now)
  return true
}
