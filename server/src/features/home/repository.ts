import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'

/** Lawyers and companies approved, cases kept, provinces with a lawyer. */
export async function countAll(db: Kysely<DB>) {
  const { rows } = await sql<{ lawyers: number; companies: number; cases: number; regions: number }>`
    select (select count(*) from lawyers where state = 'active')::int as lawyers,
      (select count(*) from companies where state = 'active')::int as companies,
      (select count(*) from cases where deleted_at is null)::int as cases,
      (select count(distinct left(region_code, 2)) from lawyers where state = 'active')::int as regions`.execute(db)
  return rows[0] ?? { lawyers: 0, companies: 0, cases: 0, regions: 0 }
}
