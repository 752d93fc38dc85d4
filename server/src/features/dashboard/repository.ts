import { type Actor, addDays, type LegalDate, weekdayOf } from '@luqiao/domain/kernel'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'
import { visibleTo } from '../cases/index.ts'

type Db = Kysely<DB>

const open = (db: Db, actor: Actor) => db.selectFrom('cases').where(visibleTo(actor)).where('cases.state', '=', 'open')

/** Midnight in Asia/Shanghai at the beginning of a day. */
const startOf = (day: LegalDate) => sql<Date>`${day}::date::timestamp at time zone 'Asia/Shanghai'`

export async function quietCases(
  db: Db,
  actor: Actor,
  { days, page, limit, today }: { days: number; page: number; limit: number; today: LegalDate },
) {
  const quiet = open(db, actor).where('last_activity_at', '<', startOf(addDays(today, 1 - days)))
  const list = await quiet
    .select(['cases.id', 'cases.title', 'cases.last_activity_at'])
    .orderBy('last_activity_at')
    .orderBy('cases.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await quiet.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { list, total: Number(total), page, limit }
}

/** Monday of the week that a day lies in. */
const mondayOf = (day: LegalDate): LegalDate => addDays(day, -((weekdayOf(day) + 6) % 7))

export async function weekTotals(db: Db, actor: Actor, today: LegalDate) {
  const monday = mondayOf(today)
  const weeks = { this_week: [monday, addDays(monday, 7)], last_week: [addDays(monday, -7), monday] } as const
  const counted = async (from: LegalDate, to: LegalDate) => {
    const seen = db.selectFrom('cases').select('cases.id').where(visibleTo(actor))
    const within = (column: string) =>
      sql<boolean>`${sql.ref(column)} >= ${startOf(from)} and ${sql.ref(column)} < ${startOf(to)}`
    const { created, hearings, recorded, dynamics, closed } = await db
      .with('seen', () => seen)
      .selectNoFrom((q) => [
        q
          .selectFrom('cases')
          .innerJoin('seen', 'seen.id', 'cases.id')
          .select((n) => n.fn.countAll<number>().as('n'))
          .where(within('cases.created_at'))
          .as('created'),
        q
          .selectFrom('deadlines')
          .innerJoin('seen', 'seen.id', 'deadlines.case_id')
          .select((n) => n.fn.countAll<number>().as('n'))
          .where('deadlines.kind', '=', 'event')
          .where('deadlines.state', '!=', 'cancelled')
          .where('due_on', '>=', from)
          .where('due_on', '<', to)
          .as('hearings'),
        q
          .selectFrom('nodes')
          .innerJoin('seen', 'seen.id', 'nodes.case_id')
          .select((n) => n.fn.countAll<number>().as('n'))
          .where('nodes.removed_at', 'is', null)
          .where(within('nodes.recorded_at'))
          .as('recorded'),
        q
          .selectFrom('dynamics')
          .innerJoin('seen', 'seen.id', 'dynamics.case_id')
          .select((n) => n.fn.countAll<number>().as('n'))
          .where(within('dynamics.at'))
          .as('dynamics'),
        q
          .selectFrom('nodes')
          .innerJoin('seen', 'seen.id', 'nodes.case_id')
          .select((n) => n.fn.countAll<number>().as('n'))
          .where('nodes.kind', '=', 'finish/addFinishRegister')
          .where('nodes.removed_at', 'is', null)
          .where('occurred_on', '>=', from)
          .where('occurred_on', '<', to)
          .as('closed'),
      ])
      .executeTakeFirstOrThrow()
    return { created, hearings, recorded, dynamics, closed }
  }
  const [now, before] = [await counted(...weeks.this_week), await counted(...weeks.last_week)]
  const pair = (name: keyof typeof now) => ({ this_week: Number(now[name] ?? 0), last_week: Number(before[name] ?? 0) })
  return {
    created: pair('created'),
    hearings: pair('hearings'),
    recorded: pair('recorded'),
    dynamics: pair('dynamics'),
    closed: pair('closed'),
  }
}

export async function totals(db: Db, actor: Actor, today: LegalDate) {
  const states = await db
    .selectFrom('cases')
    .select(['cases.state', (q) => q.fn.countAll<number>().as('n')])
    .where(visibleTo(actor))
    .groupBy('cases.state')
    .execute()
  const of = (state: string) => Number(states.find((row) => row.state === state)?.n ?? 0)
  const monday = mondayOf(today)
  const due = await open(db, actor)
    .innerJoin('deadlines', 'deadlines.case_id', 'cases.id')
    .where('deadlines.state', '=', 'open')
    .select([
      sql<number>`count(*) filter (where deadlines.kind = 'event' and due_on >= ${monday}::date and due_on < ${addDays(monday, 7)}::date)`.as(
        'hearings',
      ),
      sql<number>`count(*) filter (where deadlines.concerns = 'ours' and due_on >= ${today}::date and due_on <= ${addDays(today, 7)}::date)`.as(
        'soon',
      ),
      sql<number>`count(*) filter (where deadlines.concerns = 'ours' and due_on < ${today}::date)`.as('overdue'),
    ])
    .executeTakeFirstOrThrow()
  const quiet = await quietCases(db, actor, { days: 30, page: 1, limit: 1, today })
  return {
    open: of('open'),
    closed: of('closed'),
    archived: of('archived'),
    hearings_this_week: Number(due.hearings),
    due_in_7_days: Number(due.soon),
    overdue: Number(due.overdue),
    quiet_for_30_days: quiet.total,
  }
}

/** The next dates of our side and the hearings, soonest first; what is overdue stands before everything. */
export const upcoming = (db: Db, actor: Actor, limit: number) =>
  open(db, actor)
    .innerJoin('deadlines', 'deadlines.case_id', 'cases.id')
    .select([
      'deadlines.id',
      'deadlines.case_id',
      'cases.title as case_title',
      'deadlines.words',
      'deadlines.kind',
      'deadlines.due_on',
      'deadlines.at_time',
    ])
    .where('deadlines.state', '=', 'open')
    .where((q) => q.or([q('deadlines.concerns', '=', 'ours'), q('deadlines.kind', '=', 'event')]))
    .orderBy('deadlines.due_on')
    .orderBy('deadlines.id')
    .limit(limit)
    .execute()
