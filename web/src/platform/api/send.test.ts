import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalServer, localServer } from '../../../test/local-server.ts'
import { setLanguage } from '../i18n/index.ts'
import { session } from '../session/index.ts'
import { ApiRefusal, Unreachable } from './refusal.ts'
import { send } from './send.ts'

let server: LocalServer
beforeEach(async () => {
  server = await localServer()
})
afterEach(() => {
  server.close()
  session.end()
  setLanguage('zh')
})

const signIn = (token: string) =>
  session.begin({
    user: { id: 7, token, user_type: 2, relname: '陈思远', avatar: '', pid: 0, self: 7, createtime: '' },
    rule: { menu: [], list: [] },
  })
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a call', () => {
  it('posts JSON with token, language and idempotency key, and answers the data', async () => {
    signIn('abc')
    setLanguage('es')
    server.answer(() => ({ body: { code: 1, msg: 'ok', data: { id: 5 } } }))
    const line = { method: 'POST', path: '/api/v1/source/add' } as const
    expect(await send(line, { casename: '案源' }, { idempotencyKey: 'k1' })).toEqual({ id: 5 })
    const [request] = server.received
    expect(request).toMatchObject({ method: 'POST', url: '/api/v1/source/add' })
    expect(JSON.parse(request?.body ?? '')).toEqual({ casename: '案源' })
    expect(request?.headers).toMatchObject({
      token: 'abc',
      'accept-language': 'es',
      'idempotency-key': 'k1',
      'content-type': 'application/json',
    })
  })

  it('puts the input of a GET into the query, and a path’s {id} into the path', async () => {
    await send({ method: 'GET', path: '/api/v1/region/city' }, { title: '广东 & 佛山', page: 2, none: undefined })
    await send({ method: 'POST', path: '/api/v1/passed/trial/id/{id}' }, { id: 9, pass: true })
    const [get, post] = server.received
    expect(Object.fromEntries(new URL(get?.url ?? '', 'http://x').searchParams)).toEqual({
      title: '广东 & 佛山',
      page: '2',
    })
    expect(get?.headers.token).toBeUndefined()
    expect(post?.url).toBe('/api/v1/passed/trial/id/9')
    expect(JSON.parse(post?.body ?? '')).toEqual({ pass: true })
  })

  it('throws a refusal that knows every faulty field, whatever the status', async () => {
    const errors = [
      { path: 'contacts', code: 'required', msg: '联系人姓名不能为空' },
      { path: 'mobile', code: 'required', msg: '联系人电话不能为空' },
    ]
    server.answer(() => ({ status: 429, body: { code: 0, msg: errors[0]?.msg, data: null, errors } }))
    const error = await caught(send({ method: 'POST', path: '/api/v1/source/add' }, {}))
    expect(error).toBeInstanceOf(ApiRefusal)
    const refusal = error as ApiRefusal
    expect([refusal.code, refusal.msg, refusal.errors]).toEqual([0, '联系人姓名不能为空', errors])
    expect(refusal.of('mobile')).toBe('联系人电话不能为空')
    expect([refusal.notFound, refusal.forbidden]).toEqual([false, false])
  })

  it('ends the session on 401', async () => {
    signIn('abc')
    server.answer(() => ({ status: 401, body: { code: 401, msg: '请先登录', data: null } }))
    expect(await caught(send({ method: 'POST', path: '/api/v1/cases/index' }, {}))).toMatchObject({ code: 401 })
    expect(session.now().token).toBeUndefined()
  })

  it('does not let a late 401 sign out whoever came after', async () => {
    signIn('old')
    server.answer(() => ({ status: 401, body: { code: 401, msg: '请先登录', data: null }, delay: 30 }))
    const late = caught(send({ method: 'POST', path: '/api/v1/cases/index' }, {}))
    signIn('new')
    await late
    expect(session.now().token).toBe('new')
  })

  it('says why there is no answer', async () => {
    server.answer(() => ({ status: 502, body: '<h1>Bad gateway</h1>' }))
    expect(await caught(send({ method: 'GET', path: '/x' }, {}))).toMatchObject({ reason: 'unreadable' })
    server.answer(() => 'hang up')
    const error = await caught(send({ method: 'GET', path: '/x' }, {}))
    expect(error).toBeInstanceOf(Unreachable)
    expect(error).toMatchObject({ reason: 'offline' })
  })

  it('waits 15 seconds and no longer', async () => {
    const asked: number[] = []
    const after = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      asked.push(ms)
      const stop = new AbortController()
      setTimeout(() => stop.abort(new DOMException('late', 'TimeoutError')), 20)
      return stop.signal
    })
    server.answer(() => ({ body: { code: 1, msg: '', data: null }, delay: 500 }))
    expect(await caught(send({ method: 'GET', path: '/x' }, {}))).toMatchObject({ reason: 'timeout' })
    expect(asked).toEqual([15_000])
    after.mockRestore()
  })
})
