import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, run } from '../programs.mjs'
import { sourcesIn } from '../sources.mjs'

const packages = ['domain', 'server', 'web', 'web/build', 'web/test', 'e2e']

const hasSources = (name) =>
  existsSync(join(projectRoot, name, 'tsconfig.json')) &&
  sourcesIn(projectRoot, [`${name}/src`]).some((path) => /\.tsx?$/.test(path))

/** What the compiler remembers from one run to the next; it says the same without. */
const memory = (name) => ['--incremental', '--tsBuildInfoFile', join('node_modules', '.cache', 'types', `${name}.json`)]

/** TypeScript over each package by its own settings. */
export const types = {
  name: 'types',
  advice: 'mend the type where it is wrong, without `any` and without a cast that hides it',
  async find() {
    const faults = []
    for (const name of packages.filter(hasSources)) {
      const { code, output } = await run('tsc', ['-p', name, '--pretty', 'false', ...memory(name)], { quiet: true })
      if (code !== 0) faults.push(output.trim() || `tsc -p ${name} ended with ${code}`)
    }
    return faults
  },
}
