import pg from 'pg'
import { expect, it } from 'vitest'
import { freshDatabase } from './database.ts'

async function tableCount(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select count(*)::int as n from pg_tables where schemaname = 'public'")
  await client.end()
  return rows[0].n
}

it('gives each test a migrated database that others do not see', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  const client = new pg.Client({ connectionString: one.url })
  await client.connect()
  await client.query('create table only_here ()')
  await client.end()
  const counts = [await tableCount(one.url), await tableCount(other.url)]
  expect(counts[1]).toBeGreaterThan(5)
  expect(counts[0]).toBe((counts[1] ?? 0) + 1)
  await one.drop()
  await expect(tableCount(one.url)).rejects.toThrow('does not exist')
  await other.drop()
})
