import { normalisedName } from '@luqiao/domain/companies'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

export async function licenceTaken(db: Database, licenceNumber: string, except: number | null): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lawyer ${licenceNumber}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('lawyers')
    .select('id')
    .where('licence_number', '=', licenceNumber)
    .where('state', '!=', 'deleted')
    .$if(except !== null, (q) => q.where('user_id', '!=', except ?? 0))
    .executeTakeFirst()
  return row !== undefined
}

/** The firm of this name, found or made. */
async function firmNamed(db: Database, name: string): Promise<number> {
  const normalised_name = normalisedName(name)
  await db
    .insertInto('law_firms')
    .values({ name, normalised_name })
    .onConflict((conflict) => conflict.column('normalised_name').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('law_firms')
    .select('id')
    .where('normalised_name', '=', normalised_name)
    .executeTakeFirstOrThrow()
  return id
}

/** The code of the innermost division of 省,市,区; undefined where one of them does not exist. */
export async function regionOf(db: Database, address: string): Promise<string | undefined> {
  let code: string | null = null
  for (const name of address.split(',').filter(Boolean)) {
    const row: { code: string } | undefined = await db
      .selectFrom('regions')
      .select('code')
      .where('name', '=', name)
      .where('parent_code', 'is not distinct from', code)
      .executeTakeFirst()
    if (!row) return undefined
    code = row.code
  }
  return code ?? undefined
}

type LawyerFacts = {
  userId: number
  name: string
  licenceNumber: string
  licenceFileId: number | null
  regionCode: string
  fields: string[]
  firm: string
  today: string
  at: Date
}

export async function insertLawyer(db: Database, lawyer: LawyerFacts): Promise<number> {
  const { id } = await db
    .insertInto('lawyers')
    .values({
      user_id: lawyer.userId,
      name: lawyer.name,
      licence_number: lawyer.licenceNumber,
      licence_file_id: lawyer.licenceFileId,
      region_code: lawyer.regionCode,
      fields: lawyer.fields,
      state: 'waiting',
      created_at: lawyer.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('firm_memberships')
    .values({ lawyer_id: id, firm_id: await firmNamed(db, lawyer.firm), during: `[${lawyer.today},)` })
    .execute()
  return id
}

/** A corrected registration of a lawyer not yet approved: its membership was never real and is written anew. */
export async function correctLawyer(db: Database, facts: LawyerFacts): Promise<void> {
  const { id } = await db
    .updateTable('lawyers')
    .set({
      name: facts.name,
      licence_number: facts.licenceNumber,
      region_code: facts.regionCode,
      fields: facts.fields,
      ...(facts.licenceFileId !== null && { licence_file_id: facts.licenceFileId }),
    })
    .where('user_id', '=', facts.userId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ name: facts.name }).where('id', '=', facts.userId).execute()
  await db.deleteFrom('firm_memberships').where('lawyer_id', '=', id).execute()
  await db
    .insertInto('firm_memberships')
    .values({ lawyer_id: id, firm_id: await firmNamed(db, facts.firm), during: `[${facts.today},)` })
    .execute()
}

export const firmsNamed = (db: Database, name: string) =>
  db
    .selectFrom('law_firms')
    .select(['id', 'name', 'licence_number'])
    .where((q) =>
      q.or([
        q.and([
          sql<boolean>`grams(law_firms.name) @> search_grams(${name})`,
          sql<boolean>`strpos(lower(law_firms.name), lower(${name})) > 0`,
        ]),
        q('licence_number', '=', name),
      ]),
    )
    .orderBy(sql`length(name)`)
    .orderBy('id')
    .limit(20)
    .execute()
