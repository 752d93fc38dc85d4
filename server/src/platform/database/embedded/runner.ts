import { chownSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Folder } from './folder.ts'

/**
 * Who runs PostgreSQL, as options of `spawn`. PostgreSQL refuses to run as root, so root lends it to an ordinary user;
 * an ordinary user runs it himself (no ids).
 */
export type Runner = { readonly uid?: number; readonly gid?: number }

export const isRoot = (): boolean => process.getuid?.() === 0

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })

/** Ids of a user that the system knows; initdb refuses one without an entry. */
function knownUser(matches: (name: string, uid: number) => boolean): Runner | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    // macOS writes nobody as -2
    const ids = { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
    if (name && uid !== '' && ids.uid !== 0 && matches(name, ids.uid)) return ids
  }
  return undefined
}

/**
 * As root: the owner of the existing database, so that one begun by an ordinary user stays his; for a new one the owner of
 * the nearest folder around it, if that is an ordinary user, else nobody.
 */
export function runnerOf(folder: Folder): Runner {
  if (!isRoot()) return {}
  let path = folder.cluster
  while (!statOf(path)) path = dirname(path)
  const owner = statOf(path)?.uid
  return knownUser((_, uid) => uid === owner) ?? knownUser((name) => name === 'nobody') ?? { uid: 65534, gid: 65534 }
}

/** Gives a file or folder to whoever runs PostgreSQL. */
export function lend(path: string, runner: Runner): void {
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(path, runner.uid, runner.gid)
}

/**
 * What a child sees of our environment: no PG* or LC_* that would change PostgreSQL's behaviour, and none of our secrets,
 * which would be readable to the other user.
 */
export function plainEnvironment(): Record<string, string> {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
