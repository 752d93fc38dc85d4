import type { SourceFacts, SourceState } from '@luqiao/domain/case-sources'
import type { Actor } from '@luqiao/domain/kernel'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'

export type Db = Kysely<DB>

const { eb, or, and, exists, selectFrom } = expressionBuilder<DB, 'case_sources'>()
const nobody = sql<SqlBool>`false`

/**
 * Which sources a person may see (product.md section 3): staff all, a company's main account its company's, a sub-account
 * those that it posted or all where its role sees all, a lawyer those offered to it that it has not lost or declined.
 */
export function visibleTo(actor: Actor): Expression<SqlBool> {
  switch (actor.kind) {
    case 'staff':
      return sql<SqlBool>`true`
    case 'company': {
      const own = eb('case_sources.company_id', '=', actor.companyId ?? 0)
      if (actor.main) return own
      const seesAll = selectFrom('users')
        .innerJoin('roles', 'roles.id', 'users.role_id')
        .select('users.id')
        .where('users.id', '=', actor.userId)
        .where('roles.sees_all_cases', '=', true)
      return and([own, or([eb('case_sources.posted_by', '=', actor.userId), exists(seesAll)])])
    }
    case 'lawyer':
      return actor.lawyerId === null ? nobody : eb('case_sources.id', 'in', offeredTo(actor.lawyerId))
  }
}

const offeredTo = (lawyerId: number) =>
  selectFrom('offers')
    .select('offers.source_id')
    .where('offers.lawyer_id', '=', lawyerId)
    .where('offers.state', 'in', ['pending', 'accepted'])

export const sources = (db: Db) =>
  db
    .selectFrom('case_sources')
    .innerJoin('companies', 'companies.id', 'case_sources.company_id')
    .innerJoin('regions as district', 'district.code', 'case_sources.region_code')
    .leftJoin('regions as city', 'city.code', 'district.parent_code')
    .leftJoin('regions as province', 'province.code', 'city.parent_code')
    .leftJoin('causes', 'causes.id', 'case_sources.cause_id')
    .leftJoin('lawyers', 'lawyers.id', 'case_sources.accepted_lawyer_id')
    .selectAll('case_sources')
    .select([
      'companies.name as company_name',
      'causes.name as cause_name',
      'lawyers.name as lawyer_name',
      sql<string>`concat_ws(',', province.name, city.name, district.name)`.as('address'),
    ])

/** A source with the names of what it refers to. */
export type SourceRecord = Awaited<ReturnType<ReturnType<typeof sources>['executeTakeFirstOrThrow']>>

export const sourceSeenBy = (db: Db, actor: Actor, id: number): Promise<SourceRecord | undefined> =>
  sources(db).where('case_sources.id', '=', id).where(visibleTo(actor)).executeTakeFirst()

export const sourceById = (db: Db, id: number): Promise<SourceRecord> =>
  sources(db).where('case_sources.id', '=', id).executeTakeFirstOrThrow()

/** Holds the source's row until the end of the transaction: every command on a source waits here for the one before. */
export async function lockSource(db: Db, id: number): Promise<SourceRecord> {
  await db.selectFrom('case_sources').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return sourceById(db, id)
}

const searchText = (facts: SourceFacts, companyName: string): string =>
  [facts.title, facts.mainName, companyName, facts.contactName, ...facts.regionNames].join(' ')

type Written = { facts: SourceFacts; company: { id: number; name: string }; regionCode: string; at: Date }

const columnsOf = ({ facts, company, regionCode, at }: Written) => ({
  company_id: company.id,
  main_name: facts.mainName,
  contact_name: facts.contactName,
  contact_phone: facts.contactPhone,
  region_code: regionCode,
  title: facts.title,
  case_count: facts.caseCount,
  fee_fen: facts.feeFen,
  description: facts.description,
  search_text: searchText(facts, company.name),
  updated_at: at,
})

