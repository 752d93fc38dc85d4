import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalServer, localServer } from '../../test/local-server.ts'
import { setLanguage } from '../platform/i18n/index.ts'
import { type SignedIn, session } from '../platform/session/index.ts'
import { Everything } from './app.tsx'

// Its many parts take their time to be read for the first time.
beforeAll(() => import('./work-app.tsx'), 60_000)

const scrolled = vi.fn()
let server: LocalServer
beforeEach(async () => {
  vi.stubGlobal('scrollTo', scrolled)
  server = await localServer()
  server.answer(() => ({ body: { code: 0, msg: '没有', data: null, errors: [] } }))
})
afterEach(() => {
  cleanup()
  act(() => {
    session.end()
    setLanguage('zh')
  })
  server.close()
})

const login = (kind: 0 | 1 | 2): SignedIn => ({
  user: { id: 7, token: 't', user_type: kind, relname: '陈思远', avatar: '', pid: 0, self: 7, createtime: '' },
  rule: { menu: [{ id: 1, title: '消息', name: '/message/index', remark: 'message-square', son: [] }], list: [] },
})

const Where = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}
const open = (path: string) =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Everything />
        <Where />
      </MemoryRouter>,
    ),
  )
const where = () => screen.getByTestId('where').textContent

describe('a guest', () => {
  it('meets the home page; its header, promise and footer', async () => {
    await open('/index')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/企业的每一件案子/)
    screen.getByRole('banner')
    screen.getByRole('contentinfo')
    await waitFor(() => expect(document.title).toBe('首页 · 律桥'))
  })

  it('is led to sign-in from any other path; closing the dialog leaves the home page', async () => {
    await open('/case/edit/5')
    const dialog = await screen.findByRole('dialog', { name: '系统登录' })
    expect(where()).toBe('/index?redirect=%2Fcase%2Fedit%2F5')
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(where()).toBe('/index')
  })

  it('who chooses 新增案源 in the header gets the sign-in dialog over the home page', async () => {
    await open('/404')
    const menu = await screen.findByRole('button', { name: '案源管理' })
    await userEvent.click(menu)
    await userEvent.click(screen.getByRole('menuitem', { name: '新增案源' }))
    await screen.findByRole('dialog', { name: '系统登录' })
    expect(where()).toBe('/index?redirect=%2Fsource%2Findex%3Fopen%3Dtrue')
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  })

  it('switches the language of everything, the document included', async () => {
    await open('/404')
    await userEvent.click(await screen.findByRole('button', { name: /^语言/ }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }))
    await screen.findByRole('heading', { name: 'Página no encontrada' })
    await waitFor(() =>
      expect([document.title, document.documentElement.lang]).toEqual(['Página no encontrada · Luqiao', 'es']),
    )
  })
})

describe('somebody signed in', () => {
  it('sees name and kind, and a page that is not there inside the work layout', async () => {
    session.begin(login(1))
    await open('/case/nothing')
    await screen.findByText('--企业')
    await screen.findByRole('heading', { name: '页面不存在' })
    expect(screen.getByRole('navigation', { name: '主导航' }).textContent).toMatch(/消息/)
  })

  it('with a kept token only has the user fetched and stays where he asked to be', async () => {
    localStorage.setItem('token', 't')
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    server.answer(({ url }) =>
      url === '/api/v1/user/info'
        ? { body: { code: 1, msg: '', data: login(1) } }
        : { body: { code: 0, msg: '没有', data: null, errors: [] } },
    )
    await open('/case/nothing')
    await screen.findByText('--企业')
    expect(where()).toBe('/case/nothing')
    expect(server.received[0]).toMatchObject({ url: '/api/v1/user/info', headers: { token: 't' } })
  })

  it('whose kept token the server refuses is asked to sign in', async () => {
    localStorage.setItem('token', 'old')
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    server.answer(() => ({ status: 401, body: { code: 401, msg: '请先登录', data: null } }))
    await open('/case/edit/5')
    await screen.findByRole('dialog', { name: '系统登录' })
    expect(where()).toBe('/index?redirect=%2Fcase%2Fedit%2F5')
    expect(session.now().token).toBeUndefined()
  })

  it('whose session ends meanwhile is led to sign-in from the screen he was on', async () => {
    session.begin(login(1))
    await open('/case/nothing')
    await screen.findByText('--企业')
    act(() => session.end())
    await screen.findByRole('dialog', { name: '系统登录' })
    expect(where()).toBe('/index?redirect=%2Fcase%2Fnothing')
  })
})

it('a server that cannot be reached is said so, with a way to try again', async () => {
  // React reports what the error boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.setItem('token', 't')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  server.answer(() => 'hang up')
  await open('/case/index')
  await screen.findByRole('heading', { name: '无法连接服务器' })
  screen.getByRole('button', { name: '重新加载' })
  expect(session.now().token).toBe('t')
  expect(reported).toHaveBeenCalled()
  reported.mockRestore()
})
