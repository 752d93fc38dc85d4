import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from './embedded/index.ts'
import { migrate } from './migrate.ts'

/**
 * Writes `tables.ts` from a freshly migrated database; with `--check` only compares and exits 1 where it is stale.
 * Run it by `npm run tables` after a new migration.
 */
const target = fileURLToPath(new URL('tables.ts', import.meta.url))
const generator = fileURLToPath(new URL('../../../../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url))
const types = {
  int8: 'number',
  date: 'string',
  timestamptz: 'Date',
  numeric: 'string',
  time: 'string',
  daterange: 'string',
}

const directory = mkdtempSync(join(tmpdir(), 'luqiao-tables-'))
const embedded = await openEmbedded({ directory })
try {
  await migrate(embedded.url)
  const written = join(directory, 'tables.ts')
  execFileSync(
    process.execPath,
    [
      generator,
      '--dialect=postgres',
      `--url=${embedded.url}`,
      `--out-file=${written}`,
      '--default-schema=public',
      '--include-pattern=public.*',
      `--type-mapping=${JSON.stringify(types)}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const fresh = readFileSync(written, 'utf8')
  if (!process.argv.includes('--check')) writeFileSync(target, fresh)
  else if (readFileSync(target, 'utf8') !== fresh) {
    console.error('The table types are older than the migrations. Run: npm run tables')
    process.exitCode = 1
  }
} finally {
  await embedded.stop()
  rmSync(directory, { recursive: true, force: true })
}
