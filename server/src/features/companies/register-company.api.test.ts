import { companies } from '@luqiao/domain/companies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aCreditCode, aMobile } from '../../../test/factories/accounts.ts'
import { registering, visitor } from '../../../test/registration.ts'
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

describe('a company that registers', () => {
  test('has one company, one main account and one open registration', async () => {
    const mobile = aMobile()
    const form = await guest.companyForm(mobile, {
      sms_code: await guest.codeFor(mobile),
      credit_code: ` ${aCreditCode().toLowerCase()} `,
    })
    const { data, code } = await guest.registerCompany(form)
    expect(code).toBe(1)
    const row = await server.database
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .innerJoin('registrations', 'registrations.user_id', 'users.id')
      .select(['users.state', 'users.main_user_id', 'companies.state as standing', 'companies.credit_code'])
      .select(['companies.licence_file_id', 'registrations.decision'])
      .where('users.id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'waiting', standing: 'waiting', main_user_id: null, decision: null })
    expect(row.credit_code).toBe(form.credit_code.trim().toUpperCase())
    expect(row.licence_file_id).not.toBeNull()
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
      expect(pathsOf(reply)).toEqual(Object.keys(bad))
      expect(new Set(reply.errors?.map(({ msg }) => msg)).size).toBe(7)
    }
    expect(pathsOf(await server.send(companies.register, {}))).toEqual(Object.keys(bad))
  })

  test('learns at once that number, credit code and licence are not to be had', async () => {
    const { account, creditCode } = await aCompany(server.database)
    const sms_code = await guest.codeFor(account)
    const form = await guest.companyForm(account, { sms_code, credit_code: creditCode, licence: 'nobody-s-file' })
    expect(codesOf(await guest.registerCompany(form))).toEqual([
      'account.credit-code-taken',
      'account.mobile-taken',
      'document.not-yours',
    ])
    // the code was right and is not used up by it
    expect(codesOf(await guest.registerCompany(form))).toHaveLength(3)
  })

  test('an outsider who does not hold the number learns nothing of who is registered (companies.register)', async () => {
    const { account, creditCode } = await aCompany(server.database)
    const form = await guest.companyForm(account, { sms_code: '000000', credit_code: creditCode })
    expect(codesOf(await guest.registerCompany(form))).toEqual(['account.sms-code-wrong'])
  })

  test('cannot guess the code: wrong ones are counted although they are refused', async () => {
    const mobile = aMobile()
    const sms_code = await guest.codeFor(mobile)
    const form = await guest.companyForm(mobile)
    for (let i = 0; i < 5; i++)
      await guest.registerCompany({ ...form, sms_code: sms_code === '000000' ? '1' : '000000' })
    expect(codesOf(await guest.registerCompany({ ...form, sms_code }))).toEqual(['account.sms-code-wrong'])
  })

  test('may not take another visitor’s licence, nor a licence twice, nor one that nobody can look at', async () => {
    const [first, second] = [aMobile(), aMobile()]
    const stranger = await guest.upload('执照.png', { sessionKey: 'w'.repeat(64) })
    const form = await guest.companyForm(first, { sms_code: await guest.codeFor(first) })
    expect(codesOf(await guest.registerCompany({ ...form, licence: stranger }))).toEqual(['document.not-yours'])
    const sheet = await guest.upload('执照.xlsx')
    expect(codesOf(await guest.registerCompany({ ...form, licence: sheet }))).toEqual(['account.licence-kind'])
    expect((await guest.registerCompany(form)).code).toBe(1)
    const again = await guest.companyForm(second, { sms_code: await guest.codeFor(second), licence: form.licence })
    expect(codesOf(await guest.registerCompany(again))).toEqual(['document.not-yours'])
  })

  test('two at once with one number make one account', async () => {
    const mobile = aMobile()
    const sms_code = await guest.codeFor(mobile)
    const forms = [await guest.companyForm(mobile, { sms_code }), await guest.companyForm(mobile, { sms_code })]
    const replies = await Promise.all(forms.map(guest.registerCompany))
    expect(replies.map((reply) => reply.code).sort()).toEqual([0, 1])
  })

  test('two at once with one credit code make one company', async () => {
    const credit_code = aCreditCode()
    const forms = []
    for (const mobile of [aMobile(), aMobile()])
      forms.push(await guest.companyForm(mobile, { sms_code: await guest.codeFor(mobile), credit_code }))
    const replies = await Promise.all(forms.map(guest.registerCompany))
    expect(replies.map((reply) => reply.code).sort()).toEqual([0, 1])
    expect(replies.flatMap((reply) => codesOf(reply) ?? [])).toEqual(['account.credit-code-taken'])
  })

  test('must let its browser keep the visitor’s cookie', async () => {
    const mobile = aMobile()
    const form = await guest.companyForm(mobile, { sms_code: await guest.codeFor(mobile) })
    expect(codesOf(await server.send(companies.register, form))).toEqual(['document.no-visitor'])
    expect((await server.send(companies.register, form, { sessionKey: visitor })).code).toBe(1)
  })
})
