import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { CannotOpen, type Folder } from './folder.ts'
import { isAlive } from './postmaster.ts'
import { lend, plainEnvironment, type Runner } from './runner.ts'
import { seenByRunner } from './settings.ts'

export const superuser = 'luqiao'

const draftPrefix = 'new-'
const draftName = (): string => `${draftPrefix}${process.pid}-${randomBytes(4).toString('hex')}`

/** Whether an entry of the database's folder is one that this supervisor makes. */
export const isOurs = (name: string): boolean =>
  ['cluster', 'password', 'postgres.log'].includes(name) || name.startsWith(draftPrefix)

/** Drafts of a start that was killed meanwhile. */
function removeOldDrafts(folder: Folder): void {
  for (const name of readdirSync(folder.home)) {
    if (!name.startsWith(draftPrefix)) continue
    const pid = Number(name.slice(draftPrefix.length).split('-')[0])
    if (!isAlive(pid)) rmSync(join(folder.home, name), { recursive: true, force: true })
  }
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** The password, made once: where two processes try at the same moment, both get the same. */
function makePassword(folder: Folder, runner: Runner): void {
  if (existsSync(folder.password)) return
  const draft = join(folder.home, draftName())
  writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
  lend(draft, runner)
  try {
    linkSync(draft, folder.password)
  } catch (error) {
    if (!existsSync(folder.password)) throw error
  } finally {
    rmSync(draft)
  }
}

/** Trigrams see Chinese letters only where the C library's ctype is UTF-8; macOS has no C.UTF-8. */
const ctypes = ['C.UTF-8', 'en_US.UTF-8']

function runInitdb(binaries: Binaries, draft: string, runner: Runner): void {
  let reason = ''
  for (const ctype of ctypes) {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { mode: 0o700 })
    lend(draft, runner)
    const done = spawnSync(
      binaries.initdb,
      [
        ...['-D', seenByRunner(draft, runner)],
        ...['--username', superuser, '--pwfile', '../password'],
        ...['--auth-host', 'scram-sha-256', '--auth-local', 'scram-sha-256'],
        ...['--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', ctype],
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        '--no-instructions',
      ],
      { ...runner, cwd: draft, env: plainEnvironment(), encoding: 'utf8' },
    )
    if (done.status === 0) return
    reason = done.error?.message ?? done.stderr.trim().split('\n').at(-1) ?? ''
  }
  throw new CannotOpen(`The embedded database can't be made in ${draft} (${reason}).`)
}

/** Makes the cluster where there is none: as a draft beside it, renamed when whole, so it is never half there. */
export function initialise(folder: Folder, binaries: Binaries, runner: Runner, log: (line: string) => void): void {
  if (existsSync(folder.cluster)) return
  log(`making the database in ${folder.home}`)
  removeOldDrafts(folder)
  makePassword(folder, runner)
  const draft = join(folder.home, draftName())
  try {
    runInitdb(binaries, draft, runner)
    renameSync(draft, folder.cluster)
    syncFolder(folder.home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // another process was faster: its cluster is as good as ours
    if (!existsSync(folder.cluster)) throw error
  }
}

/** Refuses a cluster of another major version, which PostgreSQL can't read. */
export function checkVersion(folder: Folder, binaries: Binaries): void {
  const made = readFileSync(join(folder.cluster, 'PG_VERSION'), 'utf8').trim()
  if (made !== binaries.major)
    throw new CannotOpen(
      `The database in ${folder.home} was made by PostgreSQL ${made}, this program brings ${binaries.major}: move it with a dump, or set another DATA_DIR.`,
    )
}
