import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endPostgresOf, open, postgresOf, stopOpeners } from '../../../../test/opener.ts'
import { isAlive } from './postmaster.ts'

const parent = mkdtempSync(join(tmpdir(), 'luqiao-embedded-'))
const directory = join(parent, 'postgres')

afterAll(async () => {
  await stopOpeners()
  endPostgresOf(directory)
  rmSync(parent, { recursive: true, force: true })
})

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Asks until there is an answer: what a pool of the program does while PostgreSQL starts again. */
async function askSoon<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  for (const until = Date.now() + 10_000; ; await pause(50)) {
    try {
      return await ask<Row>(url, sql)
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

describe('a new database', () => {
  let url = ''
  beforeAll(async () => {
    const opener = await open(directory)
    url = opener.answer
    return opener.stop
  })

  it('keeps its random password to itself and asks for it', async () => {
    expect(statSync(join(directory, 'password')).mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    expect(wrong.password).toMatch(/^[0-9a-f]{48}$/)
    wrong.password = 'x'
    await expect(ask(wrong.href, 'select')).rejects.toThrow('password authentication failed')
  })

  it('listens on loopback only', async () => {
    const [row] = await ask(
      url,
      `select current_setting('listen_addresses') as hosts, inet_server_addr()::text as host`,
    )
    expect(row).toEqual({ hosts: '127.0.0.1', host: '127.0.0.1/32' })
  })

  it('holds what it acknowledged', async () => {
    const names = ['fsync', 'synchronous_commit', 'full_page_writes']
    const settings = await ask(url, `select setting from pg_settings where name in ('${names.join("','")}')`)
    expect(settings).toEqual(names.map(() => ({ setting: 'on' })))
  })

  it('finds Chinese names by a trigram index', async () => {
    const [place] = await ask(
      url,
      'select datname, pg_encoding_to_char(encoding) as encoding, datctype from pg_database where datname = current_database()',
    )
    expect(place).toEqual({ datname: 'luqiao', encoding: 'UTF8', datctype: 'C.UTF-8' })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`create extension pg_trgm; create table firms (name text);
      insert into firms select '第' || n || '律师事务所' from generate_series(1, 5000) n;
      insert into firms values ('杭州明理律师事务所');
      create index firms_name on firms using gin (name gin_trgm_ops); analyze firms`)
    const search = `from firms where name like '%杭州明理%'`
    const plan = (await client.query(`explain select ${search}`)).rows.map((row) => row['QUERY PLAN']).join('\n')
    const found = (await client.query(`select name ${search}`)).rows
    await client.end()
    expect(plan).toContain('firms_name')
    expect(found).toEqual([{ name: '杭州明理律师事务所' }])
  })
})

describe('its owner', () => {
  it('starts a warm folder again, and leaves nothing running', async () => {
    const opener = await open(directory)
    const postgres = postgresOf(directory) ?? 0
    expect(isAlive(postgres)).toBe(true)
    await opener.stop()
    expect(isAlive(postgres)).toBe(false)
    expect(postgresOf(directory)).toBeUndefined()
  })

  it('is one: the second is refused in a sentence, and the first goes on', async () => {
    const first = await open(directory)
    const second = await open(directory)
    expect(second.answer).toBe(
      `CannotOpen: The database in ${directory} is already open in process ${first.pid}: stop that one first, or set another DATA_DIR.`,
    )
    expect(await ask(first.answer, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  it('is one also where several make a new database at the same moment', async () => {
    const fresh = join(parent, 'contested')
    const answers = (await Promise.all([open(fresh), open(fresh), open(fresh)])).map(({ answer }) => answer)
    expect(answers.filter((answer) => answer.startsWith('postgres://'))).toHaveLength(1)
    expect(answers.filter((answer) => answer.includes('is already open in process'))).toHaveLength(2)
    await stopOpeners()
  })

  it('may be killed: the next takes over the running PostgreSQL with all rows', async () => {
    const first = await open(directory)
    await ask(first.answer, 'create table kept as select 42 as n')
    const postgres = postgresOf(directory)
    await first.kill()
    const second = await open(directory)
    expect(postgresOf(directory)).toBe(postgres)
    expect(await ask(second.answer, 'select n from kept')).toEqual([{ n: 42 }])
    await second.stop()
  })

  it('takes a live stranger in a pid file of before a crash for what it is', async () => {
    const stranger = `${process.pid}\n${directory}/cluster\n1700000000\n5432\n\n127.0.0.1\n 1 1\nready   \n`
    writeFileSync(join(directory, 'cluster', 'postmaster.pid'), stranger)
    const opener = await open(directory)
    expect(await ask(opener.answer, 'select n from kept')).toEqual([{ n: 42 }])
    await opener.stop()
  })
})

describe('PostgreSQL itself', () => {
  it('may be killed, even in a long query: it answers again at the same url', async () => {
    const { answer: url, stop } = await open(directory)
    await ask(url, 'create table written as select 7 as n')
    const busy = ask(url, 'select count(*) from generate_series(1, 1e10)').catch((error: Error) => error)
    await pause(200)
    const killed = postgresOf(directory) ?? 0
    process.kill(killed, 'SIGKILL')
    expect(await askSoon(url, 'select n from written')).toEqual([{ n: 7 }])
    expect(postgresOf(directory)).not.toBe(killed)
    expect(await busy).toBeInstanceOf(Error)
    expect((await open(directory)).answer).toContain('is already open in process')
    await stop()
  })
})

describe('a folder that is no database of ours', () => {
  it('is refused untouched when it holds other things', async () => {
    const other = join(parent, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'letter.txt'), 'dear reader')
    expect((await open(other)).answer).toBe(
      `CannotOpen: The folder ${other} holds other things than a database: set another DATA_DIR.`,
    )
  })

  it('is refused when another major version made it', async () => {
    const old = join(parent, 'old')
    mkdirSync(join(old, 'cluster'), { recursive: true })
    writeFileSync(join(old, 'cluster', 'PG_VERSION'), '15\n')
    expect((await open(old)).answer).toMatch(
      /^CannotOpen: The database in .* was made by PostgreSQL 15, this program brings 18/,
    )
  })
})
