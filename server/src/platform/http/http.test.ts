import { type Actor, endpoint, event, generalRefusals, refusals, text, wire } from '@luqiao/domain/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../../test/database.ts'
import { createClock } from '../clock/clock.ts'
import { type Connection, connect } from '../database/connect.ts'
import { createLog } from '../log/log.ts'
import { on, type Reading, type Work } from '../work/work.ts'
import { openApi } from './openapi.ts'
import { allow, command, type Given, openRoute, query, route, signedIn } from './route.ts'
import { serve } from './serve.ts'

/** The way of a request, on routes made for this test: no feature of the product is needed to show how it goes. */
const own = refusals('note', { 'no-shouting': text('请勿喧哗', 'No shouting', 'Sin gritos') })
const noted = event<{ title: string }>('notes.written')

const write = endpoint('POST /api/v1/note/write', {
  summary: text('写', 'Write', 'Escribir'),
  input: z.object({
    title: wire.labelled(wire.line(5), text('标题', 'Title', 'Título')),
    on: wire.labelled(wire.legalDate, text('日期', 'Date', 'Fecha')),
    fee: wire.yuan.optional(),
    tags: wire.structured(z.array(z.string()).max(2)).default([]),
    voice: z
      .string()
      .refine((value) => value !== 'LOUD', { error: 'note.no-shouting' })
      .default(''),
  }),
  output: z.object({ title: z.string(), fee: z.number().nullable(), tags: z.array(z.string()) }),
  errors: [own],
})
const read = endpoint('GET /api/v1/note/read/{id}', {
  summary: text('读', 'Read', 'Leer'),
  input: z.object({ id: wire.id }),
  output: z.object({ id: z.number(), language: z.string() }),
})
const broken = endpoint('POST /api/v1/note/broken', {
  summary: text('坏', 'Broken', 'Roto'),
  input: wire.nothing,
  output: z.object({ id: z.number() }),
})
const counted = endpoint('POST /api/v1/note/counted', {
  summary: text('计', 'Counted', 'Contado'),
  input: z.object({ n: z.number() }),
  output: wire.done,
})

const inputs = { title: '标题', on: '2026-02-28' }
const people: Record<string, Partial<Actor>> = {
  staff: { kind: 'staff', userId: 1 },
  company: { kind: 'company', userId: 2, companyId: 1 },
  sub: { kind: 'company', userId: 3, companyId: 1, main: false, permissions: new Set(['note.read']) },
  waiting: { kind: 'lawyer', userId: 4, waiting: true },
}
const actorOf = (token: string): Actor | undefined => {
  const person = people[token]
  return (
    person &&
    ({
      name: token,
      companyId: null,
      lawyerId: null,
      main: true,
      waiting: false,
      permissions: 'all',
      ...person,
    } as Actor)
  )
}

