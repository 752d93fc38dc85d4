import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
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
import { plainEnvironment, type Runner } from './runner.ts'
import { seenByRunner } from './settings.ts'

export const superuser = 'luqiao'

const draftPrefix = 'postgres.new-'

/** Drafts of a start that was killed meanwhile. */
function removeOldDrafts(folder: Folder): void {
  for (const name of readdirSync(folder.data)) {
    if (!name.startsWith(draftPrefix)) continue
    const pid = Number(name.slice(draftPrefix.length).split('-')[0])
    if (!isAlive(pid)) rmSync(join(folder.data, name), { recursive: true, force: true })
  }
}

/** Trigrams see Chinese letters only where the C library's ctype is UTF-8; macOS has no C.UTF-8. */
const ctypes = ['C.UTF-8', 'en_US.UTF-8']

function runInitdb(binaries: Binaries, draft: string, runner: Runner): void {
  const cluster = join(draft, 'cluster')
  let reason = ''
  for (const ctype of ctypes) {
    rmSync(cluster, { recursive: true, force: true })
    mkdirSync(cluster, { mode: 0o700 })
    lend(cluster, runner)
    const done = spawnSync(
      binaries.initdb,
      [
        ...['-D', seenByRunner(cluster, runner.uid !== undefined)],
        ...['--username', superuser, '--pwfile', '../password'],
        ...['--auth-host', 'scram-sha-256', '--auth-local', 'scram-sha-256'],
        ...['--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', ctype],
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        '--no-instructions',
      ],
      { ...runner, cwd: cluster, env: plainEnvironment(), encoding: 'utf8' },
    )
    if (done.status === 0) return
    reason = done.error?.message ?? done.stderr.trim().split('\n').at(-1) ?? ''
  }
  throw new CannotOpen(`The embedded database can't be made in ${cluster} (${reason}).`)
}

function lend(path: string, runner: Runner): void {
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(path, runner.uid, runner.gid)
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Makes the database folder where there is none: as a draft beside it, renamed when whole, so it is never half there. */
export function initialise(folder: Folder, binaries: Binaries, runner: Runner, log: (line: string) => void): void {
  if (existsSync(folder.cluster)) return
  log(`making the database in ${folder.home}`)
  removeOldDrafts(folder)
  const draft = join(folder.data, `${draftPrefix}${process.pid}-${randomBytes(4).toString('hex')}`)
  mkdirSync(draft, { mode: 0o700 })
  try {
    lend(draft, runner)
    const password = join(draft, 'password')
    writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
    lend(password, runner)
    runInitdb(binaries, draft, runner)
    renameSync(draft, folder.home)
    syncFolder(folder.data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // another process was faster: its folder is as good as ours
    if (!existsSync(folder.cluster)) throw error
  }
}

/** Refuses a cluster of another major version, which PostgreSQL can't read. */
export function checkVersion(folder: Folder, binaries: Binaries): void {
  const made = readFileSync(join(folder.cluster, 'PG_VERSION'), 'utf8').trim()
  const brought = /(\d+)/.exec(spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' }).stdout)?.[1]
  if (made !== brought)
    throw new CannotOpen(
      `The database in ${folder.home} was made by PostgreSQL ${made}, this program brings ${brought}: move it with a dump, or use another DATA_DIR.`,
    )
}
