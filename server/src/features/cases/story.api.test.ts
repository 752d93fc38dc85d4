import { cases, nodeCall } from '@luqiao/domain/cases'
import { notifications } from '@luqiao/domain/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLawyer, aStaff, aSubAccount } from '../../../test/factories/accounts.ts'
import { aCase } from '../../../test/factories/cases.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let it: Awaited<ReturnType<typeof aCase>>
let tokens: Record<'lawyer' | 'company' | 'staff' | 'otherCompany' | 'otherLawyer' | 'sub', string>
beforeAll(async () => {
  server = await startTestServer()
  const { database } = server
  it = await aCase(database)
  const company = { companyId: it.companyId as number, userId: it.companyUserId }
  tokens = {
    lawyer: await server.tokenFor(it.lawyerUserId),
    company: await server.tokenFor(it.companyUserId),
    staff: await server.tokenFor((await aStaff(database)).userId),
    otherCompany: await server.tokenFor((await aCompany(database)).userId),
    otherLawyer: await server.tokenFor((await aLawyer(database)).userId),
    sub: await server.tokenFor(
      (await aSubAccount(database, company, { permissions: ['case.read', 'case.list'] })).userId,
    ),
  }
})
afterAll(() => server.close())

const filing = {
  instance: 'first',
  court: '佛山市禅城区人民法院',
  case_number: '（2026）粤0604民初41257号',
  filed_on: '2026-09-14',
  procedure: 'ordinary',
}
const record = (node: `${string}/${string}`, form: object, more: object = {}, token = tokens.lawyer) =>
  server.send(nodeCall(node), { case_id: it.caseId, form, ...more }, { token })
const deadlines = async () =>
  (await server.call(cases.deadlines, { case_id: it.caseId }, { token: tokens.lawyer })).data
const nodeIds: Record<string, number> = {}