let connection: Connection
let drop: () => Promise<void>
let app: Awaited<ReturnType<typeof serve>>
const heard: string[] = []
beforeAll(async () => {
  const fresh = await freshDatabase()
  drop = fresh.drop
  connection = connect(fresh.url)
  const company = await connection.database
    .insertInto('companies')
    .values({
      name: 'x',
      normalised_name: 'x',
      credit_code: 'x',
      contact_name: 'x',
      contact_mobile: 'x',
      state: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await connection.database
    .insertInto('users')
    .values(
      [1, 2, 3].map((id) => ({
        id,
        kind: id === 1 ? 'staff' : 'company',
        company_id: id === 1 ? null : company.id,
        account: `1380000000${id}`,
        password_hash: 'x',
        name: 'x',
        state: 'active',
      })),
    )
    .execute()
  const routes = [
    route(write, {
      access: allow('note.write', { staff: true, company: (actor) => actor.companyId === 1 }),
      run: command(async (work: Work, { input }: Given<typeof write>) => {
        await work.log({ action: 'note.write', subjectType: 'note', after: input })
        await work.emit(noted, { title: input.title })
        if (input.title === 'fail') throw own.refusal('no-shouting')
        if (input.title === 'keep') return own.refusal('no-shouting')
        return input
      }),
      present: ({ title, fee, tags }) => ({ title, fee: fee ?? null, tags }),
    }),
    route(read, {
      subject: async ({ input }) => {
        if (input.id !== 5) throw generalRefusals.refusal('not-found')
        return { id: 5 }
      },
      access: signedIn('note.read'),
      run: query(async (reading: Reading, { subject }: Given<typeof read, { id: number }>) => ({
        ...subject,
        language: reading.language,
      })),
      present: (row) => row,
    }),
    openRoute(broken, {
      access: 'public',
      run: query(async (_: Reading<Actor | undefined>, __: Given<typeof broken>) => 'no number'),
      present: (id) => ({ id }) as never,
    }),
    openRoute(counted, {
      access: 'public',
      run: command(async (_: Work<Actor | undefined>, __: Given<typeof counted>) => null),
      present: () => null,
    }),
  ]
  const reactions = [
    on(noted, { name: 'test.hear', when: 'in-transaction', react: async (_, { title }) => void heard.push(title) }),
  ]
  app = await serve(routes, {
    database: connection.database,
    clock: createClock('2026-11-20'),
    reactions,
    findActor: async (_, token) => actorOf(token),
    log: createLog('silent'),
    requestsPerSecond: 100_000,
  })
  documented = openApi(routes)
})
afterAll(async () => {
  await app.close()
  await connection.close()
  await drop()
})
let documented: Record<string, unknown>

const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
const logged = async () =>
  Number(
    (
      await connection.database
        .selectFrom('operation_log')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('who is let in', () => {
  test.each([
    ['no token', {}, 401, 'not-signed-in'],
    ['an unknown token', { token: 'nobody' }, 401, 'not-signed-in'],
    ['an account under review', { token: 'waiting' }, 200, 'under-review'],
    ['a sub-account without the permission', { token: 'sub' }, 200, 'forbidden'],
  ])('%s is refused', async (_who, headers, status, code) => {
    const reply = await post(write.path, inputs, headers as Record<string, string>)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().errors[0].code).toBe(code)
  })

  test.each([
    ['token', { token: 'staff' }],
    ['X-Token', { 'x-token': 'staff' }],
    ['bearer', { authorization: 'Bearer staff' }],
  ])('the token is read from the header %s', async (_header, headers) => {
    expect((await post(write.path, inputs, headers as Record<string, string>)).json().code).toBe(1)
  })

  test('a hidden or missing row is "not found" with status 200', async () => {
    const reply = await app.inject({ url: '/api/v1/note/read/6', headers: { token: 'staff' } })
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([200, 'not-found'])
  })
})

describe('what goes in', () => {
  test('every faulty field is named, in three languages, by its label', async () => {
    const bad = { title: '六个字的标题', on: '2026-02-30', voice: 'LOUD' }
    const said = []
    for (const language of ['zh-CN', 'en', 'es']) {
      const reply = (await post(write.path, bad, { token: 'staff', 'accept-language': language })).json()
      expect(reply.errors.map((fault: { path: string; code: string }) => [fault.path, fault.code])).toEqual([
        ['title', 'too-long'],
        ['on', 'invalid'],
        ['voice', 'note.no-shouting'],
      ])
      expect(reply.msg).toBe(reply.errors[0].msg)
      said.push(reply.errors.map((fault: { msg: string }) => fault.msg))
    }
    expect(said).toEqual([
      ['标题不能超过5个字符', '日期格式不正确', '请勿喧哗'],
      ['Title may have at most 5 characters', 'Date is not valid', 'No shouting'],
      ['Título admite como máximo 5 caracteres', 'Fecha no es válido', 'Sin gritos'],
    ])
  })

  test('a form-encoded body says the same as JSON, nested values as JSON text or with brackets', async () => {
    for (const body of [
      'title=a&on=2026-02-28&fee=1%2C000.5&tags=%5B%22x%22%5D',
      'title=a&on=2026-02-28&fee=1000.50&tags[]=x',
    ]) {
      const reply = await app.inject({
        method: 'POST',
        url: write.path,
        headers: { token: 'staff', 'content-type': 'application/x-www-form-urlencoded' },
        payload: body,
      })
      expect(reply.json().data).toEqual({ title: 'a', fee: 100_050, tags: ['x'] })
    }
  })

  test('a body that is no JSON gets a sentence', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: write.path,
      headers: { 'content-type': 'application/json' },
      payload: '{"a":',
    })
    expect([reply.json().code, reply.json().errors[0].code]).toEqual([0, 'unreadable-body'])
  })

  test('paths match in any case, /v1 is /api/v1', async () => {
    for (const path of ['/API/V1/Note/Write', '/v1/note/write', '/v1/note/write/'])
      expect((await post(path, inputs, { token: 'staff' })).json().code).toBe(1)
  })

  test('a body over the limit is code -600 with status 413', async () => {
    const reply = await post(counted.path, { n: 'x'.repeat(5 * 1024 * 1024) })
    expect([reply.statusCode, reply.json().code]).toEqual([413, -600])
  })
})

