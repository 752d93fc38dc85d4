import { caseSources, sourceDistributed } from '@luqiao/domain/case-sources'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, aFirm, aLawyer } from '../../../test/factories/accounts.ts'
import { aSource } from '../../../test/factories/case-sources.ts'
import { aCase } from '../../../test/factories/cases.ts'
import { aCaseAgainst, type Lawyer, type Market, startMarket } from '../../../test/market.ts'
import type { TestServer } from '../../../test/server.ts'

let market: Market
let server: TestServer
let staff: string
let get: Market['get']
let accept: Market['accept']
let decline: Market['decline']
let someLawyers: Market['someLawyers']
let offeredTo: Market['offeredTo']

beforeAll(async () => {
  market = await startMarket()
  ;({ server, staff, get, accept, decline, someLawyers, offeredTo } = market)
})
beforeEach(() => {
  market.told.length = 0
})
afterAll(() => server.close())

const events = (type: { name: string }) =>
  market.told.filter(({ event }) => event === type.name).map(({ payload }) => payload)

describe('candidates', () => {
  test('come ranked, every point explained', async () => {
    const { sourceId } = await aSource(server.database, { state: 'approved', title: '专利侵权维权' })
    const near = await aLawyer(server.database, { regionCode: '440604', fields: ['patent', 'trademark'] })
    const far = await aLawyer(server.database, { regionCode: '110101', fields: ['family'] })
    const { data } = await server.call(caseSources.candidates, { id: sourceId, limit: 100 }, { token: staff })
    const found = data.list.filter((one) => [near.lawyerId, far.lawyerId].includes(one.lawyer_id))
    expect(found.map((one) => one.lawyer_id)).toEqual([near.lawyerId, far.lawyerId])
    expect(found[0]).toMatchObject({
      points: 30 + 35 + 15 + 3 + 9,
      pinned: false,
      earlier: null,
      address: '广东省,佛山市,禅城区',
    })
    expect(found[0]?.parts.map(({ title, points, most, why }) => `${title} ${points}/${most} ${why}`)).toEqual([
      '地区 30/30 同区县',
      '案由 35/35 擅长领域相符',
      '负荷 15/15 在办0件',
      '答复 3/5 尚无答复记录',
      '评价 9/15 尚无评价',
    ])
    for (const { points, parts } of data.list) expect(points).toBe(parts.reduce((sum, part) => sum + part.points, 0))
  })

  test('know what each has done: matters of the cause, open cases, the time to answer', async () => {
    const causeId = (await server.database.selectFrom('causes').select('id').limit(1).executeTakeFirstOrThrow()).id
    const [lawyer] = (await someLawyers(1)) as [Lawyer]
    for (const state of ['open', 'closed']) {
      const { caseId } = await aCase(server.database, { lawyerUserId: lawyer.userId, causeId })
      await server.database.updateTable('cases').set({ state }).where('id', '=', caseId).execute()
    }
    await aSource(server.database, { state: 'accepted', lawyers: [lawyer] })
    const { sourceId } = await aSource(server.database, { state: 'approved', causeId })
    const { data } = await server.call(
      caseSources.candidates,
      { id: sourceId, pinned: lawyer.lawyerId },
      { token: staff },
    )
    const why = data.list[0]?.parts.map((part) => part.why)
    expect(why).toEqual(['未填写地区', '办理同案由案件2件', '在办1件', '平均2小时答复', '尚无评价'])
  })

  test('a searched and a pinned lawyer is found; a lawyer without a firm or not active is not', async () => {
    const { sourceId } = await aSource(server.database, { state: 'approved' })
    const known = await aLawyer(server.database, { name: '欧阳清和' })
    await aLawyer(server.database, { name: '欧阳停用', userState: 'disabled' })
    const search = async (parts: object) =>
      (await server.call(caseSources.candidates, { id: sourceId, ...parts }, { token: staff })).data.list
    expect((await search({ keyword: '欧阳' })).map((one) => one.name)).toEqual(['欧阳清和'])
    const [first] = await search({ pinned: known.lawyerId })
    expect(first).toMatchObject({ name: '欧阳清和', pinned: true })
  })

  test('whose firm acts against the company is removed and named to staff, whoever of the firm it is', async () => {
    const company = await aCompany(server.database)
    const { sourceId } = await aSource(server.database, { state: 'approved', companyId: company.companyId })
    const firm = await aFirm(server.database)
    const [counsel, colleague] = await someLawyers(2, { firmId: firm.firmId })
    const [free] = await someLawyers(1)
    await aCaseAgainst(server, company, counsel as Lawyer)
    const { data } = await server.call(
      caseSources.candidates,
      { id: sourceId, limit: 100, pinned: colleague?.lawyerId },
      { token: staff },
    )
    expect(data.removed.map((one) => one.lawyer_id).sort()).toEqual([counsel?.lawyerId, colleague?.lawyerId].sort())
    expect(data.removed[0]?.case_title).toBe('甲诉乙商标权纠纷')
    expect(data.list.map((one) => one.lawyer_id)).not.toContain(colleague?.lawyerId)
    const reply = await server.call(
      caseSources.distribute,
      { id: sourceId, lawyer_ids: [free?.lawyerId as number, colleague?.lawyerId as number] },
      { token: staff },
    )
    expect(reply.errors).toMatchObject([{ path: 'lawyer_ids.1', code: 'case-source.lawyer-in-conflict' }])
    expect((await get(sourceId, staff)).data.state).toBe('approved')
  })

  test('an outsider learns nothing of them (caseSources.candidates)', async () => {
    const { sourceId, userId } = await aSource(server.database, { state: 'approved' })
    const [lawyer] = await someLawyers(1)
    for (const token of [await server.tokenFor(userId), lawyer?.token as string])
      expect((await server.call(caseSources.candidates, { id: sourceId }, { token })).code).toBe(0)
  })
})