describe('a case from filing to judgment', () => {
  test('starts with the steps that may come first and says why others may not', async () => {
    const { data } = await server.call(cases.nodes, { case_id: it.caseId }, { token: tokens.lawyer })
    expect(data.phase.key).toBe('intake')
    expect(data.may.map(({ node }) => node)).toContain('casetrial/register')
    expect(data.refused.find(({ node }) => node === 'acceptance/accept')?.why).toMatch(/须先记录/)
    const early = await record('acceptance/accept', { accepted_on: '2026-09-15' })
    expect(early.errors?.[0]?.code).toBe('procedures.needs-first')
  })

  test('names every faulty field of a filing, a day that does not exist among them', async () => {
    const bad = {
      instance: 'first',
      court: '',
      filed_on: '2026-02-30',
      procedure: 'ordinary',
      case_number: 'x'.repeat(61),
    }
    const reply = await record('casetrial/register', bad)
    expect(reply.errors?.map(({ path }) => path)).toEqual(['court', 'case_number', 'filed_on'])
  })

  test('records filing, acceptance and a hearing; the phase follows', async () => {
    const filed = await record('casetrial/register', filing)
    expect(filed).toMatchObject({ code: 1 })
    nodeIds.filing = filed.data.id
    expect((await record('acceptance/accept', { accepted_on: '2026-09-20' })).code).toBe(1)
    const hearing = {
      hearing: { hearing_at: '2026-11-10T09:30:00+08:00', court_room: '第五法庭' },
      result: 'concluded',
    }
    const heard = await record('trialsit/save', hearing)
    expect(heard.code).toBe(1)
    nodeIds.hearing = heard.data.id
    const { data } = await server.call(cases.info, { case_id: it.caseId }, { token: tokens.company })
    expect(data).toMatchObject({
      case_number: '（2026）粤0604民初41257号',
      court: '佛山市禅城区人民法院',
      phase: { key: 'first-instance' },
    })
  })

  test('computes the appeal of each party from its own receipt, with its article (民事诉讼法 171)', async () => {
    const judgment = {
      document: 'judgment',
      outcome: 'upheld',
      decided_on: '2026-11-12',
      served: [
        { case_party_id: it.plaintiff, served_on: '2026-11-13' },
        { case_party_id: it.defendant, served_on: '2026-11-18' },
      ],
      performance: 'none',
    }
    const decided = await record('casetrial/feedback', judgment)
    expect(decided).toMatchObject({ code: 1 })
    nodeIds.judgment = decided.data.id
    const appeals = (await deadlines()).filter(({ title }) => title.includes('上诉'))
    // 13 + 15 is Saturday 28 November, so Monday 30; 18 + 15 is Thursday 3 December
    expect(appeals.map(({ party, due_on, rolled_from }) => [party, due_on, rolled_from])).toEqual([
      ['云帆科技有限公司', '2026-11-30', '2026-11-28'],
      ['海川贸易有限公司', '2026-12-03', null],
    ])
    for (const { article } of appeals) expect(article).toContain('171')
    const { data } = await server.call(cases.info, { case_id: it.caseId }, { token: tokens.company })
    expect(data.next).toMatchObject({ date: '2026-11-30', concerns: 'ours' })
  })

  test('a changed served date recomputes the deadline and keeps the old one', async () => {
    const form = await server.call(cases.render, { case_id: it.caseId, id: nodeIds.judgment }, { token: tokens.lawyer })
    expect(form.data).toMatchObject({ node_id: nodeIds.judgment, node_version: 1 })
    const served = [
      { case_party_id: it.plaintiff, served_on: '2026-11-13' },
      { case_party_id: it.defendant, served_on: '2026-11-19' },
    ]
    const changed = { document: 'judgment', outcome: 'upheld', decided_on: '2026-11-12', served, performance: 'none' }
    const edited = await record('casetrial/feedback', changed, { id: nodeIds.judgment, version: 1 })
    expect(edited.data).toEqual({ id: nodeIds.judgment, version: 2 })
    const moved = (await deadlines()).find(({ party }) => party === '海川贸易有限公司')
    expect(moved).toMatchObject({ due_on: '2026-12-04', history: [{ before: '2026-12-03', after: '2026-12-04' }] })
    const history = await server.call(cases.nodeHistory, { id: nodeIds.judgment }, { token: tokens.company })
    expect(history.data.changes.map(({ change }) => change)).toEqual(['edited', 'recorded'])
    expect(history.data.changes[0]?.fields.map(({ title }) => title)).toEqual(['送达'])
    const stale = await record('casetrial/feedback', changed, { id: nodeIds.judgment, version: 1 })
    expect(stale.errors?.[0]?.code).toBe('changed-meanwhile')
  })

  test('refuses a served date before the judgment, and a judgment before the filing', async () => {
    const served = [{ case_party_id: it.plaintiff, served_on: '2026-11-01' }]
    const form = { document: 'judgment', outcome: 'upheld', decided_on: '2026-09-01', served, performance: 'none' }
    const reply = await record('casetrial/feedback', form, { id: nodeIds.judgment })
    expect(reply.code).toBe(0)
    expect(reply.errors?.some(({ path }) => path === 'decided_on')).toBe(true)
    const late = { ...form, decided_on: '2026-11-12' }
    const second = await record('casetrial/feedback', late, { id: nodeIds.judgment })
    expect(second.errors?.some(({ path }) => path.startsWith('served'))).toBe(true)
  })

  test('does not remove what something rests on, and names it', async () => {
    const reply = await server.call(cases.removeNode, { id: nodeIds.filing ?? 0 }, { token: tokens.lawyer })
    expect(reply.errors?.[0]?.code).toBe('procedures.something-rests-on-it')
    expect(reply.msg).toContain('受理')
    const removed = await server.call(cases.removeNode, { id: nodeIds.hearing ?? 0 }, { token: tokens.lawyer })
    expect(removed.code).toBe(1)
  })

  test('a deadline is confirmed with who and when', async () => {
    const open = (await deadlines()).find(({ party }) => party === '云帆科技有限公司')
    expect((await server.call(cases.completeDeadline, { id: open?.id }, { token: tokens.lawyer })).code).toBe(1)
    const done = (await deadlines()).find(({ id }) => id === open?.id)
    expect(done?.state).toBe('done')
    expect(done?.done_by).toMatch(/律师/)
  })

  test('everyone on the case is told, the company sees all of it', async () => {
    const told = await server.call(notifications.ofType, { type: 0 }, { token: tokens.company })
    expect(told.data.list.map(({ notify_title }) => notify_title)).toContain('裁判结果')
    const dynamics = await server.call(notifications.dynamics, { case_id: it.caseId }, { token: tokens.company })
    expect(dynamics.data.total).toBeGreaterThan(5)
    const { data } = await server.call(cases.details, { case_id: it.caseId }, { token: tokens.company })
    expect(data.parties).toHaveLength(2)
    expect(data.timeline.groups[0]?.nodes.map(({ node }) => node)).toEqual([
      'casetrial/register',
      'acceptance/accept',
      'casetrial/feedback',
    ])
  })

  test('a number of the same client and kind of proceeding is not given twice, in another spelling neither', async () => {
    const second = await aCase(server.database, { companyId: it.companyId, lawyerUserId: it.lawyerUserId })
    const form = { ...filing, case_number: '(2026) 粤0604民初41257号' }
    const reply = await server.send(
      nodeCall('casetrial/register'),
      { case_id: second.caseId, form },
      { token: tokens.lawyer },
    )
    expect(reply.errors?.[0]).toMatchObject({ code: 'case.number-taken', path: 'case_number' })
    const foreign = await aCase(server.database, { lawyerUserId: it.lawyerUserId })
    expect(
      (await server.send(nodeCall('casetrial/register'), { case_id: foreign.caseId, form }, { token: tokens.lawyer }))
        .code,
    ).toBe(1)
  })

  test('two people at once: one filing, not two; one key, one effect', async () => {
    const fresh = await aCase(server.database)
    const token = await server.tokenFor(fresh.lawyerUserId)
    const input = { case_id: fresh.caseId, form: { ...filing, case_number: '' } }
    const replies = await Promise.all([1, 2].map(() => server.send(nodeCall('casetrial/register'), input, { token })))
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1])
    const keyed = { case_id: fresh.caseId, form: { accepted_on: '2026-09-20' } }
    const once = await Promise.all(
      [1, 2].map(() => server.send(nodeCall('acceptance/accept'), keyed, { token, key: 'k' })),
    )
    expect(new Set(once.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  })
})

