/*
 * The supervisor of the embedded PostgreSQL. What a bare `spawn` would get wrong: PostgreSQL refuses to run as root; a project
 * below a 0700 folder is closed to the user it is lent to; a killed program leaves a running server behind; a second program
 * must not share the folder; PostgreSQL itself may be killed. DATA_DIR/postgres holds it all: `cluster`, `password`,
 * `postgres.log`.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { CannotOpen, type Folder, folderOf } from './folder.ts'
import { checkVersion, initialise } from './initialise.ts'
import { makeDatabase, takeOwnership, urlOf } from './owner.ts'
import { endLeftBehind, endPostmaster, findPostmaster, freePort, isCurrent, startPostmaster } from './postmaster.ts'
import { type Runner, runnerOf } from './runner.ts'

export { CannotOpen } from './folder.ts'

const database = 'luqiao'
type Log = (line: string) => void
type Place = { folder: Folder; binaries: Binaries; runner: Runner; password: string; log: Log }
type Owned = { session: pg.Client; pid: number; port: number }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** One way to a running PostgreSQL that is ours: the one that runs already, or a new one on the port. */
async function own(place: Place, port: number): Promise<Owned> {
  const { folder, binaries, runner, password, log } = place
  if (!findPostmaster(folder)) {
    endLeftBehind(folder)
    await startPostmaster(folder, binaries, runner, port)
  }
  const running = findPostmaster(folder)
  if (!running?.ready) throw new Error('PostgreSQL is starting or stopping')
  const session = await takeOwnership(folder, password, running.port)
  if (isCurrent(running, folder, binaries, runner)) return { session, pid: running.pid, port: running.port }
  log('ending a PostgreSQL that was started with other settings')
  await endPostmaster(folder, binaries, running.pid)
  throw new Error('PostgreSQL runs with other settings')
}

const patience = 60_000

/** Tries until it is ours: another process may be starting or stopping it, or have taken the port in between. */
async function ownSoon(place: Place): Promise<Owned> {
  const until = Date.now() + patience
  let failures = 0
  for (;;) {
    try {
      return await own(place, await freePort())
    } catch (error) {
      if (error instanceof CannotOpen) throw error
      // an ended start with nothing running is a failure of its own; everything else is worth waiting for
      if (!findPostmaster(place.folder)) failures += 1
      if (failures > 4 || Date.now() > until)
        throw new CannotOpen(`PostgreSQL does not start in ${place.folder.cluster}: ${messageOf(error)}`)
      await pause(100 + Math.random() * 100)
    }
  }
}

/** Starts PostgreSQL again on the same port when it ends without being asked to, so that the url stays true. */
function keepAlive(place: Place, first: Owned): { stop(): Promise<void> } {
  let owned = first
  let stopping = false

  const recover = async () => {
    if (stopping) return
    place.log('PostgreSQL ended unexpectedly; starting it again')
    for (let delay = 50; !stopping; delay = Math.min(delay * 2, 10_000)) {
      try {
        owned = await own(place, first.port)
        if (owned.port !== first.port) throw new CannotOpen(`Another process took over ${place.folder.data}.`)
        owned.session.once('end', recover)
        place.log('PostgreSQL runs again')
        return
      } catch (error) {
        place.log(`PostgreSQL does not start: ${messageOf(error)}`)
        // someone else owns the folder now: end in order rather than write into the same files
        if (error instanceof CannotOpen) return void process.kill(process.pid, 'SIGTERM')
        await pause(delay)
      }
    }
  }
  owned.session.once('end', recover)

  return {
    async stop() {
      if (stopping) return
      stopping = true
      const running = findPostmaster(place.folder)
      if (running) await endPostmaster(place.folder, place.binaries, running.pid)
    },
  }
}

function enter(directory: string): Folder {
  const folder = folderOf(directory)
  try {
    mkdirSync(folder.data, { recursive: true })
    return folder
  } catch (error) {
    throw new CannotOpen(`DATA_DIR ${folder.data} can't be made: ${messageOf(error)}`)
  }
}

function readPassword(folder: Folder): string {
  try {
    return readFileSync(folder.password, 'utf8')
  } catch {
    throw new CannotOpen(
      `The database in ${folder.home} belongs to another user: start the program as that user or as root, or set another DATA_DIR.`,
    )
  }
}

/**
 * Opens the database in DATA_DIR (`directory`), making it first where there is none. The url names a superuser and the
 * database `luqiao`. Throws `CannotOpen` with one sentence for the person at the terminal. `stop` ends PostgreSQL in order; a
 * program that ends without it leaves PostgreSQL running, and the next opener takes it over.
 */
export async function openEmbedded(options: {
  directory: string
  log?: (line: string) => void
}): Promise<{ url: string; stop(): Promise<void> }> {
  const log = options.log ?? (() => {})
  const folder = enter(options.directory)
  const runner = runnerOf(folder)
  const binaries = findBinaries(runner)
  initialise(folder, binaries, runner, log)
  const password = readPassword(folder)
  checkVersion(folder, binaries)
  const place = { folder, binaries, runner, password, log }
  const owned = await ownSoon(place)
  await makeDatabase(owned.session, database)
  const { stop } = keepAlive(place, owned)
  return { url: urlOf(password, owned.port, database), stop }
}
