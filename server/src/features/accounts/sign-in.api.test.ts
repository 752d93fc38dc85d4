import { accounts } from '@luqiao/domain/accounts'
import { roles } from '@luqiao/domain/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLawyer, aMobile, aStaff, aSubAccount, factoryPassword } from '../../../test/factories/accounts.ts'
import { visitor } from '../../../test/registration.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const signIn = (account: string, password = factoryPassword, captcha = '0000') =>
  server.send(accounts.signIn, { account, password, captcha }, { sessionKey: visitor })
const codesOf = (reply: { errors?: { code: string }[] }) => reply.errors?.map(({ code }) => code)

describe('signing in', () => {
  test('answers user, menu and permissions in the names of the specification', async () => {
    const company = await aCompany(server.database)
    const { data, code } = await signIn(company.account)
    expect(code).toBe(1)
    expect(data.user).toMatchObject({ user_type: 1, relname: company.name, id: company.userId, pid: 0, waiting: false })
    expect(data.rule.menu.map(({ name }) => name)).toContain('/case/index')
    expect(data.rule.menu.map(({ name }) => name)).not.toContain('/passed')
    expect(data.rule.list).toContain('case.record')
    expect(data.rule.list).not.toContain('review.decide')
  })

  test('tells each kind of account what it is and shows staff the reviews', async () => {
    const [staff, lawyer] = [await aStaff(server.database), await aLawyer(server.database)]
    const asStaff = (await signIn(staff.account)).data
    expect(asStaff.user.user_type).toBe(0)
    expect(asStaff.rule.menu.find(({ name }) => name === '/passed')?.son.map(({ name }) => name)).toEqual([
      '/passed/company',
      '/passed/lawyer',
    ])
    expect((await signIn(lawyer.account)).data.user.user_type).toBe(2)
  })

  test('speaks the language of the caller in the menu', async () => {
    const { account } = await aCompany(server.database)
    const input = { account, password: factoryPassword, captcha: '0000' }
    const { data } = await server.send(accounts.signIn, input, { language: 'es' })
    expect(data.rule.menu.find(({ name }) => name === '/case/index')?.title).toBe('Casos')
    const { token } = data.user
    const menu = await server.call(roles.menus, {}, { token, language: 'en' })
    expect(menu.data.find(({ name }) => name === '/case/index')?.title).toBe('Cases')
  })

  test('gives a sub-account what its role names and what concerns itself', async () => {
    const company = await aCompany(server.database)
    const sub = await aSubAccount(server.database, company, { permissions: ['case-source.list'] })
    const { data } = await signIn(sub.account)
    expect(data.user.pid).toBe(company.userId)
    expect(data.rule.list).toContain('case-source.list')
    expect(data.rule.list).not.toContain('case.list')
    const { token } = data.user
    expect((await server.call(accounts.profile, {}, { token })).code).toBe(1)
    expect((await server.call(accounts.signOut, {}, { token })).code).toBe(1)
  })

  test('ends with signing out; an outsider with a dead token is nobody (accounts.signIn, accounts.info, accounts.signOut, roles.menus)', async () => {
    const { account, userId } = await aCompany(server.database)
    const { token } = (await signIn(account)).data.user
    expect((await server.call(accounts.info, {}, { token })).data.user).toMatchObject({ id: userId, token })
    await server.call(accounts.signOut, {}, { token })
    for (const contract of [accounts.info, accounts.signOut, roles.menus])
      expect((await server.send(contract, {}, { token })).status).toBe(401)
  })

  test('ends at the next request when the account or its company may no longer', async () => {
    const company = await aCompany(server.database)
    const { token } = (await signIn(company.account)).data.user
    await server.database
      .updateTable('companies')
      .set({ state: 'suspended' })
      .where('id', '=', company.companyId)
      .execute()
    expect((await server.call(accounts.info, {}, { token })).code).toBe(401)
  })

  test('lasts for seven days after the last use', async () => {
    const { userId } = await aCompany(server.database)
    const token = await server.tokenFor(userId)
    const session = server.database.updateTable('sessions').where('user_id', '=', userId)
    const now = server.clock.now().getTime()
    await session.set({ last_seen_at: new Date(now - 2 * 3_600_000), expires_at: new Date(now + 60_000) }).execute()
    expect((await server.call(accounts.info, {}, { token })).code).toBe(1)
    const { expires_at } = await server.database
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(Math.round((expires_at.getTime() - now) / 86_400_000)).toBe(7)
    await session.set({ expires_at: new Date(now - 1000) }).execute()
    expect((await server.call(accounts.info, {}, { token })).code).toBe(401)
  })

  test('a disabled account may not, but only its owner learns that', async () => {
    const company = await aCompany(server.database)
    await server.database.updateTable('users').set({ state: 'disabled' }).where('id', '=', company.userId).execute()
    expect(codesOf(await signIn(company.account))).toEqual(['account.disabled'])
    expect(codesOf(await signIn(company.account, 'not-the-password'))).toEqual(['account.wrong-credentials'])
  })
})