describe('the list', () => {
  test('finds by name, party, number and court, filters and sorts', async () => {
    const list = async (input: object) => (await server.call(cases.list, input, { token: tokens.company })).data
    for (const search of ['云帆', '海川贸易', '41257', '禅城', '帆'])
      expect((await list({ search })).list.map(({ id }) => id)).toContain(it.caseId)
    expect((await list({ search: '不存在的' })).list).toEqual([])
    expect((await list({ state: 'closed' })).list).toEqual([])
    expect((await list({ due_within: 60 })).list.map(({ id }) => id)).toContain(it.caseId)
    const first = await list({ limit: 1 })
    const next = await list({ limit: 1, cursor: first.cursor ?? '' })
    expect(next.list[0]?.id).not.toBe(first.list[0]?.id)
    await server.call(cases.flag, { case_id: it.caseId, priority: 3 }, { token: tokens.company })
    expect((await list({ priority: 3 })).list.map(({ id }) => id)).toEqual([it.caseId])
  })
})

describe('an outsider', () => {
  const calls = [
    ['cases.info', cases.info, () => ({ case_id: it.caseId })],
    ['cases.details', cases.details, () => ({ case_id: it.caseId })],
    ['cases.nodes', cases.nodes, () => ({ case_id: it.caseId })],
    ['cases.nodeHistory', cases.nodeHistory, () => ({ id: nodeIds.judgment })],
    ['cases.render', cases.render, () => ({ case_id: it.caseId, node: 'trialsit/save' })],
    ['cases.removeNode', cases.removeNode, () => ({ id: nodeIds.judgment })],
    ['cases.flag', cases.flag, () => ({ case_id: it.caseId, priority: 1 })],
    ['cases.deadlines', cases.deadlines, () => ({ case_id: it.caseId })],
    ['nodeCalls', nodeCall('trialsit/save'), () => ({ case_id: it.caseId, form: {} })],
  ] as const

  test.each(calls)('gets "not found" on %s', async (_name, contract, input) => {
    for (const token of [tokens.otherCompany, tokens.otherLawyer]) {
      const reply = await server.send(contract, input(), { token })
      expect([reply.status, reply.errors?.[0]?.code]).toEqual([200, 'not-found'])
    }
    expect((await server.send(contract, input())).code).toBe(401)
  })

  test('gets "not found" on cases.remove and cases.completeDeadline, and no row in cases.list', async () => {
    const removed = await server.send(cases.remove, { case_id: it.caseId }, { token: tokens.otherCompany })
    expect(removed.errors?.[0]?.code).toBe('not-found')
    const [one] = await deadlines()
    const completed = await server.send(cases.completeDeadline, { id: one?.id }, { token: tokens.otherLawyer })
    expect(completed.errors?.[0]?.code).toBe('not-found')
    for (const token of [tokens.otherCompany, tokens.otherLawyer, tokens.sub]) {
      const { data } = await server.call(cases.list, {}, { token })
      expect([data.total, data.list]).toEqual([0, []])
    }
  })

  test('a lawyer who only reads may not record', async () => {
    const reader = await aLawyer(server.database)
    await server.database
      .insertInto('case_members')
      .values({ case_id: it.caseId, user_id: reader.userId, role: 'reader' })
      .execute()
    const token = await server.tokenFor(reader.userId)
    expect((await server.send(cases.info, { case_id: it.caseId }, { token })).code).toBe(1)
    const reply = await server.send(nodeCall('trialsit/save'), { case_id: it.caseId, form: {} }, { token })
    expect(reply.errors?.[0]?.code).toBe('forbidden')
    await server.database.deleteFrom('case_members').where('user_id', '=', reader.userId).execute()
    expect((await server.send(cases.info, { case_id: it.caseId }, { token })).errors?.[0]?.code).toBe('not-found')
  })
})

describe('the end', () => {
  test('a closed case is not deleted, an open one leaves every list', async () => {
    const open = await aCase(server.database, { companyId: it.companyId, lawyerUserId: it.lawyerUserId })
    expect((await server.call(cases.remove, { case_id: open.caseId }, { token: tokens.company })).code).toBe(1)
    expect((await server.send(cases.info, { case_id: open.caseId }, { token: tokens.lawyer })).errors?.[0]?.code).toBe(
      'not-found',
    )
    await server.database.updateTable('cases').set({ state: 'closed' }).where('id', '=', it.caseId).execute()
    const closed = await server.call(cases.remove, { case_id: it.caseId }, { token: tokens.company })
    expect(closed.errors?.[0]?.code).toBe('case.closed')
  })
})
