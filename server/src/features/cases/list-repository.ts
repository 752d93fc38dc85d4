import type { cases } from '@luqiao/domain/cases'
import { type Actor, addDays, type InputOf, type LegalDate } from '@luqiao/domain/kernel'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'
import { visibleTo } from './visible-to.ts'

type Db = Kysely<DB>
type Filters = InputOf<typeof cases.list>

/** Totals are exact up to here; counting costs in proportion to the hits. */
const mostCounted = 10_000

type Key = { due: string | null; id: number; at: Date }

/** `<sort key>_<id>` of the last row of a page: the next page starts after it, however deep. */
const cursorOf = (sort: Filters['sort'], { due, id, at }: Key): string =>
  `${sort === 'due' ? (due ?? '') : sort === 'activity' ? at.toISOString() : ''}_${id}`

/** A lawyer's cases start from the narrow table that has the sort key in it; everyone else's from an index of cases. */
const fromCases = (db: Db, actor: Actor) => {
  const all = db.selectFrom('cases').select('cases.id')
  return actor.kind === 'lawyer'
    ? all
        .innerJoin('case_visible', 'case_visible.case_id', 'cases.id')
        .where('case_visible.viewer_id', '=', actor.userId)
        .where('cases.deleted_at', 'is', null)
    : all.where(visibleTo(actor))
}

function conditions(filters: Filters, today: LegalDate, due: string): Expression<SqlBool>[] {
  const { state, case_type, phase, cause_id, court, company_id, priority, due_within, search } = filters
  const dueOn = sql.ref(due)
  const is = (column: string, value: unknown) => sql<SqlBool>`${sql.ref(column)} = ${value}`
  const found: Expression<SqlBool>[] = []
  if (state) found.push(is(due.replace('next_due_on', 'state'), state))
  if (case_type) found.push(is('cases.case_type', case_type))
  if (phase) found.push(is('cases.phase', phase))
  if (cause_id) found.push(is('cases.cause_id', cause_id))
  if (company_id) found.push(is('cases.company_id', company_id))
  if (priority !== undefined) found.push(is('cases.priority', priority))
  if (due_within !== undefined) found.push(sql<SqlBool>`${dueOn} <= ${addDays(today, due_within)}::date`)
  if (filters.without_deadline) found.push(sql<SqlBool>`${dueOn} is null`)
  if (filters.quiet_for)
    found.push(
      sql<SqlBool>`cases.last_activity_at < ${addDays(today, -filters.quiet_for)}::date at time zone 'Asia/Shanghai'`,
    )
  if (court !== '')
    found.push(
      sql<SqlBool>`exists (select from proceedings where case_id = cases.id and removed_at is null and court_name like ${`%${escaped(court)}%`})`,
    )
  if (search !== '')
    found.push(
      sql<SqlBool>`grams(cases.search_text) @> search_grams(${search}) and cases.search_text ilike ${`%${escaped(search)}%`}`,
    )
  return found
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function after(
  cursor: string | undefined,
  sort: Filters['sort'],
  due: string,
  id: string,
): Expression<SqlBool> | undefined {
  const [, key = '', last] = /^([^_]*)_(\d{1,15})$/.exec(cursor ?? '') ?? []
  if (last === undefined) return undefined
  const [dueOn, caseId] = [sql.ref(due), sql.ref(id)]
  if (sort === 'newest') return sql<SqlBool>`${caseId} < ${Number(last)}`
  if (sort === 'activity')
    return sql<SqlBool>`(cases.last_activity_at, ${caseId}) < (${new Date(key)}, ${Number(last)})`
  if (!/^\d{4}-\d{2}-\d{2}$/.test(key)) return sql<SqlBool>`${dueOn} is null and ${caseId} > ${Number(last)}`
  return sql<SqlBool>`(${dueOn} is null or (${dueOn}, ${caseId}) > (${key}::date, ${Number(last)}))`
}

/** The ids of one page in order. */
export function pageQuery(db: Db, actor: Actor, filters: Filters, today: LegalDate) {
  const narrow = actor.kind === 'lawyer'
  const [due, id] = narrow ? ['case_visible.next_due_on', 'case_visible.case_id'] : ['cases.next_due_on', 'cases.id']
  let query = fromCases(db, actor).select(['cases.next_due_on as due', 'cases.last_activity_at as at'])
  for (const condition of conditions(filters, today, due)) query = query.where(condition)
  const following = after(filters.cursor, filters.sort, due, id)
  if (following) query = query.where(following)
  const ordered =
    filters.sort === 'newest'
      ? query.orderBy(sql.ref(id), 'desc')
      : filters.sort === 'activity'
        ? query.orderBy('cases.last_activity_at', 'desc').orderBy(sql.ref(id), 'desc')
        : query.orderBy(sql.ref(due)).orderBy(sql.ref(id))
  return ordered.limit(filters.limit).offset(following ? 0 : (filters.page - 1) * filters.limit)
}

export function countQuery(db: Db, actor: Actor, filters: Filters, today: LegalDate) {
  const due = actor.kind === 'lawyer' ? 'case_visible.next_due_on' : 'cases.next_due_on'
  let query = fromCases(db, actor)
  for (const condition of conditions(filters, today, due)) query = query.where(condition)
  return db
    .selectFrom(query.limit(mostCounted + 1).as('counted'))
    .select((count) => count.fn.countAll<number>().as('total'))
}

export async function listCases(db: Db, actor: Actor, filters: Filters, today: LegalDate) {
  const [page, { total }] = await Promise.all([
    pageQuery(db, actor, filters, today).execute(),
    countQuery(db, actor, filters, today).executeTakeFirstOrThrow(),
  ])
  const last = page.length === filters.limit ? page.at(-1) : undefined
  return {
    ids: page.map((row) => row.id),
    total: Math.min(Number(total), mostCounted),
    more: Number(total) > mostCounted,
    cursor: last ? cursorOf(filters.sort, last) : null,
  }
}
