import { allRegions } from '@luqiao/domain/regions'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { DB } from '../../platform/database/tables.ts'

/** Fills the table; a division that a newer list no longer has stays, older cases lie in it. */
export async function loadRegions(database: Database): Promise<void> {
  const rows = allRegions()
  for (let from = 0; from < rows.length; from += 1000) {
    await database
      .insertInto('regions')
      .values(
        rows.slice(from, from + 1000).map(({ code, parentCode, name, level, position }) => ({
          code,
          parent_code: parentCode,
          name,
          level,
          position,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          position: eb.ref('excluded.position'),
        })),
      )
      .execute()
  }
}

/** The divisions directly below the named one (or its code), or the provinces. */
export async function childrenOf(db: Kysely<DB>, title: string) {
  let query = db.selectFrom('regions').select(['code', 'name', 'level']).orderBy('position')
  if (title === '') query = query.where('parent_code', 'is', null)
  else {
    const parent = await findRegion(db, title)
    if (!parent) return []
    query = query.where('parent_code', '=', parent.code)
  }
  return query
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('regions as below').select('below.code').whereRef('below.parent_code', '=', 'regions.code'),
        )
        .as('has_children'),
    )
    .execute()
}

/** A division by its code or name; of several of one name the outermost. */
export const findRegion = (db: Kysely<DB>, title: string) =>
  db
    .selectFrom('regions')
    .select(['code', 'name', 'level', 'parent_code'])
    .where(/^\d{6}$/.test(title) ? 'code' : 'name', '=', title)
    .orderBy('level', 'desc')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
