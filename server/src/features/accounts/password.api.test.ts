import { accounts } from '@luqiao/domain/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aMobile, factoryPassword } from '../../../test/factories/accounts.ts'
import { registering } from '../../../test/registration.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let guest: ReturnType<typeof registering>
beforeAll(async () => {
  server = await startTestServer()
  guest = registering(server)
})
afterAll(() => server.close())

const change = (input: object, token?: string) => server.send(accounts.changePassword, input, token ? { token } : {})
const codesOf = (reply: { errors?: { code: string }[] }) => reply.errors?.map(({ code }) => code)
const signIn = (account: string, password: string) =>
  server.send(accounts.signIn, { account, password, captcha: '0000' })

describe('the password', () => {
  test('is changed by the old one, which ends every other session', async () => {
    const { userId, account } = await aCompany(server.database)
    const [here, there] = [await server.tokenFor(userId), await server.tokenFor(userId)]
    expect((await change({ oldpassword: factoryPassword, password: 'new-password' }, here)).code).toBe(1)
    expect((await server.call(accounts.info, {}, { token: here })).code).toBe(1)
    expect((await server.call(accounts.info, {}, { token: there })).code).toBe(401)
    expect((await signIn(account, 'new-password')).code).toBe(1)
    expect(codesOf(await signIn(account, factoryPassword))).toEqual(['account.wrong-credentials'])
  })

  test('stays where the old one is wrong or missing, or the new one too short', async () => {
    const { userId } = await aCompany(server.database)
    const token = await server.tokenFor(userId)
    expect(codesOf(await change({ oldpassword: 'nothing', password: 'new-password' }, token))).toEqual([
      'account.old-password-wrong',
    ])
    expect(codesOf(await change({ password: 'new-password' }, token))).toEqual(['account.old-password-required'])
    expect(codesOf(await change({ oldpassword: factoryPassword, password: '12345' }, token))).toEqual([
      'account.password-short',
    ])
  })

  test('is reset by an sms code, which ends every session', async () => {
    const { account, userId } = await aCompany(server.database)
    const token = await server.tokenFor(userId)
    await server.call(accounts.sendCode, { mobile: account, type: 'reset' })
    const reset = { account, sms_code: await guest.codeSentTo(account), password: 'another-one' }
    expect((await change(reset)).code).toBe(1)
    expect((await server.call(accounts.info, {}, { token })).code).toBe(401)
    expect((await signIn(account, 'another-one')).code).toBe(1)
    expect(codesOf(await change(reset))).toEqual(['account.sms-code-wrong'])
  })

  test('of a number without an account: an outsider gets the same answer and no message (accounts.changePassword)', async () => {
    const nobody = aMobile()
    expect((await server.call(accounts.sendCode, { mobile: nobody, type: 'reset' })).code).toBe(1)
    await expect(guest.codeSentTo(nobody)).rejects.toThrow()
    const { account } = await aCompany(server.database)
    for (const one of [nobody, account])
      expect(codesOf(await change({ account: one, sms_code: '123456', password: 'another-one' }))).toEqual([
        'account.sms-code-wrong',
      ])
  })

  test.each(['zh', 'en', 'es'] as const)('names what is missing for a reset, in %s', async (language) => {
    const reply = await server.send(accounts.changePassword, { password: 'long-enough' }, { language })
    expect(reply.errors?.map(({ path }) => path)).toEqual(['account', 'sms_code'])
    expect(new Set(reply.errors?.map(({ msg }) => msg)).size).toBe(2)
  })
})
