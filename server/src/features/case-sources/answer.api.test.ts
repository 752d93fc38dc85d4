import { caseSources, offerAccepted, offerDeclined, offersEnded, roundExhausted } from '@luqiao/domain/case-sources'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany } from '../../../test/factories/accounts.ts'
import { aSource } from '../../../test/factories/case-sources.ts'
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
      { sourceId, lawyerId: winner.lawyerId, reply: '乐意承接', madeBy: market.staffUser.userId },
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
      market.told.length = 0
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
    await aCaseAgainst(server, company, lawyer)
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
    expect(events(roundExhausted)).toMatchObject([
      { sourceId, madeBy: market.staffUser.userId, declined: 2, expired: 0 },
    ])
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
