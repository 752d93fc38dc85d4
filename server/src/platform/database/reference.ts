import { sql } from 'kysely'
import type { ReferenceList } from '../http/feature.ts'
import type { Database } from './connect.ts'

/** Loads each list whose edition the database does not have yet, each in one transaction, safe for several processes. */
export async function loadReference(database: Database, lists: readonly ReferenceList[]): Promise<string[]> {
  const loaded: string[] = []
  const known = new Map(
    (await database.selectFrom('reference_editions').selectAll().execute()).map((row) => [row.list, row.edition]),
  )
  for (const { list, edition, load } of lists.filter((one) => known.get(one.list) !== one.edition)) {
    await database.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`reference ${list}`}))`.execute(db)
      const row = await db
        .selectFrom('reference_editions')
        .select('edition')
        .where('list', '=', list)
        .executeTakeFirst()
      if (row?.edition === edition) return
      await load(db)
      await db
        .insertInto('reference_editions')
        .values({ list, edition })
        .onConflict((conflict) => conflict.column('list').doUpdateSet({ edition, loaded_at: new Date() }))
        .execute()
      loaded.push(list)
    })
  }
  return loaded
}
