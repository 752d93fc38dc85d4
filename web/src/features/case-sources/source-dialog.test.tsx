import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalServer, localServer } from '../../../test/local-server.ts'
import { memorySources } from '../../form-renderer/gallery/memory-sources.ts'
import { FormSourcesProvider } from '../../form-renderer/index.ts'
import { createQueryClient } from '../../platform/api/index.ts'
import { closeDialog, useRequestedDialog } from '../../platform/dialogs.ts'
import { session } from '../../platform/session/index.ts'
import { Confirmer, Toaster, toast } from '../../ui/plain.ts'
import SourceDialog from './source-dialog.tsx'

const user = userEvent.setup({ pointerEventsCheck: 0 })
let server: LocalServer
let closed = 0

beforeAll(async () => {
  server = await localServer()
})
afterAll(() => server.close())
beforeEach(() => {
  closed = 0
  server.received.length = 0
  server.answer(() => ({ body: { code: 1, msg: '操作成功', data: { id: 7 } } }))
  session.begin({
    user: { id: 3, token: 'token-3', user_type: 0, relname: '平台', avatar: '', pid: 0, self: 3, createtime: 0 },
    rule: { menu: [], list: ['case-source.add'] },
  })
})
afterEach(() => {
  cleanup()
  closeDialog()
  session.end()
})

const Asked = () => <output data-testid="asked">{useRequestedDialog()?.name}</output>
const sources = Promise.resolve(memorySources())
const load = () => sources

/** The dialog on a page that never closes it, so that what it keeps can be seen. */
const open = () =>
  act(async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient((error) => toast.error(error))}>
          <FormSourcesProvider value={load}>
            <Suspense>
              <SourceDialog
                onClose={() => {
                  closed += 1
                }}
              />
            </Suspense>
            <Confirmer />
            <Toaster />
            <Asked />
          </FormSourcesProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    )
  })

const input = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const type = async (name: RegExp, text: string) => user.type(await input(name), text)

async function fillIn() {
  await type(/^需求主体/, '示例文具有限公司')
  await type(/^委托单位/, '云帆')
  await user.click(await screen.findByText('云帆科技有限公司'))
  await type(/^联系人姓名/, '周宁远')
  await type(/^联系人电话/, '0757-88880000')
  await type(/^案源名称/, '商标维权')
  await type(/^案件数量/, '0a12')
  await type(/^案件费用/, '1,200.505')
  await type(/^基本案情/, '多家网店销售仿冒商品。')
  await user.click(await input(/^办案地区/))
  for (const name of ['广东省', '佛山市', '禅城区']) await user.click(await screen.findByText(name))
}

describe('the dialog 新增案源', () => {
  it('names all nine faults at once in the words of the specification, before anything is sent', async () => {
    await open()
    await press('确定')
    for (const words of [
      '需求主体不能为空',
      '委托单位不能为空',
      '联系人姓名不能为空',
      '联系人电话不能为空',
      '办案地区不能为空',
      '案源名称不能为空',
      '案件数量不能为空',
      '案件费用不能为空',
      '基本案情不能为空',
    ])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(server.received).toEqual([])
  })

  it('takes a sentence away when its field changes, and no other', async () => {
    await open()
    await press('确定')
    await type(/^联系人姓名/, '周')
    expect(screen.queryByText('联系人姓名不能为空')).toBeNull()
    expect(screen.getByText('联系人电话不能为空')).toBeDefined()
  })

  it('filters count and fee while they are typed', async () => {
    await open()
    await type(/^案件数量/, '0a105')
    await type(/^案件费用/, '￥1,200.505')
    expect((await input(/^案件数量/)).value).toBe('105')
    expect((await input(/^案件费用/)).value).toBe('1200.50')
  })

  it('keeps what was typed when the connection breaks, and sends it once more under the same key', async () => {
    await open()
    await fillIn()
    server.answer(() => 'hang up')
    await press('确定')
    await screen.findByText('网络连接已断开，请检查网络后重试')
    expect((await input(/^案源名称/)).value).toBe('商标维权')
    expect(closed).toBe(0)
    server.answer(() => ({ body: { code: 1, msg: '操作成功', data: { id: 7 } } }))
    await press('确定')
    await screen.findByText('提交成功')
    expect(closed).toBe(1)
    const keys = server.received.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
    expect(JSON.parse(server.received.at(-1)?.body ?? '')).toMatchObject({
      compid: '1',
      case_num: '12',
      case_costs: '1200.50',
      address: '广东省,佛山市,禅城区',
    })
  })

  it('shows beneath its field what the server refused', async () => {
    await open()
    await fillIn()
    const refused = { path: 'compid', code: 'case-source.company-unknown', msg: '委托单位不存在或已停用' }
    server.answer(() => ({ body: { code: 0, msg: refused.msg, data: null, errors: [refused] } }))
    await press('确定')
    await waitFor(() => expect(screen.getAllByText(refused.msg)).toHaveLength(2))
    expect((await input(/^委托单位/)).getAttribute('aria-invalid')).toBe('true')
    expect(closed).toBe(0)
  })

  it('closes and asks to sign in when nobody is signed in any more', async () => {
    await open()
    await fillIn()
    session.end()
    await press('确定')
    expect(closed).toBe(1)
    expect(screen.getByTestId('asked').textContent).toBe('sign-in')
    expect(server.received).toEqual([])
  })

  it('asks before what was typed is given up', async () => {
    await open()
    await type(/^案源名称/, '商标')
    await press('取消')
    await screen.findByRole('dialog', { name: '放弃已填写的内容？' })
    expect(closed).toBe(0)
    await press('放弃')
    expect(closed).toBe(1)
  })
})
