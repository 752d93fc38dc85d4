import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/*
 * The embedded database opened by a process of its own, which a test may kill: what the supervisor must survive can't be
 * shown from inside one process.
 */
const script = `
const { openEmbedded } = await import(process.argv[1])
try {
  const { url, stop } = await openEmbedded({ directory: process.argv[2] })
  process.on('SIGTERM', () => stop().then(() => process.exit(0)))
  console.log(url)
} catch (error) {
  console.log(error.name + ': ' + error.message)
  process.exit(1)
}`

/** The project's own Node, also when an older one runs the tests. */
export const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
const module = fileURLToPath(new URL('../src/platform/database/embedded/index.ts', import.meta.url))

type As = { uid?: number; gid?: number; environment?: Record<string, string>; module?: string }

export type Opener = {
  /** The url, or the refusal as `CannotOpen: …`. */
  readonly answer: string
  readonly pid: number
  kill(): Promise<void>
  stop(): Promise<void>
}

const started = new Set<ChildProcess>()

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  started.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** Opens `directory` in a new process and waits for what it says. */
export async function open(directory: string, as: As = {}): Promise<Opener> {
  const { environment, module: chosen = module, ...ids } = as
  const child = spawn(node, ['--input-type=module', '-e', script, chosen, directory], {
    ...ids,
    cwd: '/',
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.add(child)
  const silence = once(child, 'exit').then(() => ['ended without a word'])
  const [answer] = (await Promise.race([once(createInterface(child.stdout), 'line'), silence])) as [string]
  return { answer, pid: child.pid ?? 0, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') }
}

/** Ends every opener that a test did not end. */
export const stopOpeners = async (): Promise<void> => {
  await Promise.all([...started].map((child) => end(child, 'SIGTERM')))
}

/** The process id of the PostgreSQL in `directory`; undefined where none runs. */
export function postgresOf(directory: string): number | undefined {
  const file = join(directory, 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/** Ends the PostgreSQL that a killed opener left in `directory`. */
export function endPostgresOf(directory: string): void {
  const pid = postgresOf(directory)
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // it ended with its opener
  }
}
