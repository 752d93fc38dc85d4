import {
  caseSources,
  offerAccepted,
  offerDeclined,
  offersEnded,
  roundExhausted,
  sourceDistributed,
} from '@luqiao/domain/case-sources'
import type { EventType } from '@luqiao/domain/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, aFirm, aLawyer, aStaff } from '../../../test/factories/accounts.ts'
import { aSource, someRegions } from '../../../test/factories/case-sources.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { on } from '../../platform/work/work.ts'

let server: TestServer
let staff: string
let staffUser: Awaited<ReturnType<typeof aStaff>>

/** What was told to whoever reacts, in order. */
let told: { event: string; payload: Record<string, unknown> }[] = []
const overhear = (type: EventType<never>) =>
  on(type, {
    name: `overhear-${type.name}`,
    when: 'in-transaction',
    react: async (_work, payload) => {
      told.push({ event: type.name, payload })
    },
  })

beforeAll(async () => {
  server = await startTestServer()
  ;(server.app.chores.reactions as unknown[]).push(
    ...[sourceDistributed, offerAccepted, offerDeclined, offersEnded, roundExhausted].map((type) =>
      overhear(type as EventType<never>),
    ),
  )
  await someRegions(server.database)
  staffUser = await aStaff(server.database)
  staff = await server.tokenFor(staffUser.userId)
})
beforeEach(() => {
  told = []
})
afterAll(() => server.close())

const get = (id: number, token: string) => server.call(caseSources.get, { id }, { token })
const events = (type: { name: string }) => told.filter(({ event }) => event === type.name).map(({ payload }) => payload)

type Lawyer = Awaited<ReturnType<typeof aLawyer>> & { token: string }
async function someLawyers(count: number, parts: Parameters<typeof aLawyer>[1] = {}): Promise<Lawyer[]> {
  const lawyers: Lawyer[] = []
  for (let n = 0; n < count; n++) {
    const lawyer = await aLawyer(server.database, parts)
    lawyers.push({ ...lawyer, token: await server.tokenFor(lawyer.userId) })
  }
  return lawyers
}

/** An approved source, offered to so many lawyers. */
async function offeredTo(count: number, parts: { hours?: number; caseCount?: number } = {}) {
  const { sourceId, companyId, userId } = await aSource(server.database, {
    state: 'approved',
    caseCount: parts.caseCount ?? 2,
  })
  const lawyers = await someLawyers(count)
  const reply = await server.call(
    caseSources.distribute,
    { id: sourceId, lawyer_ids: lawyers.map((one) => one.lawyerId), ...(parts.hours && { hours: parts.hours }) },
    { token: staff },
  )
  expect(reply.msg).toBe('操作成功')
  const round = reply.data.rounds[0]
  const offerOf = (lawyer: Lawyer) => round?.offers.find((offer) => offer.lawyer.id === lawyer.lawyerId)?.id as number
  return {
    sourceId,
    companyId,
    companyToken: await server.tokenFor(userId),
    lawyers,
    offerOf,
    roundId: round?.id as number,
  }
}
const accept = (offerId: number, token: string, msg = '') =>
  server.call(caseSources.accept, { id: offerId, msg }, { token })
const decline = (offerId: number, token: string, msg = '') =>
  server.call(caseSources.decline, { id: offerId, msg }, { token })

