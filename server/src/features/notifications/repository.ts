import { type Actor, type Localized, text } from '@luqiao/domain/kernel'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'

type Db = Kysely<DB>

/** A message is its addressee's alone, whoever else may see what it is about. */
const visibleTo = (actor: Actor) => (eb: ExpressionBuilder<DB, 'notifications'>) =>
  eb.and([eb('notifications.user_id', '=', actor.userId), eb('notifications.deleted_at', 'is', null)])

export type Filters = { type?: number | undefined; unread?: boolean | undefined; case_id?: number | undefined }
type Page = { page: number; limit: number }

const rows = (db: Db, actor: Actor) => db.selectFrom('notifications').where(visibleTo(actor))

const filtered = (db: Db, actor: Actor, filters: Filters) => {
  let query = rows(db, actor)
  if (filters.type !== undefined) query = query.where('notifications.type', '=', filters.type)
  if (filters.unread !== undefined) query = query.where('read_at', filters.unread ? 'is' : 'is not', null)
  if (filters.case_id !== undefined) query = query.where('notifications.case_id', '=', filters.case_id)
  return query
}

export async function listOf(db: Db, actor: Actor, filters: Filters, { page, limit }: Page) {
  const list = await filtered(db, actor, filters)
    .leftJoin('cases', 'cases.id', 'notifications.case_id')
    .leftJoin('offers', 'offers.id', 'notifications.offer_id')
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.case_id',
      'notifications.source_id',
      'notifications.offer_id',
      'notifications.template',
      'notifications.parameters',
      'notifications.handle_status',
      'notifications.at',
      'notifications.read_at',
      'cases.title as case_title',
      'offers.state as offer_state',
    ])
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await filtered(db, actor, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { list, total: Number(total) }
}
export type ListedRow = Awaited<ReturnType<typeof listOf>>['list'][number]

export async function unreadByType(db: Db, actor: Actor): Promise<Map<number, number>> {
  const counts = await rows(db, actor)
    .select(['type', (eb) => eb.fn.countAll<number>().as('count')])
    .where('read_at', 'is', null)
    .groupBy('type')
    .execute()
  return new Map(counts.map(({ type, count }) => [type, Number(count)]))
}

export const oneOf = (db: Db, actor: Actor, id: number) =>
  rows(db, actor).select(['id', 'offer_id', 'handle_status', 'template']).where('id', '=', id).executeTakeFirst()
export type OneRow = NonNullable<Awaited<ReturnType<typeof oneOf>>>

/** How many of these the actor has: fewer than asked means that some are not its own. */
export async function ownCount(db: Db, actor: Actor, ids: readonly number[]): Promise<number> {
  const { count } = await rows(db, actor)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function setRead(
  db: Db,
  actor: Actor,
  which: { ids?: number[] | undefined; type?: number | undefined },
  at: Date,
) {
  let update = db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', actor.userId)
    .where('read_at', 'is', null)
  if (which.ids) update = update.where('id', 'in', which.ids)
  if (which.type !== undefined) update = update.where('type', '=', which.type)
  await update.execute()
}

export async function setHandled(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('notifications').set({ handle_status: 1, read_at: at }).where('id', '=', id).execute()
}

/** An offer that has been answered or has ended is handled in everybody's list. */
export async function setOfferHandled(db: Db, offerIds: readonly number[]): Promise<void> {
  if (offerIds.length === 0) return
  await db
    .updateTable('notifications')
    .set({ handle_status: 1 })
    .where('offer_id', 'in', [...offerIds])
    .where('template', '=', 'offer.received')
    .execute()
}

export async function setDeleted(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ deleted_at: at })
    .where('id', 'in', [...ids])
    .execute()
}

export type NewMessage = {
  userId: number
  type: 0 | 1 | 2
  template: string
  parameters: object
  caseId?: number
  sourceId?: number
  offerId?: number
  dynamicId?: number
  deadlineId?: number
  at: Date
}

