import { lawyers } from '@luqiao/domain/lawyers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFirm, aLawyer, aMobile } from '../../../test/factories/accounts.ts'
import { registering } from '../../../test/registration.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let guest: ReturnType<typeof registering>
beforeAll(async () => {
  server = await startTestServer()
  guest = registering(server)
})
afterAll(() => server.close())

const pathsOf = (reply: { errors?: { path: string }[] }) => reply.errors?.map(({ path }) => path)
const codesOf = (reply: { errors?: { code: string }[] }) => reply.errors?.map(({ code }) => code)
const firmOf = (userId: number) =>
  server.database
    .selectFrom('lawyers')
    .innerJoin('firm_memberships', 'firm_memberships.lawyer_id', 'lawyers.id')
    .select(['firm_id', 'during'])
    .where('user_id', '=', userId)
    .execute()

describe('a lawyer who registers', () => {
  test('belongs to the firm from that day on: one we know, however it is written, or a new one', async () => {
    const known = await aFirm(server.database, { name: '北京示例（佛山）律师事务所' })
    const ids: number[] = []
    for (const firm_name of ['北京示例(佛山) 律师事务所', '广东新设律师事务所', '广东新设律师事务所']) {
      const mobile = aMobile()
      const form = await guest.lawyerForm(mobile, { firm_name, sms_code: await guest.codeFor(mobile) })
      ids.push((await guest.registerLawyer(form)).data.id)
    }
    const [first, second, third] = await Promise.all(ids.map(firmOf))
    expect(first).toEqual([{ firm_id: known.firmId, during: `[${server.clock.today()},)` }])
    expect(second?.[0]?.firm_id).not.toBe(known.firmId)
    expect(third?.[0]?.firm_id).toBe(second?.[0]?.firm_id)
  })

  test('gets every faulty field named in three languages', async () => {
    const bad = {
      relname: '',
      licence_number: '1440320100000000',
      firm_name: 'x'.repeat(81),
      address: '',
      fields: [],
      licence: '',
      mobile: '2',
      sms_code: '',
      password: '',
    }
    for (const language of ['zh', 'en', 'es'] as const)
      expect(pathsOf(await server.send(lawyers.register, bad, { language }))).toEqual(Object.keys(bad))
  })

  test('learns at once that number, licence number, region and licence are not to be had', async () => {
    const { account, licenceNumber } = await aLawyer(server.database)
    const given = { licence_number: licenceNumber, address: '广东省,不存在市', licence: 'nobody-s-file' }
    const form = await guest.lawyerForm(account, { ...given, sms_code: await guest.codeFor(account) })
    expect(codesOf(await guest.registerLawyer(form))).toEqual([
      'account.licence-taken',
      'account.region-invalid',
      'account.mobile-taken',
      'document.not-yours',
    ])
  })

  test('an outsider who does not hold the number learns nothing of who is registered (lawyers.register)', async () => {
    const { account, licenceNumber } = await aLawyer(server.database)
    const form = await guest.lawyerForm(account, { licence_number: licenceNumber, sms_code: '000000' })
    expect(codesOf(await guest.registerLawyer(form))).toEqual(['account.sms-code-wrong'])
  })
})

describe('looking for a firm', () => {
  test('an outsider finds it by a part of its name, shortest first (lawyers.findFirms)', async () => {
    await aFirm(server.database, { name: '上海远洋律师事务所' })
    await aFirm(server.database, { name: '上海远洋（深圳）律师事务所' })
    const { data } = await server.call(lawyers.findFirms, { name: '远洋' })
    expect(data.list.map(({ name }) => name)).toEqual(['上海远洋律师事务所', '上海远洋（深圳）律师事务所'])
    expect((await server.call(lawyers.findFirms, { name: '不存在的所' })).data.list).toEqual([])
    expect(pathsOf(await server.send(lawyers.findFirms, {}))).toEqual(['name'])
  })
})
