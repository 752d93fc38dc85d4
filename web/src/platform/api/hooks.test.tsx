import { endpoint, text } from '@luqiao/domain/kernel'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type LocalServer, localServer } from '../../../test/local-server.ts'
import { session } from '../session/index.ts'
import { useCommand, useEndpoint } from './hooks.ts'
import { createQueryClient } from './query-client.ts'

const list = endpoint('POST /api/v1/things/list', {
  summary: text('列表', 'List', 'Lista'),
  input: z.object({ page: z.number() }),
  output: z.object({ list: z.array(z.number()) }),
  effect: 'read',
})
const add = endpoint('POST /api/v1/things/add', {
  summary: text('新增', 'Add', 'Añadir'),
  input: z.object({ name: z.string() }),
  output: z.null(),
})

let server: LocalServer
const report = vi.fn()
const inCache = () => {
  const client = createQueryClient(report)
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}
const keys = () =>
  server.received.filter(({ url }) => url === add.path).map(({ headers }) => headers['idempotency-key'])

beforeEach(async () => {
  server = await localServer()
  report.mockReset()
})
afterEach(() => {
  cleanup()
  server.close()
  session.end()
})

it('reads an endpoint and reads it again after a command that changes it', async () => {
  let rows = [1]
  server.answer(({ url }) => {
    if (url === add.path) rows = [1, 2]
    return { body: { code: 1, msg: '', data: url === list.path ? { list: rows } : null } }
  })
  const done = vi.fn()
  const { result } = renderHook(
    () => ({ list: useEndpoint(list, { page: 1 }), add: useCommand(add, { changes: [list], onDone: done }) }),
    { wrapper: inCache() },
  )
  await waitFor(() => expect(result.current.list.data).toEqual({ list: [1] }))
  act(() => result.current.add.mutate({ name: 'x' }))
  await waitFor(() => expect(result.current.list.data).toEqual({ list: [1, 2] }))
  expect(done).toHaveBeenCalledWith(null, { name: 'x' })
})

it('gives each submit its own key, and a repeated one after no answer the same key', async () => {
  const { result } = renderHook(() => useCommand(add), { wrapper: inCache() })
  const submit = (name: string) =>
    act(() =>
      result.current.mutateAsync({ name }).then(
        () => true,
        () => false,
      ),
    )
  expect(await submit('a')).toBe(true)
  server.answer(() => 'hang up')
  expect(await submit('b')).toBe(false)
  expect(await submit('b')).toBe(false)
  server.answer(() => ({ body: { code: 0, msg: '不行', data: null, errors: [] } }))
  expect(await submit('b')).toBe(false)
  expect(await submit('b')).toBe(false)
  expect(await submit('c')).toBe(false)
  const [a, b1, b2, b3, b4, c] = keys()
  expect(new Set([b1, b2, b3]).size).toBe(1)
  expect(new Set([a, b1, b4, c]).size).toBe(4)
  expect(a).toMatch(/^[A-Za-z0-9]{32}$/)
})

it('reports a failed command, and does not ask a refused read again', async () => {
  server.answer(() => ({ body: { code: 0, msg: '您无权进行此操作', data: null, errors: [] } }))
  const { result } = renderHook(() => ({ list: useEndpoint(list, { page: 1 }), add: useCommand(add) }), {
    wrapper: inCache(),
  })
  await waitFor(() => expect(result.current.list.error).toMatchObject({ msg: '您无权进行此操作' }))
  act(() => result.current.add.mutate({ name: 'x' }))
  await waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(server.received.filter(({ url }) => url === list.path)).toHaveLength(1)
})

it('forgets what one person read when another signs in', async () => {
  let owner = 'first'
  server.answer(() => ({ body: { code: 1, msg: '', data: { list: [owner] } } }))
  const { result } = renderHook(() => useEndpoint(list, { page: 1 }), { wrapper: inCache() })
  await waitFor(() => expect(result.current.data).toEqual({ list: ['first'] }))
  owner = 'second'
  act(() =>
    session.begin({
      user: { id: 8, token: 'b', user_type: 1, relname: '何苗', avatar: '', pid: 0, self: 8, createtime: '' },
      rule: { menu: [], list: [] },
    }),
  )
  const again = renderHook(() => useEndpoint(list, { page: 1 }), { wrapper: inCache() })
  await waitFor(() => expect(again.result.current.data).toEqual({ list: ['second'] }))
})
