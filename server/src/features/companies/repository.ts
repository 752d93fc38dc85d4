import { normalisedName } from '@luqiao/domain/companies'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** Whoever else names this credit code at the same time waits; true where another company has it. */
export async function creditCodeTaken(db: Database, creditCode: string, except: number | null): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company ${creditCode}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('credit_code', '=', creditCode)
    .where('state', '!=', 'deleted')
    .$if(except !== null, (q) => q.where('id', '!=', except ?? 0))
    .executeTakeFirst()
  return row !== undefined
}

type CompanyFacts = { name: string; creditCode: string; contact: string; mobile: string; licenceFileId: number | null }

export async function insertCompany(db: Database, company: CompanyFacts & { at: Date }): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({
      name: company.name,
      normalised_name: normalisedName(company.name),
      credit_code: company.creditCode,
      licence_file_id: company.licenceFileId,
      contact_name: company.contact,
      contact_mobile: company.mobile,
      state: 'waiting',
      created_at: company.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A corrected registration; a new licence replaces the old one only where there is one. */
export async function correctCompany(db: Database, id: number, facts: Omit<CompanyFacts, 'mobile'>): Promise<void> {
  await db
    .updateTable('companies')
    .set({
      name: facts.name,
      normalised_name: normalisedName(facts.name),
      credit_code: facts.creditCode,
      contact_name: facts.contact,
      ...(facts.licenceFileId !== null && { licence_file_id: facts.licenceFileId }),
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('users')
    .set({ name: facts.name })
    .where('company_id', '=', id)
    .where('main_user_id', 'is', null)
    .execute()
}
