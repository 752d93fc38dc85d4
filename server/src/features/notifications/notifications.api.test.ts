import { caseSources } from '@luqiao/domain/case-sources'
import { notifications } from '@luqiao/domain/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLawyer, aStaff } from '../../../test/factories/accounts.ts'
import { aCase } from '../../../test/factories/cases.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let staff: string
let company: string
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.tokenFor((await aStaff(server.database)).userId)
  company = await server.tokenFor((await aCompany(server.database)).userId)
})
afterAll(() => server.close())

/** A source offered to two lawyers by the calls of the product; each has an invitation among the system messages. */
async function offered() {
  const lawyers = [await aLawyer(server.database), await aLawyer(server.database)]
  const tokens = await Promise.all(lawyers.map(({ userId }) => server.tokenFor(userId)))
  const draft = {
    main_name: '锦程物流有限公司',
    contacts: '何苗',
    mobile: '13900000000',
    address: '广东省,佛山市,禅城区',
    casename: '运输合同纠纷',
    case_num: '1',
    case_costs: '20000',
    describe: '承运方逾期未付运费。',
  }
  const { id } = (await server.send(caseSources.add, draft, { token: company })).data
  await server.send(caseSources.check, { id, result: 'approved' }, { token: staff })
  const lawyer_ids = lawyers.map(({ lawyerId }) => lawyerId)
  expect((await server.send(caseSources.distribute, { id, lawyer_ids }, { token: staff })).code).toBe(1)
  const messages = await Promise.all(tokens.map(async (token) => (await newest(token))[0]))
  return { sourceId: id, tokens: tokens as [string, string], messages: messages as [Message, Message] }
}
type Message = Awaited<ReturnType<typeof newest>>[number]
const newest = async (token: string) => (await server.call(notifications.ofType, { type: 2 }, { token })).data.list

describe('an invitation', () => {
  test('names no party, client or contact, and is accepted by handling it; the other is told', async () => {
    const { tokens, messages } = await offered()
    expect(messages[0]).toMatchObject({ notify_title: '案源邀请', handle_status: 0, read: false })
    for (const secret of ['锦程', '何苗', '13900000000', '运输合同纠纷'])
      expect(JSON.stringify(messages[0])).not.toContain(secret)
    expect(
      (await server.call(notifications.handle, { id: messages[0].id, msg: '可以' }, { token: tokens[0] })).code,
    ).toBe(1)
    const again = await server.call(notifications.handle, { id: messages[0].id }, { token: tokens[0] })
    expect([again.code, again.msg]).toEqual([0, '此消息已处理'])
    expect((await newest(tokens[1])).map(({ notify_title }) => notify_title)).toContain('案源已由其他律师承接')
    const late = await server.call(notifications.handle, { id: messages[1].id }, { token: tokens[1] })
    expect(late.msg).toBe('此消息已处理')
    expect((await newest(company)).map(({ notify_title }) => notify_title)).toContain('律师已承接案源')
  })

  test('is refused with a reply, once; staff are told', async () => {
    const { tokens, messages } = await offered()
    const answer = { id: messages[1].id, msg: '近期案件较多' }
    expect((await server.call(notifications.decline, answer, { token: tokens[1] })).code).toBe(1)
    expect((await server.call(notifications.decline, answer, { token: tokens[1] })).msg).toBe('此消息已处理')
    expect((await newest(staff))[0]?.notify_content).toContain('近期案件较多')
  })

  test('accepted by both at once is one lawyer’s', async () => {
    const { tokens, messages } = await offered()
    const replies = await Promise.all(
      messages.map(({ id }, n) => server.call(notifications.handle, { id }, { token: tokens[n] ?? '' })),
    )
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1])
  })

  test('is what declining is for: another message is none', async () => {
    const lawyer = await aLawyer(server.database)
    const { id } = await server.database
      .insertInto('notifications')
      .values({ user_id: lawyer.userId, type: 2, template: 'registration.approved', parameters: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await server.tokenFor(lawyer.userId)
    const reply = await server.call(notifications.decline, { id }, { token })
    expect(reply.errors?.[0]?.code).toBe('notification.nothing-to-refuse')
    expect((await server.call(notifications.handle, { id }, { token })).code).toBe(1)
    const [message] = await newest(token)
    expect([message?.handle_status, message?.read]).toEqual([1, true])
  })
})

test('a message is said in the language of its reader', async () => {
  const { tokens } = await offered()
  const titles = []
  for (const language of ['zh', 'en', 'es'] as const)
    titles.push(
      (await server.call(notifications.ofType, { type: 2 }, { token: tokens[0], language })).data.list[0]?.notify_title,
    )
  expect(titles).toEqual(['案源邀请', 'An offer', 'Una oferta'])
})

test('counts, reads and deletes one’s own', async () => {
  const { tokens, messages } = await offered()
  const [token] = tokens
  const counts = async () => (await server.call(notifications.counts, {}, { token })).data
  expect(await counts()).toEqual({ notifynum: 1, CaseTarackNotify: 0, ScheduleNotify: 0, SystemNotice: 1 })
  await server.call(notifications.read, { type: 2 }, { token })
  expect((await counts()).notifynum).toBe(0)
  expect((await server.call(notifications.list, { unread: true }, { token })).data.total).toBe(0)
  expect((await server.call(notifications.delete, { ids: [messages[0].id] }, { token })).code).toBe(1)
  expect((await server.call(notifications.list, {}, { token })).data.total).toBe(0)
})

test('an outsider reaches nobody’s messages (notifications.counts, notifications.ofType, notifications.list, notifications.read, notifications.delete, notifications.handle, notifications.decline, notifications.dynamics)', async () => {
  const { tokens, messages } = await offered()
  const outsider = await server.tokenFor((await aLawyer(server.database)).userId)
  const { id } = messages[0]
  for (const contract of [notifications.handle, notifications.decline])
    expect((await server.send(contract, { id }, { token: outsider })).errors?.[0]?.code).toBe('not-found')
  expect((await server.send(notifications.delete, { ids: [id] }, { token: outsider })).errors?.[0]?.code).toBe(
    'not-found',
  )
  await server.send(notifications.read, { ids: [id] }, { token: outsider })
  expect((await newest(tokens[0]))[0]?.read).toBe(false)
  const { caseId } = await aCase(server.database)
  const dynamics = await server.send(notifications.dynamics, { case_id: caseId }, { token: outsider })
  expect(dynamics.errors?.[0]?.code).toBe('not-found')
  for (const contract of [notifications.ofType, notifications.list])
    expect((await server.send(contract, {}, { token: outsider })).data.total).toBe(0)
  for (const contract of Object.values(notifications))
    expect((await server.send(contract, { id, case_id: caseId, ids: [id] })).code).toBe(401)
})
