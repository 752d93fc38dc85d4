import { allCauses, type CauseBranch } from '@luqiao/domain/causes'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { DB } from '../../platform/database/tables.ts'

/** Fills the table, parents first. */
export async function loadCauses(database: Database): Promise<void> {
  const rows = allCauses()
  for (let from = 0; from < rows.length; from += 1000) {
    await database
      .insertInto('causes')
      .values(
        rows.slice(from, from + 1000).map((cause) => ({
          id: cause.id,
          parent_id: cause.parentId,
          kind: cause.kind,
          name: cause.name,
          level: cause.level,
          pinyin: cause.pinyin,
          initials: cause.initials,
          position: cause.position,
          valid_from: cause.validFrom,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          parent_id: eb.ref('excluded.parent_id'),
          name: eb.ref('excluded.name'),
          level: eb.ref('excluded.level'),
          pinyin: eb.ref('excluded.pinyin'),
          initials: eb.ref('excluded.initials'),
          position: eb.ref('excluded.position'),
        })),
      )
      .execute()
  }
}

export type CauseRow = {
  id: number
  parent_id: number | null
  kind: string
  name: string
  level: number
  has_children: boolean
}

/** A search answers so many. */
const most = 50

const columns = (db: Kysely<DB>) =>
  db
    .selectFrom('causes')
    .select(['id', 'parent_id', 'kind', 'name', 'level'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('causes as below').select('below.id').whereRef('below.parent_id', '=', 'causes.id'))
        .$castTo<boolean>()
        .as('has_children'),
    )

export function causesBelow(
  db: Kysely<DB>,
  id: number | undefined,
  kind: CauseBranch | undefined,
): Promise<CauseRow[]> {
  let query = columns(db).where('parent_id', id === undefined ? 'is' : '=', id ?? null)
  if (kind) query = query.where('kind', '=', kind)
  return query.orderBy('kind').orderBy('position').execute()
}

export const everyCause = (db: Kysely<DB>): Promise<CauseRow[]> =>
  columns(db).orderBy('kind').orderBy('position').execute()

/** By a piece of the name, or pinyin, or initials; exact names and inner levels first. */
export function causesNamed(db: Kysely<DB>, name: string, kind: CauseBranch | undefined): Promise<CauseRow[]> {
  let query = columns(db)
  if (kind) query = query.where('kind', '=', kind)
  if (/^[a-z]+$/i.test(name)) {
    const piece = `${name.toLowerCase()}%`
    query = query.where((eb) => eb.or([eb('initials', 'like', piece), eb('pinyin', 'like', piece)]))
  } else {
    query = query
      .where(sql<boolean>`grams(causes.name) @> search_grams(${name})`)
      .where('name', 'like', `%${name.replace(/[\\%_]/g, '\\$&')}%`)
  }
  return query.orderBy(sql`length(name)`).orderBy('id').limit(most).execute()
}

/** The names above each of these causes, from the outermost on. */
export async function pathsOf(db: Kysely<DB>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; path: string }>`
    with recursive up as (
      select id, parent_id, name, 0 as height, id as of_id from causes where id = any(${[...ids]})
      union all
      select causes.id, causes.parent_id, causes.name, up.height + 1, up.of_id from causes join up on causes.id = up.parent_id
    )
    select of_id as id, string_agg(name, ' / ' order by height desc) as path from up group by of_id`.execute(db)
  return new Map(rows.map(({ id, path }) => [id, path]))
}
