import { announcedDays, announcedYears, type Calendar, type CalendarDay, calendarOf } from '@luqiao/domain/deadlines'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { DB } from '../../platform/database/tables.ts'

type Db = Kysely<DB>

const source = '国务院办公厅节假日安排通知 (chinese-days 1.5.7)'

/** Fills in the announced years; days that staff entered themselves stay. */
export async function loadCalendar(database: Database): Promise<void> {
  await database
    .insertInto('calendar_days')
    .values(announcedDays().map(({ date, kind, name }) => ({ day: date, kind, name, source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database
    .insertInto('calendar_years')
    .values(announcedYears.map((year) => ({ year, source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The calendar as the table has it now. */
export async function calendarNow(db: Db): Promise<Calendar> {
  const days = await db.selectFrom('calendar_days').select(['day as date', 'kind', 'name']).execute()
  const years = await db.selectFrom('calendar_years').select('year').execute()
  return calendarOf(
    days as CalendarDay[],
    years.map(({ year }) => year),
  )
}

export const deadlinesOf = (db: Db, caseId: number) =>
  db
    .selectFrom('deadlines')
    .leftJoin('users', 'users.id', 'deadlines.done_by')
    .leftJoin('case_parties', 'case_parties.id', 'deadlines.case_party_id')
    .selectAll('deadlines')
    .select(['users.name as done_by_name', 'case_parties.form as party_form'])
    .where('deadlines.case_id', '=', caseId)
    .orderBy('deadlines.due_on')
    .orderBy('deadlines.id')
    .execute()
export type DeadlineRecord = Awaited<ReturnType<typeof deadlinesOf>>[number]

export const changesOf = (db: Db, caseId: number) =>
  db
    .selectFrom('deadline_changes')
    .innerJoin('deadlines', 'deadlines.id', 'deadline_changes.deadline_id')
    .leftJoin('users', 'users.id', 'deadline_changes.changed_by')
    .select(['deadline_changes.deadline_id', 'deadline_changes.before', 'deadline_changes.after'])
    .select(['deadline_changes.changed_at', 'users.name as changed_by'])
    .where('deadlines.case_id', '=', caseId)
    .orderBy('deadline_changes.id')
    .execute()
export type DeadlineChange = Awaited<ReturnType<typeof changesOf>>[number]

/** Every deadline that nodes of the case started, for comparing. */
export const startedDeadlines = (db: Db, caseId: number) =>
  db.selectFrom('deadlines').selectAll().where('case_id', '=', caseId).where('node_id', 'is not', null).execute()
export type StartedRow = Awaited<ReturnType<typeof startedDeadlines>>[number]

export const lockDeadline = (db: Db, id: number) =>
  db.selectFrom('deadlines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** After its day what others had to keep lapses, and a hearing; what is ours to keep stays until someone confirms it. */
export async function lapseOfOthers(db: Db, today: string): Promise<number> {
  const done = await db
    .updateTable('deadlines')
    .set({ state: 'lapsed', updated_at: new Date() })
    .where('state', '=', 'open')
    .where((q) => q.or([q('concerns', '!=', 'ours'), q('kind', '=', 'event')]))
    .where('due_on', '<', today)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

export async function writeDone(db: Db, id: number, done: { by: number; at: Date } | null): Promise<void> {
  await db
    .updateTable('deadlines')
    .set({
      state: done ? 'done' : 'open',
      done_by: done?.by ?? null,
      done_at: done?.at ?? null,
      met_by_node_id: null,
    })
    .where('id', '=', id)
    .execute()
}
