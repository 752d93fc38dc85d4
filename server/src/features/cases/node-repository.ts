import type { FormValues } from '@luqiao/domain/forms'
import type { Actor } from '@luqiao/domain/kernel'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'
import { visibleTo } from './visible-to.ts'

type Db = Kysely<DB>

const json = (values: unknown): string => JSON.stringify(values)

/** A living node in a case that the actor may see, with the actor's part in that case. */
export const nodeSeenBy = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('nodes')
    .innerJoin('cases', 'cases.id', 'nodes.case_id')
    .leftJoin('case_members', (join) =>
      join.onRef('case_members.case_id', '=', 'cases.id').on('case_members.user_id', '=', actor.userId),
    )
    .select([
      'nodes.id as node_id',
      'nodes.kind',
      'nodes.version',
      'nodes.form',
      'nodes.form_version',
      'nodes.occurred_on',
    ])
    .select(['cases.id', 'cases.state', 'cases.company_id', 'cases.title', 'case_members.role as my_role'])
    .where('nodes.id', '=', id)
    .where('nodes.removed_at', 'is', null)
    .where(visibleTo(actor))
    .executeTakeFirst()
export type NodeSeen = NonNullable<Awaited<ReturnType<typeof nodeSeenBy>>>

export const nodesOf = (db: Db, caseId: number) =>
  db
    .selectFrom('nodes')
    .innerJoin('users', 'users.id', 'nodes.recorded_by')
    .select([
      'nodes.id',
      'nodes.kind',
      'nodes.proceeding_id',
      'nodes.ordinal',
      'nodes.occurred_on',
      'nodes.form',
      'nodes.version',
    ])
    .select(['users.name as recorded_by'])
    .select((q) =>
      q
        .selectFrom('node_files')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('node_files.node_id', '=', 'nodes.id')
        .as('files'),
    )
    .where('nodes.case_id', '=', caseId)
    .where('nodes.removed_at', 'is', null)
    .orderBy('nodes.occurred_on')
    .orderBy('nodes.id')
    .execute()
export type NodeListed = Awaited<ReturnType<typeof nodesOf>>[number]

export const versionsOf = (db: Db, nodeId: number) =>
  db
    .selectFrom('node_versions')
    .innerJoin('users', 'users.id', 'node_versions.changed_by')
    .select(['node_versions.version', 'node_versions.change', 'node_versions.changed_at', 'node_versions.occurred_on'])
    .select(['node_versions.form', 'node_versions.form_version', 'users.name as changed_by'])
    .where('node_versions.node_id', '=', nodeId)
    .orderBy('node_versions.version')
    .execute()
export type NodeVersion = Awaited<ReturnType<typeof versionsOf>>[number]

type Answered = { occurredOn: string; values: FormValues; formVersion: number }