describe('a sign-in that is badly filled in', () => {
  test.each([
    ['zh', ['请输入联系方式', '请输入密码', '请输入验证码']],
    ['en', ['Please enter your mobile number', 'Please enter the password', 'Please enter the verification code']],
    ['es', ['Introduzca su número de móvil', 'Introduzca la contraseña', 'Introduzca el código de verificación']],
  ] as const)('names every fault at once in %s', async (language, words) => {
    for (const input of [{}, { account: '', password: '', captcha: '' }]) {
      const { code, errors } = await server.send(accounts.signIn, input, { language })
      expect(code).toBe(0)
      expect(errors?.map(({ msg }) => msg)).toEqual(words)
      expect(errors?.map(({ path }) => path)).toEqual(['account', 'password', 'captcha'])
    }
  })

  test('is told in the words of the specification', async () => {
    const reply = await server.send(accounts.signIn, { account: '12345678901', password: '12345', captcha: '1' })
    expect(reply.errors?.map(({ msg }) => msg)).toEqual(['请输入正确的联系方式', '密码不能少于6位'])
    expect(reply.msg).toBe('请输入正确的联系方式')
  })

  test('may come as a form too', async () => {
    const { account } = await aCompany(server.database)
    const input = { account, password: factoryPassword, captcha: '0000' }
    expect((await server.send(accounts.signIn, input, { form: true })).code).toBe(1)
  })
})

describe('failed sign-ins', () => {
  const failuresIn = async (account: string, times: number) => {
    const codes: (string | undefined)[] = []
    for (let i = 0; i < times; i++) codes.push(codesOf(await signIn(account, 'wrong-password'))?.[0])
    return codes
  }
  const hourAgo = (account: string) =>
    server.database
      .updateTable('sign_in_attempts')
      .set({ at: new Date(server.clock.now().getTime() - 3_700_000) })
      .where('account', '=', account)
      .execute()

  test('make the next one wait, for a known account and an unknown one alike', async () => {
    for (const account of [(await aCompany(server.database)).account, aMobile()])
      expect(await failuresIn(account, 4)).toEqual([...Array(3).fill('account.wrong-credentials'), 'account.too-soon'])
  })

  test('wait longer each time, and the right password waits too', async () => {
    const { account } = await aCompany(server.database)
    await failuresIn(account, 3)
    const waits: number[] = []
    for (let i = 0; i < 3; i++) {
      const refused = await signIn(account)
      waits.push(Number(/\d+/.exec(refused.msg)?.[0]))
      // one failure more, as if the wait were over
      const at = server.clock.now()
      await server.database
        .insertInto('sign_in_attempts')
        .values({ account, address: '', succeeded: false, at })
        .execute()
    }
    expect(waits).toEqual([2, 4, 8])
    await hourAgo(account)
    expect((await signIn(account)).code).toBe(1)
  })

  test('cannot slip past the count by coming all at once', async () => {
    const { account } = await aCompany(server.database)
    const replies = await Promise.all(Array.from({ length: 8 }, () => signIn(account, 'wrong-password')))
    expect(replies.filter((reply) => codesOf(reply)?.[0] === 'account.wrong-credentials')).toHaveLength(3)
  })

  test('count for an address whatever the account', async () => {
    const lone = await startTestServer()
    try {
      const { account } = await aCompany(lone.database)
      const at = lone.clock.now()
      const failed = Array.from({ length: 22 }, () => ({
        account: aMobile(),
        address: '127.0.0.1',
        succeeded: false,
        at,
      }))
      await lone.database.insertInto('sign_in_attempts').values(failed).execute()
      const input = { account, password: factoryPassword, captcha: '0000' }
      expect(codesOf(await lone.send(accounts.signIn, input))).toEqual(['account.too-soon'])
    } finally {
      await lone.close()
    }
  })
})