export async function insertMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  await db
    .insertInto('notifications')
    .values(
      messages.map((message) => ({
        user_id: message.userId,
        type: message.type,
        template: message.template,
        parameters: JSON.stringify(message.parameters),
        case_id: message.caseId ?? null,
        source_id: message.sourceId ?? null,
        offer_id: message.offerId ?? null,
        dynamic_id: message.dynamicId ?? null,
        deadline_id: message.deadlineId ?? null,
        at: message.at,
      })),
    )
    .execute()
}

export async function insertDynamic(
  db: Db,
  dynamic: {
    caseId: number
    nodeId: number | null
    actorId: number | null
    template: string
    parameters: object
    at: Date
  },
): Promise<number> {
  const row = await db
    .insertInto('dynamics')
    .values({
      case_id: dynamic.caseId,
      node_id: dynamic.nodeId,
      actor_id: dynamic.actorId,
      template: dynamic.template,
      parameters: JSON.stringify(dynamic.parameters),
      at: dynamic.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function dynamicsOf(db: Db, caseId: number, { page, limit }: Page) {
  const of = db.selectFrom('dynamics').where('dynamics.case_id', '=', caseId).where('dynamics.removed_at', 'is', null)
  const list = await of
    .innerJoin('cases', 'cases.id', 'dynamics.case_id')
    .leftJoin('users', 'users.id', 'dynamics.actor_id')
    .select([
      'dynamics.id',
      'dynamics.case_id',
      'dynamics.template',
      'dynamics.parameters',
      'dynamics.at',
      'cases.title as case_title',
      'users.name as actor_name',
    ])
    .orderBy('dynamics.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { list, total: Number(total) }
}
export type DynamicListed = Awaited<ReturnType<typeof dynamicsOf>>['list'][number]

/** Everyone on a case: its members, its company's main accounts and subs that see all, and the staff who brought it about. */
export async function peopleOfCase(db: Db, caseId: number): Promise<number[]> {
  const people = await db
    .selectFrom('case_members')
    .select('user_id as id')
    .where('case_id', '=', caseId)
    .union(
      db
        .selectFrom('users')
        .innerJoin('cases', 'cases.company_id', 'users.company_id')
        .leftJoin('roles', 'roles.id', 'users.role_id')
        .select('users.id')
        .where('cases.id', '=', caseId)
        .where('users.state', '=', 'active')
        .where((eb) => eb.or([eb('users.main_user_id', 'is', null), eb('roles.sees_all_cases', '=', true)])),
    )
    .union(db.selectFrom('cases').select('created_by as id').where('id', '=', caseId))
    .union(
      db
        .selectFrom('cases')
        .innerJoin('distribution_rounds', 'distribution_rounds.source_id', 'cases.source_id')
        .select('distribution_rounds.made_by as id')
        .where('cases.id', '=', caseId)
        .where('distribution_rounds.state', '=', 'accepted'),
    )
    .execute()
  return people.map((person) => person.id)
}

/** Staff who may act: every active staff account. */
export async function staff(db: Db): Promise<number[]> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'staff')
    .where('state', '=', 'active')
    .execute()
  return people.map((person) => person.id)
}

/** The main accounts of a company. */
export async function mainAccountsOf(db: Db, companyId: number): Promise<number[]> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('main_user_id', 'is', null)
    .where('state', '=', 'active')
    .execute()
  return people.map((person) => person.id)
}

/** Whoever did it; the system itself where nobody did. */
export async function nameOfUser(db: Db, userId: number | undefined): Promise<string | Localized> {
  if (userId === undefined) return text('系统', 'The system', 'El sistema')
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst()
  return row?.name ?? ''
}

export async function titleOfCase(db: Db, caseId: number): Promise<string> {
  const row = await db.selectFrom('cases').select('title').where('id', '=', caseId).executeTakeFirst()
  return row?.title ?? ''
}

export async function nameOfCompany(db: Db, companyId: number): Promise<string> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst()
  return row?.name ?? ''
}