export async function insertSource(db: Db, postedBy: number, written: Written): Promise<number> {
  const { id } = await db
    .insertInto('case_sources')
    .values({ ...columnsOf(written), posted_by: postedBy, state: 'waiting', created_at: written.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const nextVersion = { version: sql<number>`version + 1` }

export async function updateSource(db: Db, id: number, state: SourceState, written: Written): Promise<void> {
  await db
    .updateTable('case_sources')
    .set({ ...columnsOf(written), ...nextVersion, state })
    .where('id', '=', id)
    .execute()
}

export async function setState(
  db: Db,
  id: number,
  set: {
    state: SourceState
    reason?: string
    cause_id?: number | null
    accepted_lawyer_id?: number
    cases_created?: number
  },
  at: Date,
): Promise<void> {
  await db
    .updateTable('case_sources')
    .set({ ...set, ...nextVersion, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export const filesOf = (db: Db, sourceId: number) =>
  db
    .selectFrom('case_source_files')
    .innerJoin('files', 'files.id', 'case_source_files.file_id')
    .select(['files.id', 'files.name', 'files.thumb_id', 'files.size'])
    .where('source_id', '=', sourceId)
    .orderBy('position')
    .execute()

export async function setFiles(db: Db, sourceId: number, fileIds: readonly number[]): Promise<void> {
  await db.deleteFrom('case_source_files').where('source_id', '=', sourceId).execute()
  if (fileIds.length === 0) return
  await db
    .insertInto('case_source_files')
    .values(fileIds.map((file_id, index) => ({ source_id: sourceId, file_id, position: index + 1 })))
    .execute()
}

/** Whether the file hangs on a source that this person may read in full: a lawyer only once it has accepted. */
export async function readsFile(db: Db, actor: Actor, fileId: number): Promise<boolean> {
  const row = await db
    .selectFrom('case_source_files')
    .innerJoin('case_sources', 'case_sources.id', 'case_source_files.source_id')
    .select('case_sources.id')
    .where('case_source_files.file_id', '=', fileId)
    .where(visibleTo(actor))
    .where(actor.kind === 'lawyer' ? eb('case_sources.accepted_lawyer_id', '=', actor.lawyerId) : sql<SqlBool>`true`)
    .executeTakeFirst()
  return row !== undefined
}

export type Change =
  | 'posted'
  | 'edited'
  | 'approved'
  | 'rejected'
  | 'distributed'
  | 'accepted'
  | 'declined'
  | 'exhausted'
  | 'withdrawn'
  | 'converted'

export async function insertChange(
  db: Db,
  change: { sourceId: number; change: Change; state: SourceState; actorId: number | null; note: string; at: Date },
): Promise<void> {
  await db
    .insertInto('case_source_changes')
    .values({
      source_id: change.sourceId,
      change: change.change,
      state: change.state,
      actor_id: change.actorId,
      note: change.note,
      at: change.at,
    })
    .execute()
}

export const changesOf = (db: Db, sourceId: number) =>
  db
    .selectFrom('case_source_changes')
    .leftJoin('users', 'users.id', 'case_source_changes.actor_id')
    .select(['change', 'case_source_changes.state', 'note', 'at', 'actor_id', 'users.name', 'users.kind'])
    .where('source_id', '=', sourceId)
    .orderBy('case_source_changes.id')
    .execute()
export type ChangeRecord = Awaited<ReturnType<typeof changesOf>>[number]

/** The division that these names lead to, widest first; undefined where there is none or where it is divided further. */
export async function regionNamed(db: Db, names: readonly string[]): Promise<string | undefined> {
  let code: string | null = null
  for (const name of names) {
    const row: { code: string } | undefined = await db
      .selectFrom('regions')
      .select('code')
      .where('name', '=', name)
      .where('parent_code', 'is not distinct from', code)
      .executeTakeFirst()
    if (!row) return undefined
    code = row.code
  }
  if (code === null) return undefined
  const below = await db
    .selectFrom('regions')
    .select('code')
    .where('parent_code', '=', code)
    .limit(1)
    .executeTakeFirst()
  return below ? undefined : code
}

export const activeCompany = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()

export async function isCause(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('causes').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Active companies whose name contains the text, the shortest names first. */
export const companiesTitled = (db: Db, title: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .where(contains('companies.name', title))
    .orderBy(sql`length(name)`)
    .orderBy('id')
    .limit(20)
    .execute()

/** Served by the index on the text's one- and two-character pieces, then made exact. */
export const contains = (column: string, text: string): Expression<SqlBool> =>
  text === ''
    ? sql<SqlBool>`true`
    : sql<SqlBool>`grams(${sql.ref(column)}) @> search_grams(${text}) and strpos(lower(${sql.ref(column)}), lower(${text})) > 0`

/** Active staff whose role, where they have one, lets them check sources. */
export const staffForSources = (db: Db, permission: string) =>
  db
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.name'])
    .where('users.kind', '=', 'staff')
    .where('users.state', '=', 'active')
    .where((q) =>
      q.or([q('users.main_user_id', 'is', null), sql<SqlBool>`roles.permissions @> array[${permission}]::text[]`]),
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(200)
    .execute()
