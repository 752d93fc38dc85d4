import type { LegalDate } from '@luqiao/domain/kernel'
import type { App } from '../app.ts'
import { demoPassword, makePeople } from './accounts.ts'
import { callsOf } from './calls.ts'
import { makeCases } from './cases.ts'
import { causesOfDemo } from './invented.ts'
import { seeded } from './random.ts'
import { setBack } from './set-back.ts'
import { makeSources } from './sources.ts'

/** What the terminal prints of the demo site. */
export const demoAccounts = `demo accounts, password ${demoPassword}: 13800000000 (staff), 13800000001 (company), 13800000002 (lawyer)`

/** Whether nobody has an account yet: only then a demo site is made. */
export async function isEmpty({ database }: Pick<App, 'database'>): Promise<boolean> {
  return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}

/** The demo site, made by the product's own commands from a fixed seed. */
export async function makeDemo(
  { http, database, clock }: Pick<App, 'http' | 'database' | 'clock'>,
  caseCount = 200,
): Promise<void> {
  const random = seeded(20_261_121)
  const people = await makePeople(database, clock, random)
  const { call, end } = await callsOf(http, database, clock.now())
  try {
    const sources = await makeSources(call, people, random)
    const rows = await database
      .selectFrom('causes')
      .select(['id', 'name'])
      .where(
        'name',
        'in',
        causesOfDemo.map(({ name }) => name),
      )
      .execute()
    const causeIds = new Map(rows.map(({ id, name }) => [name, id]))
    await makeCases({ call, people, random, causeIds, today: clock.today() as LegalDate }, sources, caseCount)
    await setBack(database, random)
  } finally {
    await end()
  }
}
