import { accounts } from '@luqiao/domain/accounts'
import { companies } from '@luqiao/domain/companies'
import { documents } from '@luqiao/domain/documents'
import { home } from '@luqiao/domain/home'
import { lawyers } from '@luqiao/domain/lawyers'
import { notifications } from '@luqiao/domain/notifications'
import { reviews } from '@luqiao/domain/reviews'
import { roles } from '@luqiao/domain/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aCompany,
  aCreditCode,
  aLawyer,
  aLicenceNumber,
  aMobile,
  aStaff,
  factoryPassword,
} from '../../../test/factories/accounts.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let staff: Awaited<ReturnType<typeof aStaff>>
let staffToken: string
beforeAll(async () => {
  server = await startTestServer()
  staff = await aStaff(server.database)
  staffToken = await server.tokenFor(staff.userId)
})
afterAll(() => server.close())

const visitor = 'v'.repeat(64)
const signIn = (account: string, password = factoryPassword, captcha = '0000', sessionKey = visitor) =>
  server.send(accounts.signIn, { account, password, captcha }, { sessionKey })

/** What the outbox sent last to a number. */
async function codeSentTo(mobile: string): Promise<string> {
  await server.runJobs()
  const row = await server.database
    .selectFrom('sms_outbox')
    .select('parameters')
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (row.parameters as { code: string }).code
}

