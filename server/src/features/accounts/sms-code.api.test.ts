import { accounts } from '@luqiao/domain/accounts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLawyer, aMobile } from '../../../test/factories/accounts.ts'
import { registering } from '../../../test/registration.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let guest: ReturnType<typeof registering>
beforeAll(async () => {
  server = await startTestServer()
  guest = registering(server)
})
afterAll(() => server.close())

const first = (reply: { errors?: { code: string; path: string }[] }) => reply.errors?.[0]?.code
const signIn = (account: string, sms_code: string) => server.send(accounts.signIn, { account, sms_code })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
/** As if everything sent to or tried by a number had happened so much earlier. */
const ago = (mobile: string, seconds: number) =>
  server.database
    .updateTable('sms_codes')
    .set({
      sent_at: sql`sent_at - make_interval(secs => ${seconds})`,
      expires_at: sql`expires_at - make_interval(secs => ${seconds})`,
    })
    .where('mobile', '=', mobile)
    .execute()

describe('a code to sign in with', () => {
  test('works once', async () => {
    const { account, userId } = await aLawyer(server.database)
    expect((await server.call(accounts.sendSignInCode, { account })).code).toBe(1)
    const code = await guest.codeSentTo(account)
    expect(code).toMatch(/^\d{6}$/)
    expect((await signIn(account, code)).data.user.id).toBe(userId)
    expect(first(await signIn(account, code))).toBe('account.sms-code-wrong')
  })

  test('is not sent to a number without an account, and an outsider cannot tell (accounts.sendSignInCode)', async () => {
    const [known, unknown] = [(await aLawyer(server.database)).account, aMobile()]
    const answers = [known, unknown].map((account) => server.call(accounts.sendSignInCode, { account }))
    const [forKnown, forUnknown] = await Promise.all(answers)
    expect(forUnknown).toEqual(forKnown)
    await expect(guest.codeSentTo(unknown)).rejects.toThrow()
    const again = await server.call(accounts.sendSignInCode, { account: unknown })
    expect(first(again)).toBe('account.sms-wait')
  })

  test('is dead after five wrong tries', async () => {
    const { account } = await aLawyer(server.database)
    await server.call(accounts.sendSignInCode, { account })
    const code = await guest.codeSentTo(account)
    for (let i = 0; i < 5; i++) {
      expect(first(await signIn(account, wrong(code)))).toBe('account.sms-code-wrong')
      await server.database.deleteFrom('sign_in_attempts').where('account', '=', account).execute()
    }
    expect(first(await signIn(account, code))).toBe('account.sms-code-wrong')
  })

  test('is worth nothing for another purpose', async () => {
    const { account } = await aLawyer(server.database)
    await server.call(accounts.sendCode, { mobile: account, type: 'reset' })
    expect(first(await signIn(account, await guest.codeSentTo(account)))).toBe('account.sms-code-wrong')
  })
})

describe('sending', () => {
  test('waits 60 s between two codes to one number, and says how long', async () => {
    const mobile = aMobile()
    await server.call(accounts.sendCode, { mobile })
    const refused = await server.call(accounts.sendCode, { mobile })
    expect(refused.errors).toMatchObject([{ path: 'mobile', code: 'account.sms-wait' }])
    expect(Number(/\d+/.exec(refused.msg)?.[0])).toBeGreaterThan(55)
    await ago(mobile, 61)
    expect((await server.call(accounts.sendCode, { mobile })).code).toBe(1)
  })

  test('makes one code of two requests at once', async () => {
    const mobile = aMobile()
    const replies = await Promise.all([1, 2, 3].map(() => server.call(accounts.sendCode, { mobile })))
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  test('ends at ten codes a day for a number', async () => {
    const mobile = aMobile()
    for (let i = 0; i < 10; i++) {
      expect((await server.call(accounts.sendCode, { mobile })).code).toBe(1)
      await ago(mobile, 61)
      await server.database.updateTable('sms_codes').set({ address: '' }).where('mobile', '=', mobile).execute()
    }
    expect(first(await server.call(accounts.sendCode, { mobile }))).toBe('account.sms-too-many')
    await ago(mobile, 86_400)
    expect((await server.call(accounts.sendCode, { mobile })).code).toBe(1)
  })

  test('ends at forty codes a day from an address', async () => {
    const lone = await startTestServer()
    try {
      for (let i = 0; i < 40; i++) expect((await lone.call(accounts.sendCode, { mobile: aMobile() })).code).toBe(1)
      expect(first(await lone.call(accounts.sendCode, { mobile: aMobile() }))).toBe('account.sms-too-many')
    } finally {
      await lone.close()
    }
  })

  test('keeps only a hash of the code, and speaks the language of the caller', async () => {
    const mobile = aMobile()
    await server.call(accounts.sendCode, { mobile }, { language: 'en' })
    const code = await guest.codeSentTo(mobile)
    const { words } = await server.database
      .selectFrom('sms_outbox')
      .select('words')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
    expect(words).toBe(`[Luqiao] Your code is ${code}, valid for 10 minutes. Tell it to nobody.`)
    const row = await server.database
      .selectFrom('sms_codes')
      .select('code_hash')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
    expect(row.code_hash).toHaveLength(32)
  })

  test.each(['zh', 'en', 'es'] as const)('refuses what is no mobile number, in %s', async (language) => {
    for (const mobile of ['', '12345678901', '1390000000x']) {
      const reply = await server.send(accounts.sendCode, { mobile }, { language })
      expect(reply.errors).toHaveLength(1)
      expect(reply.errors?.[0]?.path).toBe('mobile')
    }
  })
})

test('an outsider may check a code without using it up (accounts.sendCode, accounts.checkCode)', async () => {
  const mobile = aMobile()
  const code = await guest.codeFor(mobile)
  expect(first(await server.call(accounts.checkCode, { mobile, code: wrong(code) }))).toBe('account.sms-code-wrong')
  for (let i = 0; i < 2; i++) expect((await server.call(accounts.checkCode, { mobile, code })).code).toBe(1)
  await ago(mobile, 601)
  expect(first(await server.call(accounts.checkCode, { mobile, code }))).toBe('account.sms-code-wrong')
})
