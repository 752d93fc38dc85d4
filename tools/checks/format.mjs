import { run } from '../programs.mjs'

/** Biome: format, order of imports, lint. Warnings are errors. */
export const format = {
  name: 'format and lint',
  advice:
    'run `npm run format`, then mend by hand what it still names; a rule is disabled only with its reason beside it',
  async find() {
    const { code, output } = await run('biome', ['ci', '--error-on-warnings', '--colors=off', '.'], { quiet: true })
    return code === 0 ? [] : [output.trim()]
  },
}
