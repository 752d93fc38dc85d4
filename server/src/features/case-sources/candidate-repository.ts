import type { LawyerFacts, OfferState } from '@luqiao/domain/case-sources'
import type { LegalDate } from '@luqiao/domain/kernel'
import { type RawBuilder, sql } from 'kysely'
import { contains, type Db, type SourceRecord } from './repository.ts'

/** So many lawyers are looked at for one source, the nearest and the preferred first. */
const pool = 300

/** Answers so far that the mean answer time rests on. */
const latestAnswers = 20

export type CandidateRecord = LawyerFacts & {
  userId: number
  name: string
  firmName: string
  address: string
  preferred: boolean
  earlier: OfferState | null
  /** The case by which the lawyer's firm acts against the company. */
  conflictTitle: string | null
}

type Row = {
  lawyer_id: number
  user_id: number
  name: string
  firm_name: string
  region_code: string | null
  address: string
  fields: string[]
  preferred: boolean
  cases_of_cause: number
  open_cases: number
  answer_hours: number | null
  earlier: OfferState | null
  conflict_title: string | null
}

type Choice = { keyword?: string; pinned?: number | undefined; only?: readonly number[] }

/**
 * What is known of the lawyers who could take a source: active, and practising in a firm today. The conflict asked for here is
 * the plain one: a lawyer of the same firm works on an open case in which this company is on the other side (律师法 39; 律师执业行为规范
 * 51). It reads all cases, as the gate must; only staff are told which.
 */
export async function lawyersToRank(
  db: Db,
  source: Pick<SourceRecord, 'id' | 'company_id' | 'region_code' | 'cause_id'>,
  today: LegalDate,
  { keyword = '', pinned, only }: Choice,
): Promise<CandidateRecord[]> {
  const chosen: RawBuilder<unknown> =
    only !== undefined
      ? sql`l.id = any(${[...only]}::bigint[])`
      : sql`(${contains('l.name', keyword)} or ${contains('f.name', keyword)} or l.id = ${pinned ?? 0})`
  const { rows } = await sql<Row>`
    with against as (
      select distinct on (m.firm_id) m.firm_id, c.title
      from companies own
      join parties p on p.credit_code = own.credit_code or p.normalised_name = own.normalised_name
      join case_parties cp on cp.party_id = p.id and not cp.is_ours and cp.removed_at is null
      join cases c on c.id = cp.case_id and c.state = 'open' and c.deleted_at is null
      join case_members cm on cm.case_id = c.id
      join lawyers counsel on counsel.user_id = cm.user_id
      join firm_memberships m on m.lawyer_id = counsel.id and m.during @> ${today}::date
      where own.id = ${source.company_id}
      order by m.firm_id, c.id
    ), nearby as (
      select l.id, l.user_id, l.name, l.region_code, l.fields, l.preferred, m.firm_id, f.name as firm_name
      from lawyers l
      join users u on u.id = l.user_id and u.state = 'active'
      join firm_memberships m on m.lawyer_id = l.id and m.during @> ${today}::date
      join law_firms f on f.id = m.firm_id
      where l.state = 'active' and ${chosen}
      order by l.id = ${pinned ?? 0} desc, left(l.region_code, 4) = left(${source.region_code}, 4) desc nulls last,
        left(l.region_code, 2) = left(${source.region_code}, 2) desc nulls last, l.preferred desc, l.id
      limit ${pool}
    )
    select n.id as lawyer_id, n.user_id, n.name, n.firm_name, n.region_code, n.fields, n.preferred,
      coalesce(concat_ws(',', top.name, middle.name, place.name), '') as address,
      (select count(*)::int from case_members cm join cases c on c.id = cm.case_id
        where cm.user_id = n.user_id and cm.role in ('lead', 'co') and c.cause_id = ${source.cause_id}
          and c.deleted_at is null) as cases_of_cause,
      (select count(*)::int from case_visible v where v.viewer_id = n.user_id and v.state = 'open') as open_cases,
      (select avg(extract(epoch from answered.answered_at - answered.made_at) / 3600)::float8 from (
        select o.answered_at, r.made_at from offers o join distribution_rounds r on r.id = o.round_id
        where o.lawyer_id = n.id and o.answered_at is not null order by o.answered_at desc limit ${latestAnswers}
      ) answered) as answer_hours,
      (select o.state from offers o where o.source_id = ${source.id} and o.lawyer_id = n.id order by o.id desc limit 1)
        as earlier,
      against.title as conflict_title
    from nearby n
    left join against on against.firm_id = n.firm_id
    left join regions place on place.code = n.region_code
    left join regions middle on middle.code = place.parent_code
    left join regions top on top.code = middle.parent_code
    order by n.id`.execute(db)
  return rows.map((row) => ({
    lawyerId: row.lawyer_id,
    userId: row.user_id,
    name: row.name,
    firmName: row.firm_name,
    regionCode: row.region_code,
    address: row.address,
    fields: row.fields,
    preferred: row.preferred,
    casesOfCause: row.cases_of_cause,
    openCases: row.open_cases,
    answerHours: row.answer_hours,
    // a client rates at the close of a case; until the first rating everybody stands alike
    rating: null,
    earlier: row.earlier,
    conflict: row.conflict_title !== null,
    conflictTitle: row.conflict_title,
  }))
}
