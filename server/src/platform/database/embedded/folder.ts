import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

/** A reason, in one sentence for the person at the terminal, why the embedded database can't be opened. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

/** Where the embedded database lives in DATA_DIR. */
export type Folder = {
  /** DATA_DIR itself. */
  readonly data: string
  /** Everything of ours, made whole and renamed into place at once. */
  readonly home: string
  /** What PostgreSQL calls its data directory. */
  readonly cluster: string
  readonly password: string
  readonly log: string
  /** Stands in the command line and in the process titles of this cluster's processes, and in no other's. */
  readonly name: string
}

export function folderOf(directory: string): Folder {
  const data = resolve(directory)
  const home = join(data, 'postgres')
  const cluster = join(home, 'cluster')
  const digest = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  return {
    data,
    home,
    cluster,
    password: join(home, 'password'),
    log: join(home, 'postgres.log'),
    name: `luqiao-${digest}`,
  }
}
