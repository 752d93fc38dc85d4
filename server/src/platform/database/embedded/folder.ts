import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

/** A reason, in one sentence for the person at the terminal, why the embedded database can't be opened. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where the embedded database lives. */
export type Folder = {
  readonly home: string
  /** What PostgreSQL calls its data directory. */
  readonly cluster: string
  readonly password: string
  readonly log: string
  /** Stands in the command line and in the process titles of this cluster's processes, and in no other's. */
  readonly name: string
}

export function folderOf(directory: string): Folder {
  const home = resolve(directory)
  const cluster = join(home, 'cluster')
  const digest = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  return {
    home,
    cluster,
    password: join(home, 'password'),
    log: join(home, 'postgres.log'),
    name: `luqiao-${digest}`,
  }
}