describe('distributing', () => {
  test('offers the source to all chosen at once, with the score of that moment', async () => {
    const { sourceId } = await aSource(server.database, { state: 'approved' })
    const lawyers = await someLawyers(3)
    const ids = lawyers.map((one) => one.lawyerId)
    const { data } = await server.call(
      caseSources.distribute,
      { id: sourceId, lawyer_ids: ids, pinned: ids[2], hours: 24, brief: '三十二家网店销售仿冒商品，均已公证' },
      { token: staff },
    )
    expect(data).toMatchObject({ state: 'distributed', can: ['withdraw'] })
    const round = data.rounds[0]
    expect(round).toMatchObject({
      number: 1,
      state: 'open',
      made_by: market.staffUser.name,
      brief: '三十二家网店销售仿冒商品，均已公证',
    })
    const hours = (Date.parse(round?.expires_at ?? '') - Date.parse(round?.made_at ?? '')) / 3_600_000
    expect(hours).toBeCloseTo(24)
    expect(round?.offers.map(({ lawyer, pinned, state }) => [lawyer.id, pinned, state])).toEqual([
      [ids[2], true, 'pending'],
      [ids[0], false, 'pending'],
      [ids[1], false, 'pending'],
    ])
    expect(round?.offers[0]?.score.parts).toHaveLength(5)
    const [payload] = events(sourceDistributed)
    expect(payload).toMatchObject({ sourceId, offers: [{}, {}, {}] })
    expect(payload?.summary).toMatchObject({ regionName: '广东省佛山市禅城区', caseCount: 2, feeFen: 12_000_000 })
  })

  test.each([
    ['nobody', { lawyer_ids: [] }, [['lawyer_ids', 'too-few']]],
    ['an unknown lawyer', { lawyer_ids: [999_999] }, [['lawyer_ids.0', 'case-source.lawyer-unavailable']]],
    [
      'several faults together',
      { lawyer_ids: '999998,999999', pinned: 5, brief: '请联系周宁远' },
      [
        ['lawyer_ids.0', 'case-source.lawyer-unavailable'],
        ['lawyer_ids.1', 'case-source.lawyer-unavailable'],
        ['pinned', 'case-source.pinned-not-chosen'],
        ['brief', 'case-source.brief-names-someone'],
      ],
    ],
    ['a round of no time', { lawyer_ids: [1], hours: 0 }, [['hours', 'invalid']]],
    ['a brief over its limit', { lawyer_ids: [1], brief: '律'.repeat(501) }, [['brief', 'too-long']]],
  ])('refuses %s in every language', async (_what, parts, faults) => {
    const { sourceId } = await aSource(server.database, { state: 'approved' })
    const messages = new Set<string>()
    for (const language of ['zh', 'en', 'es'] as const) {
      const reply = await server.send(caseSources.distribute, { id: sourceId, ...parts }, { token: staff, language })
      expect(reply.errors?.map(({ path, code }) => [path, code])).toEqual(faults)
      messages.add(reply.msg)
    }
    expect(messages.size).toBe(3)
  })

  test('an outsider may not (caseSources.distribute)', async () => {
    const { sourceId, userId } = await aSource(server.database, { state: 'approved' })
    const [lawyer] = await someLawyers(1)
    for (const token of [await server.tokenFor(userId), lawyer?.token as string]) {
      const reply = await server.call(
        caseSources.distribute,
        { id: sourceId, lawyer_ids: [lawyer?.lawyerId as number] },
        { token },
      )
      expect(reply.errors?.[0]?.code).toBe('forbidden')
    }
  })
})

