import type { Actor } from '@luqiao/domain/kernel'
import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../platform/database/tables.ts'
import { visibleTo } from './visible-to.ts'

type Db = Kysely<DB>

/** One case as whoever may see it finds it, with the actor's own part in it. */
export const caseSeenBy = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('cases')
    .leftJoin('case_members', (join) =>
      join.onRef('case_members.case_id', '=', 'cases.id').on('case_members.user_id', '=', actor.userId),
    )
    .select(['cases.id', 'cases.state', 'cases.company_id', 'cases.title', 'case_members.role as my_role'])
    .where('cases.id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst()
export type CaseSeen = NonNullable<Awaited<ReturnType<typeof caseSeenBy>>>

/** The case row, held until the transaction ends: two people at once on one case take turns. */
export const lockCase = (db: Db, id: number) =>
  db
    .selectFrom('cases')
    .select(['id', 'state', 'phase', 'title', 'company_id', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** What a row of the list and the header of a case show, for a few ids at once. */
export const rowsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('cases')
    .leftJoin('causes', 'causes.id', 'cases.cause_id')
    .leftJoin('companies', 'companies.id', 'cases.company_id')
    .leftJoin('deadlines', 'deadlines.id', 'cases.next_deadline_id')
    .leftJoinLateral(
      (q) =>
        q
          .selectFrom('proceedings')
          .select(['proceedings.case_number', 'proceedings.court_name'])
          .whereRef('proceedings.case_id', '=', 'cases.id')
          .where('proceedings.removed_at', 'is', null)
          .orderBy('proceedings.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'cases.id',
      'cases.title',
      'cases.ip_case',
      'cases.case_type',
      'cases.phase',
      'cases.state',
      'cases.priority',
      'cases.amount_fen',
      'cases.company_id',
      'cases.source_id',
      'cases.last_activity_at',
      'cases.created_at',
      'cases.version',
      'cases.cause_id',
      'causes.name as cause_name',
      'companies.name as company_name',
      'latest.case_number',
      'latest.court_name',
      'deadlines.id as due_id',
      'deadlines.words as due_words',
      'deadlines.due_on',
      'deadlines.at_time as due_at',
      'deadlines.concerns as due_concerns',
    ])
    .select((q) => [
      jsonArrayFrom(
        q
          .selectFrom('case_parties')
          .select([
            sql<string>`case_parties.form ->> 'party_name'`.as('name'),
            'case_parties.role',
            'case_parties.is_ours',
          ])
          .whereRef('case_parties.case_id', '=', 'cases.id')
          .where('case_parties.removed_at', 'is', null)
          .orderBy('case_parties.position'),
      ).as('parties'),
      jsonArrayFrom(
        q
          .selectFrom('case_members')
          .innerJoin('users', 'users.id', 'case_members.user_id')
          .select(['users.id as user_id', 'users.name', 'case_members.role'])
          .whereRef('case_members.case_id', '=', 'cases.id')
          .orderBy(sql`array_position(array['lead','co','reader','client'], case_members.role)`),
      ).as('people'),
    ])
    .where('cases.id', 'in', [...ids])
    .execute()
export type CaseListed = Awaited<ReturnType<typeof rowsOf>>[number]

export const partiesOf = (db: Db, caseId: number) =>
  db
    .selectFrom('case_parties')
    .innerJoin('parties', 'parties.id', 'case_parties.party_id')
    .select([
      'case_parties.id',
      'case_parties.role',
      'case_parties.is_ours',
      'case_parties.abroad',
      'case_parties.form',
    ])
    .select(['parties.party_type', 'parties.credit_code', 'parties.identity_number', 'parties.legal_representative'])
    .where('case_parties.case_id', '=', caseId)
    .where('case_parties.removed_at', 'is', null)
    .orderBy('case_parties.position')
    .execute()
export type PartyListed = Awaited<ReturnType<typeof partiesOf>>[number]

export const evidenceOf = (db: Db, caseId: number) =>
  db
    .selectFrom('evidence')
    .select(['evidence.id', 'evidence.position', 'evidence.name'])
    .select((q) =>
      q
        .selectFrom('evidence_files')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('evidence_files.evidence_id', '=', 'evidence.id')
        .as('files'),
    )
    .where('evidence.case_id', '=', caseId)
    .where('evidence.removed_at', 'is', null)
    .orderBy('evidence.position')
    .execute()

/** What a search of the list looks in: title, parties, cause, courts and numbers. */
export async function writeSearchText(db: Db, caseId: number): Promise<void> {
  await sql`
    update cases set search_text = concat_ws(' ', cases.title,
      (select string_agg(form ->> 'party_name', ' ') from case_parties where case_id = cases.id and removed_at is null),
      (select name from causes where id = cases.cause_id),
      (select string_agg(concat_ws(' ', court_name, case_number), ' ') from proceedings where case_id = cases.id and removed_at is null))
    where cases.id = ${caseId}`.execute(db)
}

export async function writeStanding(
  db: Db,
  caseId: number,
  standing: { phase: string; state: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('cases')
    .set((q) => ({ ...standing, last_activity_at: at, version: q('version', '+', 1) }))
    .where('id', '=', caseId)
    .execute()
}

export async function setPriority(db: Db, caseId: number, priority: number): Promise<void> {
  await db.updateTable('cases').set({ priority }).where('id', '=', caseId).execute()
}

export async function setDeleted(db: Db, caseId: number, at: Date): Promise<void> {
  await db.updateTable('cases').set({ deleted_at: at }).where('id', '=', caseId).execute()
}

/** Whether a file hangs on a case (a node, a piece of evidence) that the actor may see. */
export async function readsCaseFile(db: Db, actor: Actor, fileId: number): Promise<boolean> {
  const found = await db
    .selectFrom('cases')
    .select('cases.id')
    .where(visibleTo(actor))
    .where((q) =>
      q.or([
        q.exists(
          q
            .selectFrom('node_files')
            .innerJoin('nodes', 'nodes.id', 'node_files.node_id')
            .select('nodes.id')
            .where('node_files.file_id', '=', fileId)
            .whereRef('nodes.case_id', '=', 'cases.id'),
        ),
        q.exists(
          q
            .selectFrom('evidence_files')
            .innerJoin('evidence', 'evidence.id', 'evidence_files.evidence_id')
            .select('evidence.id')
            .where('evidence_files.file_id', '=', fileId)
            .whereRef('evidence.case_id', '=', 'cases.id'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