export async function insertNode(
  db: Db,
  node: { caseId: number; proceedingId: number | null; kind: string; by: number; at: Date } & Answered,
): Promise<number> {
  const { count } = await db
    .selectFrom('nodes')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('case_id', '=', node.caseId)
    .where('kind', '=', node.kind)
    .where('proceeding_id', 'is not distinct from', node.proceedingId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('nodes')
    .values({
      case_id: node.caseId,
      proceeding_id: node.proceedingId,
      kind: node.kind,
      ordinal: Number(count) + 1,
      occurred_on: node.occurredOn,
      form: json(node.values),
      form_version: node.formVersion,
      recorded_by: node.by,
      recorded_at: node.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateNode(
  db: Db,
  id: number,
  version: number,
  { occurredOn, values, formVersion }: Answered,
): Promise<void> {
  await db
    .updateTable('nodes')
    .set({ occurred_on: occurredOn, form: json(values), form_version: formVersion, version })
    .where('id', '=', id)
    .execute()
}

export async function removeNodeRow(db: Db, id: number, version: number, at: Date): Promise<void> {
  await db.updateTable('nodes').set({ removed_at: at, version }).where('id', '=', id).execute()
}

export async function keepVersion(
  db: Db,
  nodeId: number,
  version: { number: number; change: 'recorded' | 'edited' | 'removed'; by: number; at: Date } & Answered,
): Promise<void> {
  await db
    .insertInto('node_versions')
    .values({
      node_id: nodeId,
      version: version.number,
      occurred_on: version.occurredOn,
      form: json(version.values),
      form_version: version.formVersion,
      change: version.change,
      changed_by: version.by,
      changed_at: version.at,
    })
    .execute()
}

export async function writeServices(
  db: Db,
  nodeId: number,
  services: readonly { case_party_id: number; served_on: string; means?: string | null | undefined }[],
): Promise<void> {
  await db.deleteFrom('node_services').where('node_id', '=', nodeId).execute()
  if (services.length === 0) return
  await db
    .insertInto('node_services')
    .values(
      services.map((one) => ({
        node_id: nodeId,
        case_party_id: one.case_party_id,
        served_on: one.served_on,
        means: one.means ?? null,
      })),
    )
    .execute()
}

export const filesOfNode = (db: Db, nodeId: number) =>
  db
    .selectFrom('node_files')
    .innerJoin('files', 'files.id', 'node_files.file_id')
    .select(['files.id', 'files.name', 'files.thumb_id', 'files.size'])
    .where('node_files.node_id', '=', nodeId)
    .execute()

/** The caller's own uploads that nothing uses yet, among these ids. */
export const ownUploads = (db: Db, userId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('files')
        .select(['id', 'name', 'thumb_id', 'size'])
        .where('id', 'in', [...ids])
        .where('uploaded_by', '=', userId)
        .where('attached_at', 'is', null)
        .where('deleted_at', 'is', null)
        .execute()

export async function attachFiles(db: Db, nodeId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .insertInto('node_files')
    .values(fileIds.map((file_id) => ({ node_id: nodeId, file_id })))
    .execute()
}

export async function detachFiles(db: Db, nodeId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .deleteFrom('node_files')
    .where('node_id', '=', nodeId)
    .where('file_id', 'in', [...fileIds])
    .execute()
}

export type ProceedingWrite = {
  courtId: number | null
  courtName: string
  caseNumber: string | null
  procedure: string | null
  filedOn: string | null
}

const columns = (write: ProceedingWrite) => ({
  court_id: write.courtId,
  court_name: write.courtName,
  case_number: write.caseNumber,
  procedure: write.procedure,
  filed_on: write.filedOn,
})

export async function insertProceeding(
  db: Db,
  of: { caseId: number; companyId: number | null; kind: string; predecessorId: number | null },
  write: ProceedingWrite,
): Promise<number> {
  const { last } = await db
    .selectFrom('proceedings')
    .select((q) => q.fn.max('ordinal').as('last'))
    .where('case_id', '=', of.caseId)
    .where('kind', '=', of.kind)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('proceedings')
    .values({
      case_id: of.caseId,
      company_id: of.companyId,
      kind: of.kind,
      ordinal: Number(last ?? 0) + 1,
      predecessor_id: of.predecessorId,
      ...columns(write),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProceeding(db: Db, id: number, write: ProceedingWrite): Promise<void> {
  await db.updateTable('proceedings').set(columns(write)).where('id', '=', id).execute()
}

export async function writeStandingOfParties(
  db: Db,
  proceedingId: number,
  standing: readonly { caseParty: number; role: string }[],
): Promise<void> {
  await db.deleteFrom('proceeding_parties').where('proceeding_id', '=', proceedingId).execute()
  if (standing.length === 0) return
  await db
    .insertInto('proceeding_parties')
    .values(standing.map(({ caseParty, role }) => ({ proceeding_id: proceedingId, case_party_id: caseParty, role })))
    .execute()
}

export async function removeProceeding(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('proceedings').set({ removed_at: at }).where('id', '=', id).execute()
}

/** The other case of the same client that has this number in the same kind of proceeding. */
export const caseWithNumber = (db: Db, companyId: number, kind: string, caseNumber: string, except: number | null) =>
  db
    .selectFrom('proceedings')
    .innerJoin('cases', 'cases.id', 'proceedings.case_id')
    .select(['cases.id', 'cases.title'])
    .where('proceedings.company_id', '=', companyId)
    .where('proceedings.kind', '=', kind)
    .where('proceedings.case_number', '=', caseNumber)
    .where('proceedings.removed_at', 'is', null)
    .$if(except !== null, (q) => q.where('proceedings.id', '!=', except ?? 0))
    .executeTakeFirst()
