import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'

type Db = Kysely<DB>
export type RegistrationKind = 'company' | 'lawyer'

export async function insertRegistration(
  db: Db,
  registration: { userId: number; kind: RegistrationKind; submission: object; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('registrations')
    .values({
      user_id: registration.userId,
      kind: registration.kind,
      submission: JSON.stringify(registration.submission),
      submitted_at: registration.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const rows = (db: Db) =>
  db
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .leftJoin('users as deciders', 'deciders.id', 'registrations.decided_by')
    .select(['registrations.id', 'registrations.kind', 'registrations.submission', 'registrations.submitted_at'])
    .select(['registrations.decision', 'registrations.reason', 'registrations.decided_at', 'registrations.user_id'])
    .select(['users.account', 'users.name', 'users.language', 'deciders.name as decided_by'])

export async function listRegistrations(
  db: Db,
  kind: RegistrationKind,
  filters: { state?: string | undefined; search: string; page: number; limit: number },
) {
  let query = rows(db).where('registrations.kind', '=', kind)
  if (filters.state === 'waiting') query = query.where('registrations.decision', 'is', null)
  else if (filters.state) query = query.where('registrations.decision', '=', filters.state)
  if (filters.search !== '') {
    const piece = `%${filters.search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((q) =>
      q.or([
        q('users.name', 'ilike', piece),
        q('users.account', 'like', piece),
        sql<boolean>`registrations.submission ->> 'credit_code' ilike ${piece}`,
        sql<boolean>`registrations.submission ->> 'licence_number' like ${piece}`,
      ]),
    )
  }
  const list = await query
    .orderBy('registrations.submitted_at', 'desc')
    .orderBy('registrations.id', 'desc')
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit)
    .execute()
  const { total } = await db
    .selectFrom(query.as('found'))
    .select((q) => q.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { list, total: Number(total), page: filters.page, limit: filters.limit }
}
export type RegistrationListed = Awaited<ReturnType<typeof listRegistrations>>['list'][number]

/** One registration with the submission before it, for showing what changed. */
export async function registrationById(db: Db, kind: RegistrationKind | undefined, id: number) {
  let query = rows(db).where('registrations.id', '=', id)
  if (kind) query = query.where('registrations.kind', '=', kind)
  const registration = await query.executeTakeFirst()
  return registration && { registration, before: await submissionBefore(db, registration) }
}
export type RegistrationFound = NonNullable<Awaited<ReturnType<typeof registrationById>>>

const submissionBefore = (db: Db, { user_id, id }: { user_id: number; id: number }) =>
  db
    .selectFrom('registrations')
    .select('submission')
    .where('user_id', '=', user_id)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** One's own registrations are held: two corrections at once come one after the other. */
export const holdRegistrations = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()

export async function newestOf(db: Db, userId: number): Promise<RegistrationFound | undefined> {
  const newest = await rows(db)
    .where('registrations.user_id', '=', userId)
    .orderBy('registrations.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && { registration: newest, before: await submissionBefore(db, newest) }
}

/** Writes the decision where there is none yet; false where somebody was faster. */
export async function writeDecision(
  db: Db,
  id: number,
  decision: { approved: boolean; reason: string; by: number; at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('registrations')
    .set({
      decision: decision.approved ? 'approved' : 'rejected',
      reason: decision.reason,
      decided_by: decision.by,
      decided_at: decision.at,
    })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function setStanding(
  db: Db,
  userId: number,
  kind: string,
  state: 'active' | 'rejected' | 'waiting',
): Promise<void> {
  await db.updateTable('users').set({ state }).where('id', '=', userId).execute()
  const own = state === 'active' ? 'active' : 'waiting'
  if (kind === 'lawyer') await db.updateTable('lawyers').set({ state: own }).where('user_id', '=', userId).execute()
  else
    await db
      .updateTable('companies')
      .set({ state: own })
      .where('id', '=', (q) => q.selectFrom('users').select('company_id').where('id', '=', userId).$castTo<number>())
      .execute()
}

/** Whether the file is the licence of a registration: of anybody for staff, of one's own otherwise. */
export async function isLicence(db: Db, fileId: number, of: number | 'anybody'): Promise<boolean> {
  const company = db
    .selectFrom('companies')
    .innerJoin('users', 'users.company_id', 'companies.id')
    .select('users.id')
    .where('companies.licence_file_id', '=', fileId)
    .$if(of !== 'anybody', (q) => q.where('users.id', '=', of as number))
  const lawyer = db
    .selectFrom('lawyers')
    .select('user_id as id')
    .where('licence_file_id', '=', fileId)
    .$if(of !== 'anybody', (q) => q.where('user_id', '=', of as number))
  return (await company.union(lawyer).limit(1).executeTakeFirst()) !== undefined
}
