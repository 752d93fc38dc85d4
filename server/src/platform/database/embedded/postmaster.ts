import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Folder } from './folder.ts'
import { lend, plainEnvironment, type Runner } from './runner.ts'
import { commandLine } from './settings.ts'

/** The parent process of a running PostgreSQL. */
export type Postmaster = {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
  readonly command: string
}

/** Whether a process of this id exists, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a process; empty for one that is gone, or dead and not yet collected by its parent. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function pidFileLines(folder: Folder): string[] {
  try {
    return readFileSync(join(folder.cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/**
 * The PostgreSQL that runs on this folder, if any. Its pid file alone proves nothing: after a crash of the machine the id may
 * be another program's, so the command line must name this cluster.
 */
export function findPostmaster(folder: Folder): Postmaster | undefined {
  const lines = pidFileLines(folder)
  const pid = Number(lines[0])
  if (!pid) return undefined
  const command = commandOf(pid)
  // Windows shows no command line to a simple question: there PostgreSQL's own check has to do
  if (process.platform === 'win32' ? !isAlive(pid) : !command.includes(`cluster_name=${folder.name}`)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready', command }
}

/** Whether it was started with today's binaries and settings. */
export function isCurrent(postmaster: Postmaster, folder: Folder, binaries: Binaries, runner: Runner): boolean {
  return (
    postmaster.command.trim() === [binaries.postgres, ...commandLine(folder, runner, postmaster.port)].join(' ').trim()
  )
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const logLimit = 1_000_000

function openLog(path: string, runner: Runner): number {
  if (existsSync(path) && statSync(path).size > logLimit) truncateSync(path)
  const handle = openSync(path, 'a', 0o600)
  lend(path, runner)
  return handle
}

/** How long it may take, in ms: after a crash it first replays up to max_wal_size of its journal. */
const startTime = 300_000

/** Starts PostgreSQL and waits until it is ready. Throws with its own last words where it ends instead. */
export async function startPostmaster(folder: Folder, binaries: Binaries, runner: Runner, port: number): Promise<void> {
  const stalePid = pidFileLines(folder)[0]
  const output = openLog(folder.log, runner)
  const from = statSync(folder.log).size
  const child = spawn(binaries.postgres, commandLine(folder, runner, port), {
    ...runner,
    cwd: folder.cluster,
    // PostgreSQL takes a live process named in its pid file for a running server unless it is told that this one is no such
    // thing. We know by now. Deleting the file instead would give up its check of the shared memory.
    env: { ...plainEnvironment(), ...(stalePid && { PG_GRANDPARENT_PID: stalePid }) },
    // its own session: Ctrl-C at the terminal is for us, we stop it when its last query is answered
    detached: true,
    stdio: ['ignore', output, output],
    windowsHide: true,
  })
  let failure: Error | undefined
  const failed = (error: Error) => {
    failure = error
  }
  const ended = () =>
    failed(new Error(readFileSync(folder.log, 'utf8').slice(from).trim().split('\n').slice(-3).join(' ')))
  child.once('error', failed).once('exit', ended)
  child.unref()
  closeSync(output)
  const until = Date.now() + startTime
  while (!failure && Date.now() < until) {
    const running = findPostmaster(folder)
    if (running?.pid === child.pid && running?.ready) {
      // from now on the supervisor watches it by the session that it holds
      child.off('exit', ended)
      return
    }
    await pause(10)
  }
  throw failure ?? new Error('PostgreSQL is not ready after five minutes')
}

/**
 * Ends what a killed PostgreSQL left behind: a backend in the middle of a long query does not notice that its parent is gone,
 * and keeps a new one from starting. Only to be called when no postmaster runs.
 */
export function endLeftBehind(folder: Folder): void {
  if (process.platform !== 'linux') return
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && commandOf(Number(name)).startsWith(`postgres: ${folder.name}:`))
      send(Number(name), 'SIGKILL')
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // it went by itself
  }
}

async function isGone(folder: Folder, pid: number, seconds: number): Promise<boolean> {
  const until = Date.now() + seconds * 1000
  while (Date.now() < until) {
    if (findPostmaster(folder)?.pid !== pid && !commandOf(pid).includes(folder.name)) return true
    await pause(10)
  }
  return false
}

/** Ends PostgreSQL: queries are cut off, everything is written; after 30 s by force, which the next start recovers from. */
export async function endPostmaster(folder: Folder, binaries: Binaries, pid: number): Promise<void> {
  // Windows has no signals: PostgreSQL's own tool sends what stands for one
  if (process.platform === 'win32') spawnSync(binaries.pgCtl, ['kill', 'INT', String(pid)])
  else send(pid, 'SIGINT')
  if (await isGone(folder, pid, 30)) return
  send(pid, 'SIGQUIT')
  if (await isGone(folder, pid, 5)) return
  send(pid, 'SIGKILL')
}