describe('one command, one transaction', () => {
  test('a thrown refusal leaves nothing, a returned one keeps what was written', async () => {
    const before = await logged()
    expect((await post(write.path, { ...inputs, title: 'fail' }, { token: 'staff' })).json().code).toBe(0)
    expect(await logged()).toBe(before)
    expect((await post(write.path, { ...inputs, title: 'keep' }, { token: 'staff' })).json().code).toBe(0)
    expect(await logged()).toBe(before + 1)
  })

  test('reactions hear it inside the transaction', async () => {
    await post(write.path, { ...inputs, title: 'hear' }, { token: 'staff' })
    expect(heard).toContain('hear')
  })

  test('one idempotency key makes one effect, two at once as well; without it there are two', async () => {
    const before = await logged()
    const keyed = () => post(write.path, inputs, { token: 'staff', 'idempotency-key': 'k1' })
    const replies = await Promise.all([keyed(), keyed(), keyed()])
    expect(replies.map((reply) => reply.json().data)).toEqual(Array(3).fill({ title: '标题', fee: null, tags: [] }))
    expect(await logged()).toBe(before + 1)
    await post(write.path, inputs, { token: 'staff' })
    await post(write.path, inputs, { token: 'staff' })
    expect(await logged()).toBe(before + 3)
  })

  test('a key used for another request is refused, for another person it is another key', async () => {
    const reply = await post(write.path, { ...inputs, title: 'x' }, { token: 'staff', 'idempotency-key': 'k1' })
    expect(reply.json().errors[0].code).toBe('same-key-other-request')
    expect(
      (await post(write.path, { ...inputs, title: 'x' }, { token: 'company', 'idempotency-key': 'k1' })).json().code,
    ).toBe(1)
  })

  test('nobody can change the operation log', async () => {
    const { database } = connection
    await expect(database.updateTable('operation_log').set({ action: 'x' }).execute()).rejects.toThrow('append-only')
    await expect(database.deleteFrom('operation_log').execute()).rejects.toThrow('append-only')
  })
})

describe('what comes out', () => {
  test('a reply that its contract does not allow never leaves: status 500, no details', async () => {
    const reply = await post(broken.path, {})
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({ code: 0, errors: [{ code: 'failed' }] })
  })

  test('the reply is in the language asked for, with a request id', async () => {
    const reply = await app.inject({
      url: '/api/v1/note/read/5',
      headers: { token: 'staff', 'accept-language': 'es-MX,en;q=0.5' },
    })
    expect(reply.json()).toEqual({ code: 1, msg: 'Hecho', data: { id: 5, language: 'es' } })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('the OpenAPI document has input, output and callers of every call', () => {
    const paths = documented.paths as Record<
      string,
      Record<string, { responses: object; parameters?: object[]; requestBody?: object }>
    >
    expect(Object.keys(paths)).toEqual([write.path, read.path, broken.path, counted.path])
    expect(paths[read.path]?.get?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
    expect(JSON.stringify(paths[write.path]?.post?.requestBody)).toContain('"title"')
    expect(JSON.stringify(paths[write.path]?.post?.responses)).toContain('"tags"')
  })
})
