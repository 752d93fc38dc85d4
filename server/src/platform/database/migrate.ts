import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const folder = new URL('../../../migrations/', import.meta.url)
/** Any number that nothing else locks with. */
const lock = 7_118_204_311

/**
 * Brings the database to the newest schema: every file of `migrations/` that has not run yet, in its order, each in a
 * transaction of its own, under a lock so that several processes may start at once. Throws when a file that has run is gone.
 */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  const files = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).sort()
  const client = new pg.Client({ connectionString: url, application_name: 'luqiao migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const done = new Set<string>((await client.query('select name from schema_migrations')).rows.map((row) => row.name))
    const unknown = [...done].filter((name) => !files.includes(name))
    if (unknown.length > 0)
      throw new Error(`This database was made by a newer version of the program (it knows ${unknown.join(', ')}).`)
    const applied: string[] = []
    for (const name of files.filter((file) => !done.has(file))) {
      await client.query('begin')
      try {
        await client.query(await readFile(new URL(name, folder), 'utf8'))
        await client.query('insert into schema_migrations (name) values ($1)', [name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
      applied.push(name)
    }
    if (applied.length > 0) await runMigrations({ connectionString: url })
    return { applied }
  } finally {
    await client.end()
  }
}
