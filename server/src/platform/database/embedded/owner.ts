import pg from 'pg'
import { CannotOpen, type Folder } from './folder.ts'
import { superuser } from './initialise.ts'

/*
 * Who owns a DATA_DIR is settled by an advisory lock that the owner's session holds in the database itself: it goes the moment
 * its process does, however that ends, and can't be mistaken for another's as a pid in a file can.
 */
const lockNumber = 0x6c_75_71_69

export const urlOf = (password: string, port: number, database: string): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`

/** How long the lock of a process killed just now may still stand, in ms. */
const graceTime = 1_500

/** Takes the ownership, or refuses in one sentence. The session must stay open as long as the ownership is wanted. */
export async function takeOwnership(folder: Folder, password: string, port: number): Promise<pg.Client> {
  const session = new pg.Client({
    connectionString: urlOf(password, port, 'postgres'),
    application_name: `owner ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  })
  session.on('error', () => {})
  await session.connect()
  const until = Date.now() + graceTime
  for (;;) {
    const { rows } = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockNumber])
    if (rows[0]?.taken) return session
    if (Date.now() > until) break
    await session.query('select pg_sleep(0.05)')
  }
  const { rows } = await session.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockNumber],
  )
  await session.end()
  const process_ = rows[0]?.name.replace('owner ', 'process ') ?? 'another process'
  throw new CannotOpen(
    `The database in ${folder.home} is already open in ${process_}: stop that one first, or set another DATA_DIR.`,
  )
}

/** Makes the program's database where there is none. */
export async function makeDatabase(session: pg.Client, name: string): Promise<void> {
  const { rowCount } = await session.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await session.query(`create database ${name}`)
}