/** A case in which a lawyer acts and this company stands on the other side. */
async function aCaseAgainst(
  company: { companyId: number; name: string; creditCode: string },
  lawyer: { userId: number },
) {
  const { database } = server
  const { id: caseId } = await database
    .insertInto('cases')
    .values({
      title: '甲诉乙商标权纠纷',
      ip_case: true,
      case_type: 1,
      basic: '{}',
      basic_version: 1,
      phase: 'intake',
      created_by: lawyer.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.insertInto('case_members').values({ case_id: caseId, user_id: lawyer.userId, role: 'lead' }).execute()
  const { id: partyId } = await database
    .insertInto('parties')
    .values({ party_type: 1, name: company.name, normalised_name: company.name, credit_code: company.creditCode })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('case_parties')
    .values({
      case_id: caseId,
      party_id: partyId,
      position: 1,
      is_ours: false,
      role: 'defendant',
      form: '{}',
      form_version: 1,
    })
    .execute()
  return caseId
}

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
    await aCaseAgainst(company, counsel as Lawyer)
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
      made_by: staffUser.name,
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

describe('the first to accept wins', () => {
  test('it reads the source in full; the others are told and find it gone', async () => {
    const { sourceId, lawyers, offerOf, companyToken } = await offeredTo(3)
    const [winner, loser] = lawyers as [Lawyer, Lawyer]
    const reply = await accept(offerOf(winner), winner.token, '乐意承接')
    expect(reply.data).toEqual({ source_id: sourceId, state: 'accepted' })
    const seen = (await get(sourceId, winner.token)).data
    expect(seen).toMatchObject({ view: 'full', state: 'accepted', contacts: '周宁远', can: ['create-case'] })
    expect(seen.history.map(({ change }) => change)).toEqual(['accepted'])
    expect((await get(sourceId, loser.token)).errors?.[0]?.code).toBe('not-found')
    expect((await accept(offerOf(loser), loser.token)).msg).toBe('该案源已由其他律师承接')
    expect((await decline(offerOf(loser), loser.token)).msg).toBe('该案源已由其他律师承接')
    expect((await get(sourceId, companyToken)).data.lawyer).toEqual({ id: winner.lawyerId, name: winner.name })
    expect(events(offerAccepted)).toMatchObject([
      { sourceId, lawyerId: winner.lawyerId, reply: '乐意承接', madeBy: staffUser.userId },
    ])
    const [ended] = events(offersEnded)
    expect(ended).toMatchObject({ why: 'lost' })
    expect(ended?.offers).toHaveLength(2)
    expect(JSON.stringify(ended?.summary)).not.toContain('周宁远')
  })

  test('a second answer to the same offer says 此消息已处理', async () => {
    const { lawyers, offerOf } = await offeredTo(2)
    const [one, two] = lawyers as [Lawyer, Lawyer]
    await decline(offerOf(two), two.token)
    expect((await decline(offerOf(two), two.token)).msg).toBe('此消息已处理')
    expect((await accept(offerOf(two), two.token)).msg).toBe('此消息已处理')
    await accept(offerOf(one), one.token)
    for (const [language, said] of [
      ['zh', '此消息已处理'],
      ['en', 'This message has been handled'],
      ['es', 'Este mensaje ya fue atendido'],
    ] as const)
      expect(
        (await server.call(caseSources.accept, { id: offerOf(one), msg: '' }, { token: one.token, language })).msg,
      ).toBe(said)
  })

  test('of twelve who accept at the same moment exactly one has it, again and again', async () => {
    for (let round = 0; round < 5; round++) {
      const { sourceId, lawyers, offerOf } = await offeredTo(12)
      told = []
      const replies = await Promise.all(lawyers.map((lawyer) => accept(offerOf(lawyer), lawyer.token)))
      const won = replies.filter((reply) => reply.code === 1)
      expect(won).toHaveLength(1)
      expect(replies.filter((reply) => reply.code === 0).map((reply) => reply.msg)).toEqual(
        Array.from({ length: 11 }, () => '该案源已由其他律师承接'),
      )
      const states = await server.database
        .selectFrom('offers')
        .select(['state', sql<number>`count(*)::int`.as('count')])
        .where('source_id', '=', sourceId)
        .groupBy('state')
        .orderBy('state')
        .execute()
      expect(states).toEqual([
        { state: 'accepted', count: 1 },
        { state: 'lost', count: 11 },
      ])
      expect(events(offerAccepted)).toHaveLength(1)
    }
  })

  test('one lawyer’s double click, and accept against refuse, have one effect', async () => {
    const { lawyers, offerOf, sourceId } = await offeredTo(1)
    const [lawyer] = lawyers as [Lawyer]
    const replies = await Promise.all([
      accept(offerOf(lawyer), lawyer.token),
      decline(offerOf(lawyer), lawyer.token),
      accept(offerOf(lawyer), lawyer.token),
    ])
    expect(replies.filter((reply) => reply.code === 1)).toHaveLength(1)
    const { state } = (await get(sourceId, staff)).data
    expect(state).toBe(replies[1]?.code === 1 ? 'approved' : 'accepted')
  })

  test('accept against withdraw: one of them', async () => {
    for (let round = 0; round < 5; round++) {
      const { lawyers, offerOf, sourceId, companyToken } = await offeredTo(1)
      const [lawyer] = lawyers as [Lawyer]
      const [accepted, withdrawn] = await Promise.all([
        accept(offerOf(lawyer), lawyer.token),
        server.call(caseSources.withdraw, { id: sourceId }, { token: companyToken }),
      ])
      expect([accepted.code, withdrawn.code].sort()).toEqual([0, 1])
      expect((await get(sourceId, staff)).data.state).toBe(accepted.code === 1 ? 'accepted' : 'withdrawn')
    }
  })

  test('the same acceptance sent twice with one key is accepted twice and done once', async () => {
    const { lawyers, offerOf } = await offeredTo(1)
    const [lawyer] = lawyers as [Lawyer]
    const send = () =>
      server.call(caseSources.accept, { id: offerOf(lawyer), msg: '' }, { token: lawyer.token, key: 'accept-once' })
    const [first, second] = [await send(), await send()]
    expect([first.code, second.code]).toEqual([1, 1])
    expect(events(offerAccepted)).toHaveLength(1)
  })

  test('a conflict that came after the offer refuses the acceptance without naming the case', async () => {
    const company = await aCompany(server.database)
    const { sourceId } = await aSource(server.database, { state: 'approved', companyId: company.companyId })
    const [lawyer] = (await someLawyers(1)) as [Lawyer]
    const { data } = await server.call(
      caseSources.distribute,
      { id: sourceId, lawyer_ids: [lawyer.lawyerId] },
      { token: staff },
    )
    await aCaseAgainst(company, lawyer)
    const reply = await accept(data.rounds[0]?.offers[0]?.id as number, lawyer.token)
    expect(reply).toMatchObject({ code: 0, msg: '存在利益冲突，不能承接该案源' })
    expect(JSON.stringify(reply)).not.toContain('甲诉乙')
  })
})

describe('refused or expired', () => {
  test('a declined offer vanishes for its lawyer; the last refusal brings the source back to staff', async () => {
    const { sourceId, lawyers, offerOf } = await offeredTo(2)
    const [one, two] = lawyers as [Lawyer, Lawyer]
    await decline(offerOf(one), one.token, '近期排期已满')
    expect((await get(sourceId, one.token)).errors?.[0]?.code).toBe('not-found')
    expect((await server.call(caseSources.list, {}, { token: one.token })).data.total).toBe(0)
    expect((await get(sourceId, two.token)).code).toBe(1)
    expect(events(roundExhausted)).toEqual([])
    await decline(offerOf(two), two.token)
    const seen = (await get(sourceId, staff)).data
    expect(seen).toMatchObject({ state: 'approved', rounds: [{ state: 'exhausted' }] })
    expect(seen.rounds[0]?.offers.find((offer) => offer.lawyer.id === one.lawyerId)).toMatchObject({
      state: 'declined',
      reply: '近期排期已满',
    })
    expect(events(offerDeclined)).toHaveLength(2)
    expect(events(roundExhausted)).toMatchObject([{ sourceId, madeBy: staffUser.userId, declined: 2, expired: 0 }])
    expect(seen.can).toContain('distribute')
  })

  test('the company does not read who declined', async () => {
    const { sourceId, lawyers, offerOf, companyToken } = await offeredTo(1)
    const [lawyer] = lawyers as [Lawyer]
    await decline(offerOf(lawyer), lawyer.token, '不便承接')
    const reply = JSON.stringify((await get(sourceId, companyToken)).data)
    expect(reply).not.toContain('不便承接')
    expect(reply).not.toContain(lawyer.name)
  })

  /** As if the round's time were over: by the product's clock, and in the queue. */
  async function timePasses(roundId: number) {
    await server.database
      .updateTable('distribution_rounds')
      .set({ expires_at: new Date(server.clock.now().getTime() - 1000) })
      .where('id', '=', roundId)
      .execute()
    await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = ${`expire-round:${roundId}`}), run_at := now())`.execute(
      server.database,
    )
  }

  test('a round ends by itself when its time is over', async () => {
    const { sourceId, lawyers, offerOf, roundId } = await offeredTo(2, { hours: 1 })
    const [one, two] = lawyers as [Lawyer, Lawyer]
    await server.runJobs()
    expect((await get(sourceId, staff)).data.state).toBe('distributed')
    await decline(offerOf(one), one.token)
    await timePasses(roundId)
    expect((await accept(offerOf(two), two.token)).msg).toBe('该邀请已过期')
    expect((await get(sourceId, two.token)).data.can).toEqual([])
    await server.runJobs()
    const seen = (await get(sourceId, staff)).data
    expect(seen).toMatchObject({ state: 'approved', rounds: [{ state: 'exhausted' }] })
    expect(seen.history.at(-1)).toMatchObject({ change: 'exhausted', state: 'approved', by: '系统' })
    expect((await get(sourceId, two.token)).errors?.[0]?.code).toBe('not-found')
    expect((await accept(offerOf(two), two.token)).msg).toBe('该邀请已过期')
    expect(events(offersEnded)).toMatchObject([{ why: 'expired', offers: [{ lawyerId: two.lawyerId }] }])
    expect(events(roundExhausted)).toMatchObject([{ declined: 1, expired: 1 }])
  })

  test('the expiry of a round that was answered, or run twice, changes nothing', async () => {
    const { sourceId, lawyers, offerOf, roundId } = await offeredTo(1)
    const [lawyer] = lawyers as [Lawyer]
    await accept(offerOf(lawyer), lawyer.token)
    await timePasses(roundId)
    await server.runJobs()
    expect((await get(sourceId, staff)).data.state).toBe('accepted')
  })

  test('the next round may ask the same lawyer again, marked as asked before', async () => {
    const { sourceId, lawyers, offerOf } = await offeredTo(1)
    const [lawyer] = lawyers as [Lawyer]
    await decline(offerOf(lawyer), lawyer.token)
    const { data } = await server.call(
      caseSources.candidates,
      { id: sourceId, pinned: lawyer.lawyerId },
      { token: staff },
    )
    expect(data.list[0]).toMatchObject({ lawyer_id: lawyer.lawyerId, earlier: 'declined' })
    const again = await server.call(
      caseSources.distribute,
      { id: sourceId, lawyer_ids: [lawyer.lawyerId] },
      { token: staff },
    )
    expect(again.data.rounds.map(({ number, state }) => [number, state])).toEqual([
      [2, 'open'],
      [1, 'exhausted'],
    ])
    expect((await get(sourceId, lawyer.token)).data.offer?.state).toBe('pending')
  })
})
