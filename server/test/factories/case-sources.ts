import type { SourceState } from '@luqiao/domain/case-sources'
import type { Database } from '../../src/platform/database/connect.ts'
import { aCompany, aLawyer, aStaff } from './accounts.ts'

/** 广东省,佛山市,禅城区: there even where no list of divisions was loaded. */
export const chancheng = { code: '440604', address: '广东省,佛山市,禅城区' }

export async function someRegions(database: Database): Promise<void> {
  await database
    .insertInto('regions')
    .values([
      { code: '440000', parent_code: null, name: '广东省', level: 'province', position: 1 },
      { code: '440600', parent_code: '440000', name: '佛山市', level: 'city', position: 1 },
      { code: '440604', parent_code: '440600', name: '禅城区', level: 'district', position: 1 },
      { code: '440605', parent_code: '440600', name: '南海区', level: 'district', position: 2 },
      { code: '110000', parent_code: null, name: '北京市', level: 'province', position: 2 },
      { code: '110100', parent_code: '110000', name: '北京市', level: 'city', position: 1 },
      { code: '110101', parent_code: '110100', name: '东城区', level: 'district', position: 1 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a company fills in, complete and right. */
export const aSourceDraft = () => ({
  main_name: '示例需求方',
  contacts: '周宁远',
  mobile: '0757-88880000',
  address: chancheng.address,
  casename: '商标批量维权',
  case_num: '32',
  case_costs: '120000.50',
  describe: '多家网店销售假冒注册商标的商品。',
})

let made = 0

type Parts = {
  companyId?: number
  postedBy?: number
  state?: SourceState
  title?: string
  caseCount?: number
  causeId?: number | null
  regionCode?: string
  /** Who was offered it, in the states that have a round; the first one accepted it where somebody did. */
  lawyers?: { lawyerId: number }[]
  staffId?: number
  /** ISO time at which the round ends. */
  expiresAt?: Date
}

const roundOf: Partial<Record<SourceState, 'open' | 'accepted'>> = {
  distributed: 'open',
  accepted: 'accepted',
  converted: 'accepted',
}

/** A case source in any state, with the company, the round and the offers that the state needs. */
export async function aSource(database: Database, parts: Parts = {}) {
  await someRegions(database)
  const n = ++made
  const company = parts.companyId === undefined ? await aCompany(database) : undefined
  const companyId = parts.companyId ?? (company?.companyId as number)
  const poster = parts.postedBy ?? company?.userId ?? (await mainUserOf(database, companyId))
  const state = parts.state ?? 'waiting'
  const round = roundOf[state]
  const lawyers = round ? (parts.lawyers ?? [await aLawyer(database)]) : []
  const taken = round === 'accepted' ? lawyers[0] : undefined
  const title = parts.title ?? `商标批量维权${n}`
  const { id: sourceId } = await database
    .insertInto('case_sources')
    .values({
      company_id: companyId,
      posted_by: poster,
      main_name: `示例需求方${n}`,
      contact_name: '周宁远',
      contact_phone: '0757-88880000',
      region_code: parts.regionCode ?? chancheng.code,
      title,
      case_count: parts.caseCount ?? 2,
      fee_fen: 12_000_000,
      description: '多家网店销售假冒注册商标的商品。',
      cause_id: parts.causeId ?? null,
      state,
      accepted_lawyer_id: taken?.lawyerId ?? null,
      cases_created: state === 'converted' ? 1 : 0,
      search_text: `${title} 示例需求方${n}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!round) return { sourceId, companyId, userId: poster, title, roundId: 0, offers: [] }
  const { id: roundId } = await database
    .insertInto('distribution_rounds')
    .values({
      source_id: sourceId,
      number: 1,
      made_by: parts.staffId ?? (await aStaff(database)).userId,
      made_at: new Date('2026-11-19T09:00:00+08:00'),
      expires_at: parts.expiresAt ?? new Date('2026-11-29T09:00:00+08:00'),
      state: round,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const offers = await database
    .insertInto('offers')
    .values(
      lawyers.map(({ lawyerId }) => ({
        round_id: roundId,
        source_id: sourceId,
        lawyer_id: lawyerId,
        state: lawyerId === taken?.lawyerId ? 'accepted' : taken ? 'lost' : 'pending',
        answered_at: lawyerId === taken?.lawyerId ? new Date('2026-11-19T11:00:00+08:00') : null,
        score: '[]',
      })),
    )
    .returning(['id as offerId', 'lawyer_id as lawyerId'])
    .execute()
  return { sourceId, companyId, userId: poster, title, roundId, offers }
}

async function mainUserOf(database: Database, companyId: number): Promise<number> {
  const { id } = await database
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('main_user_id', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}
