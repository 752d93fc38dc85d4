import { type caseSources, type SourceState, sourceStates } from '@luqiao/domain/case-sources'
import type { Actor, InputOf } from '@luqiao/domain/kernel'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'
import { contains, type Db, type SourceRecord, sources, visibleTo } from './repository.ts'

export type Filters = InputOf<typeof caseSources.list>

/** Totals are exact up to here, and a lower bound beyond (product.md section 4). */
const mostCounted = 10_000
const mostOfState = 1_000

const { eb, and, exists, selectFrom } = expressionBuilder<DB, 'case_sources'>()

/** A lawyer searches only what it may read in full: the words of an offer that is not accepted stay hidden. */
function searched(actor: Actor, keyword: string): Expression<SqlBool> {
  const found = contains('case_sources.search_text', keyword)
  return actor.kind === 'lawyer' ? and([found, eb('case_sources.accepted_lawyer_id', '=', actor.lawyerId)]) : found
}

function wanted(actor: Actor, filters: Filters): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [visibleTo(actor)]
  if (filters.keyword !== '') conditions.push(searched(actor, filters.keyword))
  if (filters.compid !== undefined && actor.kind === 'staff')
    conditions.push(eb('case_sources.company_id', '=', filters.compid))
  if (filters.operator !== undefined && actor.kind === 'staff')
    conditions.push(
      exists(
        selectFrom('case_source_changes')
          .select('case_source_changes.id')
          .whereRef('case_source_changes.source_id', '=', 'case_sources.id')
          .where('case_source_changes.actor_id', '=', filters.operator),
      ),
    )
  if (filters.region_code !== undefined)
    conditions.push(eb('case_sources.region_code', 'like', `${filters.region_code}%`))
  return and(conditions)
}

const counted = (condition: Expression<SqlBool>, most: number, state?: SourceState) =>
  sql<number>`(select count(*)::int from (select 1 from case_sources where ${condition}
    ${state === undefined ? sql`` : sql`and state = ${state}`} limit ${most}) counted)`

const ofStates = (condition: Expression<SqlBool>, { state }: Filters): Expression<SqlBool> =>
  state.length > 0 ? and([condition, eb('case_sources.state', 'in', state)]) : condition

export function pageQuery(db: Db, actor: Actor, filters: Filters) {
  const newest = filters.sort === 'newest'
  const page = sources(db)
    .where(ofStates(wanted(actor, filters), filters))
    .orderBy('case_sources.id', newest ? 'desc' : 'asc')
    .limit(filters.limit)
  return filters.after === undefined
    ? page.offset((filters.page - 1) * filters.limit)
    : page.where('case_sources.id', newest ? '<' : '>', filters.after)
}

export function countQuery(db: Db, actor: Actor, filters: Filters) {
  const condition = wanted(actor, filters)
  return db.selectNoFrom([
    counted(ofStates(condition, filters), mostCounted + 1).as('total'),
    ...sourceStates.map((state) => counted(condition, mostOfState, state).as(state)),
  ])
}

/** One page of the sources that a person may see, newest first unless asked otherwise, and how many there are. */
export async function listSources(
  db: Db,
  actor: Actor,
  filters: Filters,
): Promise<{ list: SourceRecord[]; total: number; more: boolean; states: Record<SourceState, number> }> {
  const [list, counts] = await Promise.all([
    pageQuery(db, actor, filters).execute(),
    countQuery(db, actor, filters).executeTakeFirstOrThrow(),
  ])
  const { total, ...states } = counts
  return { list, total: Math.min(total, mostCounted), more: total > mostCounted, states }
}
