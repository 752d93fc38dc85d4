import { allCourts } from '@luqiao/domain/courts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { DB } from '../../platform/database/tables.ts'

/** Fills the table; a court that a newer list no longer has stays, older cases name it. */
export async function loadCourts(database: Database): Promise<void> {
  const rows = allCourts()
  for (let from = 0; from < rows.length; from += 1000) {
    await database
      .insertInto('courts')
      .values(
        rows.slice(from, from + 1000).map((court) => ({
          id: court.id,
          name: court.name,
          level: court.level,
          region_code: court.regionCode,
          province_code: court.provinceCode,
          code: court.code,
          pinyin: court.pinyin,
          initials: court.initials,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          level: eb.ref('excluded.level'),
          region_code: eb.ref('excluded.region_code'),
          province_code: eb.ref('excluded.province_code'),
          code: eb.ref('excluded.code'),
          pinyin: eb.ref('excluded.pinyin'),
          initials: eb.ref('excluded.initials'),
        })),
      )
      .execute()
  }
}

const order = sql`array_position(array['supreme','high','special','intermediate','basic'], level)`
const columns = ['id', 'name', 'level'] as const
/** An autocompletion shows so many. */
const most = 20

type Search = { region: { code: string } | undefined; deep: boolean; name: string }

/** Courts of a division (its own, or all below it), by a piece of the name, pinyin or initials. */
export function courtsBy(db: Kysely<DB>, { region, deep, name }: Search) {
  let query = db.selectFrom('courts').select(columns).orderBy(order).orderBy('id')
  if (region) {
    const below = `${region.code.replace(/(00)+$/, '')}%`
    query = deep ? query.where('region_code', 'like', below) : query.where('region_code', '=', region.code)
  }
  if (/^[a-z]+$/i.test(name)) {
    const piece = `${name.toLowerCase()}%`
    query = query.where((eb) => eb.or([eb('initials', 'like', piece), eb('pinyin', 'like', piece)])).limit(most)
  } else if (name !== '') {
    query = query
      .where(sql<boolean>`grams(courts.name) @> search_grams(${name})`)
      .where('name', 'like', `%${name.replace(/[\\%_]/g, '\\$&')}%`)
      .limit(most)
  } else if (!region) query = query.limit(most)
  return query.execute()
}
