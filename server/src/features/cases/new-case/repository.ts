import type { Actor } from '@luqiao/domain/kernel'
import { type Kysely, sql } from 'kysely'
import type { DB, Json } from '../../../platform/database/tables.ts'
import { visibleTo } from '../visible-to.ts'

type Db = Kysely<DB>

/** A lawyer who may take a case today, with the firm of that day. */
export const activeLawyer = (db: Db, lawyerId: number, today: string) =>
  db
    .selectFrom('lawyers')
    .innerJoin('users', 'users.id', 'lawyers.user_id')
    .leftJoin('firm_memberships', (join) =>
      join
        .onRef('firm_memberships.lawyer_id', '=', 'lawyers.id')
        .on(sql<boolean>`firm_memberships.during @> ${today}::date`),
    )
    .leftJoin('law_firms', 'law_firms.id', 'firm_memberships.firm_id')
    .select(['lawyers.id', 'lawyers.user_id', 'lawyers.name', 'users.account', 'law_firms.name as firm'])
    .where('lawyers.id', '=', lawyerId)
    .where('lawyers.state', '=', 'active')
    .where('users.state', '=', 'active')
    .executeTakeFirst()
export type ActiveLawyer = NonNullable<Awaited<ReturnType<typeof activeLawyer>>>

export const companyById = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'credit_code', 'contact_mobile', 'address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
export type ClientCompany = Awaited<ReturnType<typeof companyById>>

/** Which of these accounts see a company's case only as its members: living sub-accounts of that company. */
export async function subAccounts(db: Db, companyId: number, userIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('company_id', '=', companyId)
    .where('main_user_id', 'is not', null)
    .where('state', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

/** The causes in force that a number or an exact name means. */
export const causesMeant = (db: Db, meant: { id: number | null; name: string }, today: string) =>
  db
    .selectFrom('causes')
    .select(['id', 'kind', 'name'])
    .where((q) => q.or([...(meant.id === null ? [] : [q('id', '=', meant.id)]), q('name', '=', meant.name)]))
    .where(
      sql<boolean>`coalesce(valid_from, '-infinity') <= ${today}::date and coalesce(valid_to, 'infinity') >= ${today}::date`,
    )
    .orderBy('id')
    .execute()

/** The code of the division that a path of names leads to, widest first; undefined where there is none. */
export async function regionCode(db: Db, names: readonly string[]): Promise<string | undefined> {
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
  return code ?? undefined
}

/** What the cases that the actor may see say of a party, newest first. Nothing else of it is ever told. */
export const namedAs = (db: Db, actor: Actor, partyIds: readonly number[]) =>
  db
    .selectFrom('case_parties')
    .innerJoin('cases', 'cases.id', 'case_parties.case_id')
    .innerJoin('parties', 'parties.id', 'case_parties.party_id')
    .select(['case_parties.party_id', 'case_parties.form', 'case_parties.abroad', 'parties.party_type'])
    .where('case_parties.party_id', 'in', [...partyIds])
    .where('case_parties.removed_at', 'is', null)
    .where(visibleTo(actor))
    .orderBy('case_parties.party_id')
    .orderBy('case_parties.id', 'desc')
    .execute()
export type NamedAs = Awaited<ReturnType<typeof namedAs>>[number]

/**
 * Parties whose name contains the text, met in cases that the actor may see. Served by the index on the pieces of the
 * name, or by the actor's own cases where they are fewer.
 */
export const partiesNamed = (db: Db, actor: Actor, name: string, partyType: number | undefined, limit: number) =>
  db
    .selectFrom('parties')
    .select('parties.id')
    .where(
      sql<boolean>`grams(parties.name) @> search_grams(${name}) and strpos(lower(parties.name), lower(${name})) > 0`,
    )
    .$if(partyType !== undefined, (q) => q.where('parties.party_type', '=', partyType ?? 0))
    .where((q) =>
      q.exists(
        q
          .selectFrom('case_parties')
          .innerJoin('cases', 'cases.id', 'case_parties.case_id')
          .select('case_parties.id')
          .whereRef('case_parties.party_id', '=', 'parties.id')
          .where('case_parties.removed_at', 'is', null)
          .where(visibleTo(actor)),
      ),
    )
    .limit(limit)

const json = (value: unknown) => JSON.stringify(value) as unknown as Json

export type CaseRow = {
  title: string
  ipCase: boolean
  caseType: number
  companyId: number | null
  sourceId: number | null
  causeId: number | null
  regionCode: string | null
  amountFen: number | null
  basic: unknown
  basicVersion: number
  searchText: string
  createdBy: number
  at: Date
}

export async function insertCase(db: Db, row: CaseRow): Promise<number> {
  const { id } = await db
    .insertInto('cases')
    .values({
      title: row.title,
      ip_case: row.ipCase,
      case_type: row.caseType,
      company_id: row.companyId,
      source_id: row.sourceId,
      cause_id: row.causeId,
      region_code: row.regionCode,
      amount_fen: row.amountFen,
      basic: json(row.basic),
      basic_version: row.basicVersion,
      phase: 'intake',
      search_text: row.searchText,
      created_by: row.createdBy,
      created_at: row.at,
      last_activity_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type PartyRow = { partyId: number; isOurs: boolean; role: string; abroad: boolean; form: unknown; version: number }

export async function insertCaseParties(db: Db, caseId: number, rows: readonly PartyRow[]): Promise<void> {
  await db
    .insertInto('case_parties')
    .values(
      rows.map((row, index) => ({
        case_id: caseId,
        party_id: row.partyId,
        position: index + 1,
        is_ours: row.isOurs,
        role: row.role,
        abroad: row.abroad,
        form: json(row.form),
        form_version: row.version,
      })),
    )
    .execute()
}

type EvidenceRow = { name: string; form: unknown; version: number; fileIds: readonly number[] }

export async function insertEvidence(
  db: Db,
  by: { caseId: number; userId: number; at: Date },
  rows: readonly EvidenceRow[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = await db
    .insertInto('evidence')
    .values(
      rows.map((row, index) => ({
        case_id: by.caseId,
        position: index + 1,
        name: row.name,
        form: json(row.form),
        form_version: row.version,
        created_by: by.userId,
        created_at: by.at,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  const idAt = new Map(ids.map(({ id, position }) => [position, id]))
  const files = rows.flatMap(({ fileIds }, index) =>
    fileIds.map((file_id) => ({ evidence_id: idAt.get(index + 1) as number, file_id })),
  )
  if (files.length > 0) await db.insertInto('evidence_files').values(files).execute()
}

export async function insertMembers(
  db: Db,
  caseId: number,
  members: readonly { userId: number; role: 'lead' | 'client' }[],
  at: Date,
): Promise<void> {
  if (members.length === 0) return
  await db
    .insertInto('case_members')
    .values(members.map(({ userId, role }) => ({ case_id: caseId, user_id: userId, role, since: at })))
    .execute()
}
