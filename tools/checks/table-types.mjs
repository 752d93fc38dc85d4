import { run } from '../programs.mjs'

/** `tables.ts` against a database migrated for the purpose. */
export const tableTypes = {
  name: 'table types',
  advice: 'run `npm run tables` after a new migration and commit what it wrote',
  async find() {
    const args = ['server/src/platform/database/write-table-types.ts', '--check']
    const { code, output } = await run('node', args, { quiet: true })
    return code === 0 ? [] : [output.trim()]
  },
}
