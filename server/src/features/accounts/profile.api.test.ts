import { accounts } from '@luqiao/domain/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLawyer, aStaff, aSubAccount, factoryPassword } from '../../../test/factories/accounts.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const pathsOf = (reply: { errors?: { path: string }[] }) => reply.errors?.map(({ path }) => path)

describe('the profile', () => {
  test('of a lawyer shows licence, firm and region in words; the reviewed name stays', async () => {
    const lawyer = await aLawyer(server.database, { regionCode: '440604', fields: ['patent'] })
    const token = await server.tokenFor(lawyer.userId)
    const { data } = await server.call(accounts.profile, {}, { token })
    expect(data).toMatchObject({ account: lawyer.account, relname: lawyer.name, user_type: 2, company: null })
    expect(data.lawyer).toMatchObject({ licence_number: lawyer.licenceNumber, address: '广东省,佛山市,禅城区' })
    const saved = await server.call(
      accounts.saveProfile,
      { fields: ['trademark', 'contract'], introduction: '专注商标', language: 'en' },
      { token },
    )
    expect(saved.data.lawyer).toMatchObject({ fields: ['trademark', 'contract'], introduction: '专注商标' })
    expect(saved.data.language).toBe('en')
    const refused = await server.send(
      accounts.saveProfile,
      { relname: '另一个人', fields: ['nothing'], contacts: '某' },
      { token },
    )
    expect(pathsOf(refused)).toEqual(['relname', 'contacts', 'fields'])
    expect((await server.call(accounts.profile, {}, { token })).data.relname).toBe(lawyer.name)
  })

  test('of a company is changed by its main account; a sub-account reads it', async () => {
    const company = await aCompany(server.database)
    const sub = await aSubAccount(server.database, company)
    const main = await server.tokenFor(company.userId)
    await server.call(accounts.saveProfile, { relname: '云帆法务', contacts: '周宁' }, { token: main })
    const token = await server.tokenFor(sub.userId)
    const { data } = await server.call(accounts.profile, {}, { token })
    expect(data.company).toMatchObject({ name: company.name, credit_code: company.creditCode, contacts: '周宁' })
    expect(pathsOf(await server.call(accounts.saveProfile, { contacts: '别人' }, { token }))).toEqual(['contacts'])
  })

  test('of staff has neither company nor practice', async () => {
    const staff = await aStaff(server.database)
    const { data } = await server.call(accounts.profile, {}, { token: await server.tokenFor(staff.userId) })
    expect(data).toMatchObject({ user_type: 0, company: null, lawyer: null })
  })

  test.each(['zh', 'en', 'es'] as const)('names every faulty field in %s', async (language) => {
    const token = await server.tokenFor((await aLawyer(server.database)).userId)
    const bad = { relname: 'x'.repeat(41), introduction: 'x'.repeat(2001), fields: [] }
    const reply = await server.send(accounts.saveProfile, bad, { token, language })
    expect(pathsOf(reply)).toEqual(['relname', 'introduction', 'fields'])
  })
})

test('an outsider sees no sign-ins and no profile, and everybody only their own (accounts.signInLog, accounts.profile, accounts.saveProfile)', async () => {
  const [company, other] = [await aCompany(server.database), await aCompany(server.database)]
  const signIn = (password: string) =>
    server.send(accounts.signIn, { account: company.account, password, captcha: '0000' })
  await signIn('not-the-password')
  const { token } = (await signIn(factoryPassword)).data.user
  const { data } = await server.call(accounts.signInLog, {}, { token })
  expect(data.list.map(({ succeeded }) => succeeded)).toEqual([true, false])
  expect(data).toMatchObject({ total: 2, page: 1, limit: 20 })
  const others = await server.call(accounts.signInLog, {}, { token: await server.tokenFor(other.userId) })
  expect(others.data.list).toEqual([])
  for (const contract of [accounts.signInLog, accounts.profile, accounts.saveProfile])
    expect((await server.send(contract, {})).code).toBe(401)
})
