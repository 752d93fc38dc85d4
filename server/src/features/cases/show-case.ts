import type { cases } from '@luqiao/domain/cases'
import { type Given, query } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { changesOf, deadlinesOf } from '../deadlines/index.ts'
import { type CaseSeen, evidenceOf, partiesOf, rowsOf } from './case-repository.ts'
import { loadHistory } from './history-repository.ts'
import { listCases } from './list-repository.ts'
import { nodesOf } from './node-repository.ts'

export const showList = query(async (reading: Reading, { input }: Given<typeof cases.list>) => {
  const { db, actor, clock } = reading
  const { ids, total, more, cursor } = await listCases(db, actor, input, clock.today())
  const rows = ids.length === 0 ? [] : await rowsOf(db, ids)
  const place = new Map(ids.map((id, index) => [id, index]))
  const list = rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return { list, total, more, cursor, page: input.page, limit: input.limit }
})

const headerOf = async (reading: Reading, seen: CaseSeen) => {
  const [row] = await rowsOf(reading.db, [seen.id])
  if (!row) throw new Error(`case ${seen.id} is seen but has no row`)
  return { row, seen }
}

const timelineOf = async ({ db, clock }: Reading, seen: CaseSeen) => ({
  known: await loadHistory(db, seen.id),
  rows: await nodesOf(db, seen.id),
  today: clock.today(),
})

const deadlinesOfCaseRow = async ({ db }: Reading, seen: CaseSeen) => ({
  rows: await deadlinesOf(db, seen.id),
  changes: await changesOf(db, seen.id),
})

export const showHeader = query((reading: Reading, { subject }: Given<typeof cases.info, CaseSeen>) =>
  headerOf(reading, subject),
)
export const showTimeline = query((reading: Reading, { subject }: Given<typeof cases.nodes, CaseSeen>) =>
  timelineOf(reading, subject),
)
export const showDeadlines = query((reading: Reading, { subject }: Given<typeof cases.deadlines, CaseSeen>) =>
  deadlinesOfCaseRow(reading, subject),
)

/** Everything that the case page shows, in one answer. */
export const showDetails = query(async (reading: Reading, { subject }: Given<typeof cases.details, CaseSeen>) => ({
  header: await headerOf(reading, subject),
  timeline: await timelineOf(reading, subject),
  parties: await partiesOf(reading.db, subject.id),
  evidence: await evidenceOf(reading.db, subject.id),
  deadlines: await deadlinesOfCaseRow(reading, subject),
}))