async function upload(): Promise<string> {
  const body = new FormData()
  const bytes = new Uint8Array([1, 2, 3])
  const fields = { identifier: aMobile(), filename: '执照.png', totalSize: '3', chunkNumber: '1', totalChunks: '1' }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([bytes]), 'x')
  const request = new Request('http://local/', { method: 'POST', body })
  const reply = await server.app.http.inject({
    method: 'POST',
    url: documents.upload.path,
    headers: { 'content-type': request.headers.get('content-type') ?? '', cookie: `session_key=${visitor}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return reply.json().data.thumbid
}

describe('signing in', () => {
  test('answers user, menu and permissions; the session ends with signing out', async () => {
    const company = await aCompany(server.database)
    const { data, code } = await signIn(company.account)
    expect(code).toBe(1)
    expect(data.user).toMatchObject({ user_type: 1, relname: company.name, id: company.userId, pid: 0, waiting: false })
    expect(data.rule.menu.map(({ name }) => name)).toContain('/case/index')
    expect(data.rule.menu.map(({ name }) => name)).not.toContain('/passed')
    expect(data.rule.list).toContain('case.record')
    const { token } = data.user
    expect((await server.call(accounts.info, {}, { token })).data.user.id).toBe(company.userId)
    expect((await server.call(roles.menus, {}, { token })).data.length).toBeGreaterThan(2)
    await server.call(accounts.signOut, {}, { token })
    expect((await server.call(accounts.info, {}, { token })).code).toBe(401)
  })

  test('names what is missing in the words of the specification', async () => {
    const empty = await server.send(accounts.signIn, {})
    expect(empty.errors?.map(({ msg }) => msg)).toContain('请输入联系方式')
    const short = await server.send(accounts.signIn, { account: '13900000000', password: '12345', captcha: '' })
    expect(short.errors?.map(({ msg }) => msg)).toEqual(['密码不能少于6位', '请输入验证码'])
    const wrong = await server.send(accounts.signIn, { account: '12345', password: 'xxxxxx', captcha: '1' })
    expect(wrong.msg).toBe('请输入正确的联系方式')
  })

  test('a captcha is bound to its visitor, used once, and refused when it is wrong', async () => {
    const strict = await startTestServer({ CAPTCHA_ANSWER: '' })
    try {
      const picture = await strict.app.http.inject({ url: `${accounts.captcha.path}?r=1` })
      expect(picture.headers['content-type']).toBe('image/png')
      expect(picture.cookies.find(({ name }) => name === 'session_key')?.value).toMatch(/^[A-Za-z0-9]{64}$/)
      const { account } = await aCompany(strict.database)
      const input = { account, password: factoryPassword, captcha: '0000' }
      const reply = await strict.send(accounts.signIn, input, { sessionKey: visitor })
      expect(reply.errors?.[0]?.code).toBe('account.captcha-wrong')
      await strict.app.http.inject({ url: accounts.captcha.path, headers: { cookie: `session_key=${visitor}` } })
      await strict.send(accounts.signIn, input, { sessionKey: visitor })
      const left = await strict.database
        .selectFrom('captchas')
        .selectAll()
        .where('visitor_hash', 'is not', null)
        .execute()
      expect(left).toHaveLength(1)
    } finally {
      await strict.close()
    }
  })

  test('waits longer after each failure, for a known account and an unknown one alike', async () => {
    for (const account of [(await aCompany(server.database)).account, aMobile()]) {
      const codes = []
      for (let i = 0; i < 4; i++) codes.push((await signIn(account, 'wrong-password')).errors?.[0]?.code)
      expect(codes).toEqual([...Array(3).fill('account.wrong-credentials'), 'account.too-soon'])
    }
  })

  test('a disabled account may not', async () => {
    const company = await aCompany(server.database)
    await server.database.updateTable('users').set({ state: 'disabled' }).where('id', '=', company.userId).execute()
    expect((await signIn(company.account)).errors?.[0]?.code).toBe('account.disabled')
  })

  test('works by sms code; 60 s between two, a code is used once', async () => {
    const { account } = await aLawyer(server.database)
    expect((await server.call(accounts.sendSignInCode, { account })).code).toBe(1)
    expect((await server.call(accounts.sendSignInCode, { account })).errors?.[0]?.code).toBe('account.sms-wait')
    const sms_code = await codeSentTo(account)
    expect((await server.send(accounts.signIn, { account, sms_code })).code).toBe(1)
    expect((await server.send(accounts.signIn, { account, sms_code })).errors?.[0]?.code).toBe('account.sms-code-wrong')
  })
})

describe('a company that registers', () => {
  const form = async (mobile: string) => ({
    company_name: '云帆科技有限公司',
    credit_code: aCreditCode(),
    contacts: '何苗',
    licence: await upload(),
    mobile,
    sms_code: '',
    password: 'luqiao-demo',
  })
  const code = async (mobile: string) => {
    await server.call(accounts.sendCode, { mobile, type: 'register' })
    return codeSentTo(mobile)
  }

  test('waits, is rejected with a reason, corrects, is approved (outsider: reviews.company, reviews.decide)', async () => {
    const mobile = aMobile()
    const sms_code = await code(mobile)
    expect((await server.call(accounts.checkCode, { mobile, code: sms_code })).code).toBe(1)
    const registered = await server.send(
      companies.register,
      { ...(await form(mobile)), sms_code },
      { sessionKey: visitor },
    )
    expect(registered).toMatchObject({ code: 1 })
    const { data } = await signIn(mobile)
    const { token, waiting } = data.user
    expect(waiting).toBe(true)
    expect((await server.send(accounts.saveProfile, { relname: 'x' }, { token })).errors?.[0]?.code).toBe(
      'under-review',
    )
    const own = await server.call(reviews.own, {}, { token })
    expect(own.data).toMatchObject({ state: 'waiting', kind: 'company', name: '云帆科技有限公司' })
    const id = own.data?.id ?? 0
    expect((await server.send(reviews.decide, { id, approved: true }, { token })).code).toBe(0)
    expect(
      (
        await server.send(
          reviews.company,
          { id },
          { token: await server.tokenFor((await aLawyer(server.database)).userId) },
        )
      ).errors?.[0]?.code,
    ).toBe('forbidden')

    const listed = await server.call(reviews.companies, { state: 'waiting' }, { token: staffToken })
    expect(listed.data.list.map((row) => row.id)).toContain(id)
    expect((await server.send(reviews.decide, { id, approved: false }, { token: staffToken })).errors?.[0]?.code).toBe(
      'review.reason-required',
    )
    expect(
      (await server.send(reviews.decide, { id, approved: false, reason: '执照不清晰' }, { token: staffToken })).code,
    ).toBe(1)
    expect((await server.send(reviews.decide, { id, approved: true }, { token: staffToken })).errors?.[0]?.code).toBe(
      'review.decided',
    )
    const told = await server.call(notifications.ofType, { type: 2 }, { token })
    expect(told.data.list[0]?.notify_content).toContain('执照不清晰')

    const again = {
      kind: 'company',
      company_name: '云帆科技（深圳）有限公司',
      credit_code: aCreditCode(),
      contacts: '何苗',
    }
    expect((await server.send(reviews.resubmit, again, { token })).code).toBe(1)
    const second = (await server.call(reviews.own, {}, { token })).data
    const found = await server.call(reviews.company, { id: second?.id ?? 0 }, { token: staffToken })
    expect(found.data.facts.find(({ title }) => title === '企业名称')?.before).toBe('云帆科技有限公司')
    await server.send(reviews.decide, { id: second?.id, approved: true }, { token: staffToken })
    expect((await server.call(accounts.profile, {}, { token })).data.company?.name).toBe('云帆科技（深圳）有限公司')
    expect((await server.send(accounts.saveProfile, { relname: '云帆' }, { token })).code).toBe(1)
  })

  test('gets every faulty field named in three languages', async () => {
    const bad = {
      company_name: '',
      credit_code: '123',
      contacts: 'x'.repeat(41),
      licence: '',
      mobile: '1',
      sms_code: '',
      password: '1',
    }
    for (const language of ['zh', 'en', 'es'] as const) {
      const reply = await server.send(companies.register, bad, { language })
      expect(reply.errors?.map(({ path }) => path)).toEqual(Object.keys(bad))
      expect(new Set(reply.errors?.map(({ msg }) => msg)).size).toBe(7)
    }
  })

  test('two at once with one number make one account', async () => {
    const mobile = aMobile()
    const sms_code = await code(mobile)
    const forms = [await form(mobile), await form(mobile)]
    const replies = await Promise.all(
      forms.map((one) => server.send(companies.register, { ...one, sms_code }, { sessionKey: visitor })),
    )
    expect(replies.map((reply) => reply.code).sort()).toEqual([0, 1])
  })
})

describe('a lawyer who registers', () => {
  test('has a firm from that day on, and is found in the review list (outsider: reviews.lawyers, reviews.lawyer)', async () => {
    const mobile = aMobile()
    await server.call(accounts.sendCode, { mobile })
    const licence_number = aLicenceNumber()
    const form = {
      relname: '陈思远',
      licence_number,
      firm_name: '广东明理律师事务所',
      address: '广东省,佛山市,禅城区',
      fields: ['trademark', 'contract'],
      licence: await upload(),
      mobile,
      sms_code: await codeSentTo(mobile),
      password: 'luqiao-demo',
    }
    const wrong = await server.send(
      lawyers.register,
      { ...form, address: '广东省,不存在市', sms_code: '000000' },
      { sessionKey: visitor },
    )
    expect(wrong.errors?.[0]?.code).toBe('account.sms-code-wrong')
    expect((await server.send(lawyers.register, form, { sessionKey: visitor })).code).toBe(1)
    const firms = await server.call(lawyers.findFirms, { name: '明理' })
    expect(firms.data.list.map(({ name }) => name)).toEqual(['广东明理律师事务所'])
    const listed = await server.call(reviews.lawyers, { search: '陈思远' }, { token: staffToken })
    const row = listed.data.list[0]
    expect(row).toMatchObject({ number: licence_number, belongs: '广东明理律师事务所', state: 'waiting' })
    const found = await server.call(reviews.lawyer, { id: row?.id ?? 0 }, { token: staffToken })
    expect(found.data.licence).toBe(form.licence)
    const outsider = await server.tokenFor((await aCompany(server.database)).userId)
    for (const contract of [reviews.lawyers, reviews.lawyer, reviews.companies])
      expect((await server.send(contract, { id: row?.id }, { token: outsider })).errors?.[0]?.code).toBe('forbidden')
  })
})

describe('the password', () => {
  test('is changed by the old one, which ends every other session', async () => {
    const company = await aCompany(server.database)
    const [here, there] = [await server.tokenFor(company.userId), await server.tokenFor(company.userId)]
    const wrong = await server.send(
      accounts.changePassword,
      { oldpassword: 'nothing', password: 'new-password' },
      { token: here },
    )
    expect(wrong.errors?.[0]?.code).toBe('account.old-password-wrong')
    expect(
      (
        await server.send(
          accounts.changePassword,
          { oldpassword: factoryPassword, password: 'new-password' },
          { token: here },
        )
      ).code,
    ).toBe(1)
    expect((await server.call(accounts.info, {}, { token: here })).code).toBe(1)
    expect((await server.call(accounts.info, {}, { token: there })).code).toBe(401)
    expect((await signIn(company.account, 'new-password')).code).toBe(1)
  })

  test('is reset by an sms code; a number without an account gets the same answer and no message', async () => {
    const { account } = await aCompany(server.database)
    await server.call(accounts.sendCode, { mobile: account, type: 'reset' })
    const reset = { account, sms_code: await codeSentTo(account), password: 'another-one' }
    expect((await server.send(accounts.changePassword, reset)).code).toBe(1)
    const nobody = aMobile()
    expect((await server.call(accounts.sendCode, { mobile: nobody, type: 'reset' })).code).toBe(1)
    await expect(codeSentTo(nobody)).rejects.toThrow()
  })
})

test('everybody sees only their own sign-ins and profile; an outsider without a token sees nothing (accounts.signInLog, accounts.profile, accounts.saveProfile, accounts.info, accounts.signOut, roles.menus, reviews.own, reviews.resubmit)', async () => {
  const company = await aCompany(server.database)
  const { data } = await signIn(company.account)
  const log = await server.call(accounts.signInLog, {}, { token: data.user.token })
  expect(log.data.list.map(({ succeeded }) => succeeded)).toEqual([true])
  for (const contract of [
    accounts.signInLog,
    accounts.profile,
    accounts.saveProfile,
    accounts.info,
    accounts.signOut,
    roles.menus,
    reviews.own,
    reviews.resubmit,
  ])
    expect((await server.send(contract, {})).code).toBe(401)
})

test('the figures of the home page are there for an outsider too (home.counts)', async () => {
  const { data } = await server.call(home.counts, {})
  expect(data.companies).toBeGreaterThan(0)
})