describe('a pending offer', () => {
  test('shows a summary that names nobody, in the list, in the detail and by itself', async () => {
    const { sourceId, lawyers, offerOf } = await offeredTo(2)
    const [lawyer] = lawyers as [Lawyer]
    const source = await server.database
      .selectFrom('case_sources')
      .innerJoin('companies', 'companies.id', 'company_id')
      .selectAll('case_sources')
      .select('companies.name')
      .where('case_sources.id', '=', sourceId)
      .executeTakeFirstOrThrow()
    const replies = [
      (await get(sourceId, lawyer.token)).data,
      (await server.call(caseSources.list, {}, { token: lawyer.token })).data.list[0],
      (await server.call(caseSources.offer, { id: offerOf(lawyer) }, { token: lawyer.token })).data,
    ]
    for (const reply of replies) {
      expect(reply).toMatchObject({
        id: sourceId,
        view: 'offer',
        address: '广东省,佛山市,禅城区',
        case_num: 2,
        case_costs: '120000.00',
        offer: { id: offerOf(lawyer), state: 'pending' },
        can: ['answer'],
      })
      for (const secret of [
        source.main_name,
        source.name,
        source.title,
        source.contact_name,
        source.contact_phone,
        source.description,
      ])
        expect(JSON.stringify(reply)).not.toContain(secret)
    }
  })

  test('is not found by the words it hides', async () => {
    const { lawyers } = await offeredTo(1)
    const { data } = await server.call(caseSources.list, { keyword: '商标' }, { token: lawyers[0]?.token as string })
    expect(data.total).toBe(0)
  })

  test('an outsider can neither read nor answer it (caseSources.offer, caseSources.accept, caseSources.decline)', async () => {
    const { lawyers, offerOf, companyToken } = await offeredTo(1)
    const id = offerOf(lawyers[0] as Lawyer)
    const [stranger] = await someLawyers(1)
    const token = stranger?.token as string
    for (const reply of [
      await server.call(caseSources.offer, { id }, { token }),
      await accept(id, token),
      await decline(id, token),
    ])
      expect(reply.errors?.[0]?.code).toBe('not-found')
    for (const outsider of [companyToken, staff])
      for (const reply of [
        await accept(id, outsider),
        await decline(id, outsider),
        await server.call(caseSources.offer, { id }, { token: outsider }),
      ])
        expect(reply.errors?.[0]?.code).toBe('forbidden')
  })
})
