import { run } from '../programs.mjs'

/** knip: files, exports and dependencies that nothing uses. */
export const deadCode = {
  name: 'dead code',
  advice: 'delete it (git keeps it), or stop exporting what only its own file uses; entries stand in knip.json',
  async find() {
    const { code, output } = await run('knip', ['--no-progress', '--treat-config-hints-as-errors'], { quiet: true })
    return code === 0 ? [] : [output.trim()]
  },
}
