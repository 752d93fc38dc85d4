/*
 * The supervisor of the embedded PostgreSQL. What a bare `spawn` would get wrong: PostgreSQL refuses to run as root; a project
 * below a 0700 folder is closed to the user it is lent to; a killed program leaves a running server behind; a second program
 * must not share the folder; PostgreSQL itself may be killed. (Two containers that share one volume are not seen by each
 * other, nor by PostgreSQL's own check: use DATABASE_URL there.)
 */
import { accessSync, constants, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { findBinaries } from './binaries.ts'
import { CannotOpen, type Folder, folderOf, messageOf } from './folder.ts'
import { checkVersion, initialise, isOurs } from './initialise.ts'
import { makeDatabase, urlOf } from './owner.ts'
import { lend, type Runner, runnerOf } from './runner.ts'
import { keepAlive, ownSoon } from './supervise.ts'

export { CannotOpen } from './folder.ts'

const database = 'luqiao'

/** As root the folder goes to whoever runs PostgreSQL, for whom it may be the one place that he can walk in. */
function enter(folder: Folder): Runner {
  const runner = runnerOf(folder)
  try {
    mkdirSync(folder.home, { recursive: true, mode: 0o700 })
    accessSync(folder.home, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new CannotOpen(
      `The folder of the database can't be used (${messageOf(error)}): start the program as its owner or as root, or set another DATA_DIR.`,
    )
  }
  if (!readdirSync(folder.home).every(isOurs))
    throw new CannotOpen(`The folder ${folder.home} holds other things than a database: set another DATA_DIR.`)
  lend(folder.home, runner)
  return runner
}

/**
 * Opens the database that `directory` holds, a folder of its own below DATA_DIR, and makes it first where there is none: in
 * it lie `cluster` (what PostgreSQL calls its data directory), `password` and `postgres.log`. The url names a superuser and
 * the database `luqiao`. Throws `CannotOpen` with one sentence for the person at the terminal. `stop` ends PostgreSQL in
 * order; a program that ends without it leaves PostgreSQL running, and the next opener takes it over.
 */
export async function openEmbedded(options: {
  directory: string
  log?: (line: string) => void
}): Promise<{ url: string; stop(): Promise<void> }> {
  const log = options.log ?? (() => {})
  const folder = folderOf(options.directory)
  const runner = enter(folder)
  const binaries = findBinaries(runner)
  initialise(folder, binaries, runner, log)
  checkVersion(folder, binaries)
  const password = readFileSync(folder.password, 'utf8')
  const place = { folder, binaries, runner, password, log }
  const owned = await ownSoon(place)
  await makeDatabase(owned.session, database)
  const { stop } = keepAlive(place, owned)
  return { url: urlOf(password, owned.port, database), stop }
}
