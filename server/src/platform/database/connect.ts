import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>

const oid = { int8: 20, date: 1082, numeric: 1700, dateArray: 1182 } as const

/** Our own readings of what PostgreSQL sends: bigint as a number (ids and fen are safe integers), a date as its text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    if (type === oid.int8) return (value: string) => Number(value)
    if (type === oid.date || type === oid.numeric) return (value: string) => value
    return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

export type Connection = { database: Database; pool: pg.Pool; close(): Promise<void> }

/** A pool of at most `max` sessions. A lost connection is replaced; it never ends the process. */
export function connect(url: string, options: { max?: number; onError?: (error: Error) => void } = {}): Connection {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 16, types, application_name: 'luqiao' })
  pool.on('error', (error) => options.onError?.(error))
  // a session may be lost while somebody holds it, too
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)))
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { database, pool, close: () => database.destroy() }
}
