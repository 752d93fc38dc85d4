import { accounts } from '@luqiao/domain/accounts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, factoryPassword } from '../../../test/factories/accounts.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { hashOfVisitor, keyed } from './secrets.ts'

const secret = 'a secret of this test, long enough to be taken'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ CAPTCHA_ANSWER: '', APP_SECRET: secret })
})
afterAll(() => server.close())

const ask = (sessionKey?: string) =>
  server.app.http.inject({
    url: `${accounts.captcha.path}?r=${Math.random()}`,
    headers: sessionKey ? { cookie: `session_key=${sessionKey}` } : {},
  })

/** What the picture of this visitor shows: the answer whose hash was kept. */
async function answerFor(sessionKey: string): Promise<string> {
  const row = await server.database
    .selectFrom('captchas')
    .select('answer_hash')
    .where('visitor_hash', '=', hashOfVisitor(sessionKey))
    .executeTakeFirstOrThrow()
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
  const answer = all.find((one) => keyed(secret, 'captcha', sessionKey, one).equals(row.answer_hash))
  if (!answer) throw new Error('no four digits have this hash')
  return answer
}

const visitorNamed = (letter: string) => letter.repeat(64)
const signIn = async (captcha: string, sessionKey: string | undefined) => {
  const { account } = await aCompany(server.database)
  const reply = await server.send(
    accounts.signIn,
    { account, password: factoryPassword, captcha },
    { ...(sessionKey && { sessionKey }) },
  )
  return reply.code === 1 ? 'in' : reply.errors?.[0]?.code
}

test('an outsider gets a picture of 87 × 47 and a cookie for a week (accounts.captcha)', async () => {
  const reply = await ask()
  expect(reply.headers['content-type']).toBe('image/png')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 87, height: 47, format: 'png' })
  const cookie = reply.cookies.find(({ name }) => name === 'session_key')
  expect(cookie?.value).toMatch(/^[A-Za-z0-9]{64}$/)
  expect(cookie?.maxAge).toBe(7 * 24 * 3600)
  expect((await ask(cookie?.value)).cookies).toEqual([])
})

test('its answer signs in once', async () => {
  const key = visitorNamed('a')
  await ask(key)
  const answer = await answerFor(key)
  expect(await signIn(answer, key)).toBe('in')
  expect(await signIn(answer, key)).toBe('account.captcha-wrong')
})

test('a wrong answer uses it up', async () => {
  const key = visitorNamed('b')
  await ask(key)
  const answer = await answerFor(key)
  expect(await signIn(answer === '1234' ? '4321' : '1234', key)).toBe('account.captcha-wrong')
  expect(await signIn(answer, key)).toBe('account.captcha-wrong')
})

test('it is nobody else’s, and worth nothing without the cookie', async () => {
  const key = visitorNamed('c')
  await ask(key)
  const answer = await answerFor(key)
  expect(await signIn(answer, visitorNamed('d'))).toBe('account.captcha-wrong')
  expect(await signIn(answer, undefined)).toBe('account.captcha-wrong')
  expect(await signIn(answer, key)).toBe('in')
})

test('a new picture voids the one before', async () => {
  const key = visitorNamed('e')
  await ask(key)
  const before = await answerFor(key)
  let after = before
  for (let i = 0; after === before && i < 5; i++) {
    await ask(key)
    after = await answerFor(key)
  }
  expect(await signIn(before, key)).toBe('account.captcha-wrong')
})

test('it expires after five minutes', async () => {
  const key = visitorNamed('f')
  await ask(key)
  const answer = await answerFor(key)
  const { expires_at } = await server.database
    .updateTable('captchas')
    .set({ expires_at: sql`expires_at - interval '5 minutes'` })
    .where('visitor_hash', '=', hashOfVisitor(key))
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  expect(expires_at.getTime()).toBeLessThanOrEqual(server.clock.now().getTime())
  expect(await signIn(answer, key)).toBe('account.captcha-wrong')
})
