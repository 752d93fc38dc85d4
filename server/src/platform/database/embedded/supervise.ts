import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Binaries } from './binaries.ts'
import { CannotOpen, type Folder, messageOf } from './folder.ts'
import { takeOwnership } from './owner.ts'
import { endLeftBehind, endPostmaster, findPostmaster, freePort, isCurrent, startPostmaster } from './postmaster.ts'
import type { Runner } from './runner.ts'

export type Place = {
  readonly folder: Folder
  readonly binaries: Binaries
  readonly runner: Runner
  readonly password: string
  readonly log: (line: string) => void
}

/** A running PostgreSQL and the session that holds its ownership. */
type Owned = { readonly session: pg.Client; readonly port: number }

/** One try: the PostgreSQL that runs here already, or a new one on the port. */
async function own(place: Place, port: number): Promise<Owned> {
  const { folder, binaries, runner, password, log } = place
  const found = findPostmaster(folder)
  if (!found) {
    endLeftBehind(folder)
    await startPostmaster(folder, binaries, runner, port)
  }
  const running = findPostmaster(folder)
  if (!running?.ready) throw new Error('PostgreSQL is starting or stopping')
  const session = await takeOwnership(folder, password, running.port)
  if (!found || isCurrent(found, folder, binaries, runner)) return { session, port: running.port }
  log('ending a PostgreSQL that was started with other settings')
  await endPostmaster(folder, binaries, running.pid)
  return own(place, port)
}

/** How long another process may take to start or stop it, in ms. */
const patience = 60_000

/** Tries until it is ours: another process may be starting or stopping it, or have taken the port in between. */
export async function ownSoon(place: Place): Promise<Owned> {
  const until = Date.now() + patience
  let failures = 0
  for (;;) {
    try {
      return await own(place, await freePort())
    } catch (error) {
      if (error instanceof CannotOpen) throw error
      // a start that ended with nothing running is a failure of its own; everything else is worth waiting for
      if (!findPostmaster(place.folder)) failures += 1
      if (failures > 4 || Date.now() > until)
        throw new CannotOpen(`PostgreSQL does not start in ${place.folder.cluster} (${messageOf(error)}).`)
      await pause(100 + Math.random() * 100)
    }
  }
}

/** Starts PostgreSQL again, on the same port so that the url stays true, when it ends without being asked to. */
export function keepAlive(place: Place, first: Owned): { stop(): Promise<void> } {
  let stopping = false
  let recovered = Promise.resolve()

  async function recover(): Promise<void> {
    place.log('PostgreSQL ended unexpectedly; starting it again')
    for (let delay = 50; !stopping; delay = Math.min(delay * 2, 10_000)) {
      try {
        const owned = await own(place, first.port)
        if (owned.port !== first.port)
          throw new CannotOpen(`Another process took over the database in ${place.folder.home}.`)
        watch(owned)
        return place.log('PostgreSQL runs again')
      } catch (error) {
        place.log(`PostgreSQL does not start (${messageOf(error)})`)
        if (error instanceof CannotOpen) {
          // someone else owns the folder now: end in order rather than share it
          process.kill(process.pid, 'SIGTERM')
          return
        }
        await pause(delay)
      }
    }
  }

  function watch({ session }: Owned): void {
    session.once('end', () => {
      if (!stopping) recovered = recover()
    })
  }
  watch(first)

  return {
    async stop() {
      stopping = true
      await recovered
      const running = findPostmaster(place.folder)
      if (running) await endPostmaster(place.folder, place.binaries, running.pid)
    },
  }
}
