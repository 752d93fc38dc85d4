import { basicFormsOf, contextOf, evidenceForms, type NewCaseStep, partyForms } from '@luqiao/domain/cases'
import { type Form, type FormValues, initialValues, present } from '@luqiao/domain/forms'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memorySources } from '../../form-renderer/gallery/memory-sources.ts'
import { FormSourcesProvider } from '../../form-renderer/index.ts'
import { session } from '../../platform/session/index.ts'
import { Confirmer, Toaster } from '../../ui/plain.ts'
import NewCaseDialog from './new-case-dialog.tsx'

const user = userEvent.setup({ pointerEventsCheck: 0 })
type Sent = { path: string; body: Record<string, unknown>; key: string | null }
let sent: Sent[] = []
/** Answers to come instead of the usual ones: an envelope, or a connection that breaks. */
let unusual: (object | 'dead')[] = []

const stepOf = (form: Form, values: FormValues = {}): NewCaseStep => {
  const context = contextOf({ ipCase: true, caseType: 1 }, { facts: { today: '2026-11-20' } })
  const empty = initialValues(present(form, {}, 'zh', context).form)
  return { ...present(form, values, 'zh', context), appendArr: form.append ? [empty] : [] }
}
const ours = { isour: '1', party_role: 'plaintiff', party_type: 1, party_name: '云帆科技有限公司' }

/** What the server would answer on this path, as the domain makes it. */
function replyTo(path: string, body: Record<string, unknown>): unknown {
  if (path.endsWith('/create')) return stepOf(basicFormsOf(1).current, { title: '商标维权', civil_lawsuit: 1451 })
  if (path.endsWith('/basic')) return stepOf(partyForms.current, ours)
  if (path.endsWith('/party') && body.party_id)
    return stepOf(partyForms.current, { ...ours, party_name: '王海', mobile: '13900000009' })
  if (path.endsWith('/party')) return stepOf(evidenceForms.current)
  return { form: [], action: '', append: false, case_id: 77 }
}

const realFetch = globalThis.fetch
beforeEach(() => {
  sent = []
  unusual = []
  sessionStorage.clear()
  globalThis.fetch = async (url, init) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>
    sent.push({ path: String(url), body, key: new Headers(init?.headers).get('idempotency-key') })
    const next = unusual.shift()
    if (next === 'dead') throw new TypeError('Failed to fetch')
    return Response.json(next ?? { code: 1, msg: '操作成功', data: replyTo(String(url), body) })
  }
  signIn(5)
})
afterEach(() => {
  cleanup()
  globalThis.fetch = realFetch
  session.end()
})

const signIn = (id: number) =>
  session.begin({
    user: { id, token: `token-${id}`, user_type: 2, relname: '陈思远', avatar: '', pid: 0, self: id, createtime: 0 },
    rule: { menu: [], list: [] },
  })

const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const loaded = Promise.resolve(memorySources())
const sources = () => loaded

let closed = 0
function open(sourceId?: number) {
  closed = 0
  const onClose = () => {
    closed += 1
  }
  return render(
    <MemoryRouter initialEntries={['/case/index']}>
      <FormSourcesProvider value={sources}>
        <NewCaseDialog sourceId={sourceId} onClose={onClose} />
        <Confirmer />
        <Toaster />
        <Address />
      </FormSourcesProvider>
    </MemoryRouter>,
  )
}

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const input = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const address = () => screen.getByTestId('address').textContent
async function choosePlaintiff() {
  await user.click(screen.getByRole('combobox'))
  await user.click(await screen.findByText('诉讼'))
  await user.click(await screen.findByText('主诉'))
}
async function goToParties() {
  await choosePlaintiff()
  await press('下一步')
  await input(/^案件名称/)
  await press('下一步')
  await input(/^姓名\/名称/)
}
const pathsSent = () => sent.map(({ path }) => path.split('/').at(-1))

describe('the course of the dialog', () => {
  it('goes through the steps that the server returns, and to the case', async () => {
    open(9)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true)
    await goToParties()
    await press('下一步')
    await input(/^证据名称/)
    await press('创建案件')
    await waitFor(() => expect(address()).toBe('/case/edit/77'))
    expect(screen.getByText('添加成功')).toBeTruthy()
    expect(pathsSent()).toEqual(['create', 'basic', 'party', 'evidence'])
    expect(sent[0]?.body).toEqual({ ip_case: '1', case_type: 1, source_id: 9 })
    expect(sent[3]?.body).toMatchObject({
      case: { ip_case: '1', case_type: 1, source_id: 9 },
      basic: { title: '商标维权', civil_lawsuit: 1451 },
      party: [ours],
    })
    expect(sessionStorage.getItem('new-case 9 ')).toBeNull()
  })

  it('goes back to the earlier form with its values, and keeps the list of parties', async () => {
    open()
    await goToParties()
    await press('添加当事人')
    const names = await screen.findAllByLabelText<HTMLInputElement>(/^姓名\/名称/)
    expect(names.map(({ value }) => value)).toEqual(['云帆科技有限公司', ''])
    await user.type(names[1] as HTMLElement, '王海')
    await press('上一步')
    expect((await input(/^案件名称/)).value).toBe('商标维权')
    await user.type(await input(/^案件名称/), '二期')
    await press('上一步')
    expect(screen.getByText(/主诉/)).toBeTruthy()
    await press('下一步')
    expect((await input(/^案件名称/)).value).toBe('商标维权二期')
    await press('下一步')
    await waitFor(() => expect(screen.getAllByLabelText(/^姓名\/名称/)).toHaveLength(2))
    const kept = screen.getAllByLabelText<HTMLInputElement>(/^姓名\/名称/)
    expect(kept.map(({ value }) => value)).toEqual(['云帆科技有限公司', '王海'])
  })

  it('deletes an entry, but never the last one', async () => {
    open()
    await goToParties()
    const first = () => within(screen.getByRole('group', { name: /当事人.*1$/ }))
    expect(first().getAllByRole<HTMLButtonElement>('button').at(0)?.disabled).toBe(true)
    await press('添加当事人')
    const second = within(await screen.findByRole('group', { name: /当事人.*2$/ }))
    await user.click(second.getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(screen.getAllByLabelText(/^姓名\/名称/)).toHaveLength(1))
  })

  it('sends nothing while the domain finds a fault, and shows where', async () => {
    open()
    await goToParties()
    const before = sent.length
    await user.clear(await input(/^姓名\/名称/))
    await press('下一步')
    expect(await screen.findByText(/姓名\/名称不能为空/)).toBeTruthy()
    expect(sent).toHaveLength(before)
  })

  it('shows the step in which the last answer found a fault', async () => {
    open()
    await goToParties()
    await press('下一步')
    await input(/^证据名称/)
    const errors = [{ path: 'basic.title', code: 'too-long', msg: '案件名称太长' }]
    unusual = [{ code: 0, msg: '案件名称太长', data: null, errors }]
    await press('创建案件')
    expect((await input(/^案件名称/)).value).toBe('商标维权')
    expect(screen.getAllByText('案件名称太长').length).toBeGreaterThan(1)
  })
})

describe('what was typed', () => {
  it('stays where the server is dead, and one key makes one case', async () => {
    open()
    await goToParties()
    await press('下一步')
    await user.type(await input(/^证据名称/), '公证书')
    unusual = ['dead']
    await press('创建案件')
    expect(await screen.findByText(/暂时连不上服务器/)).toBeTruthy()
    expect((await input(/^证据名称/)).value).toBe('公证书')
    await press('创建案件')
    await waitFor(() => expect(address()).toBe('/case/edit/77'))
    const keys = sent.filter(({ path }) => path.endsWith('/evidence')).map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('is there again after a reload, for the same person only, and can be dropped', async () => {
    const first = open()
    await goToParties()
    first.unmount()
    open()
    expect((await input(/^姓名\/名称/)).value).toBe('云帆科技有限公司')
    expect(screen.getByText('已恢复上次未完成的内容。')).toBeTruthy()
    await press('重新开始')
    expect(await screen.findByText('请选择诉讼或非诉类型')).toBeTruthy()
    cleanup()
    open()
    await goToParties()
    cleanup()
    signIn(6)
    open()
    expect(await screen.findByText('请选择诉讼或非诉类型')).toBeTruthy()
  })

  it('is forgotten by cancel', async () => {
    open()
    await goToParties()
    await press('取消')
    expect(closed).toBe(1)
    expect(sessionStorage.getItem('new-case  ')).toBeNull()
  })

  it('waits in the browser while one signs in: without a token next leads to the login', async () => {
    open(9)
    await choosePlaintiff()
    const draft = sessionStorage.getItem('new-case 9 ')
    session.end()
    await press('下一步')
    expect(sent).toEqual([])
    const back = '/case/index?open=true&source_id=9'
    await waitFor(() => expect(address()).toBe(`/index?redirect=${encodeURIComponent(back)}`))
    expect(sessionStorage.getItem('new-case 9 ')).toBe(draft)
  })

  it('says that the case may exist where the same key was used for other content', async () => {
    open()
    await goToParties()
    await press('下一步')
    await input(/^证据名称/)
    const errors = [{ path: '', code: 'same-key-other-request', msg: '重复的请求标识用于不同的请求' }]
    unusual = [{ code: 0, msg: '重复的请求标识用于不同的请求', data: null, errors }]
    await press('创建案件')
    expect(await screen.findByRole('link', { name: '打开案件列表' })).toBeTruthy()
  })
})

describe('a known party', () => {
  const choose = async () => {
    open()
    await goToParties()
    await press('添加当事人')
    const field = screen.getAllByLabelText(/^姓名\/名称/)[1] as HTMLElement
    await user.type(field, '海')
    await user.click((await screen.findAllByText(/海川/)).at(-1) as HTMLElement)
    expect(await screen.findByRole('dialog', { name: '是否确认关联当事人相关信息?' })).toBeTruthy()
  }

  it('fills its entry once that was confirmed', async () => {
    await choose()
    await press('确定')
    await waitFor(() => expect(screen.getByDisplayValue('13900000009')).toBeTruthy())
    expect(sent.at(-1)?.body).toMatchObject({ ip_case: '1', case_type: 1, party_type: 1, party_id: expect.anything() })
    expect(screen.getAllByLabelText<HTMLInputElement>(/^姓名\/名称/)[0]?.value).toBe('云帆科技有限公司')
  })

  it('is not linked where that was declined', async () => {
    await choose()
    const before = sent.length
    const question = within(screen.getByRole('dialog', { name: '是否确认关联当事人相关信息?' }))
    await user.click(question.getByRole('button', { name: '取消' }))
    await waitFor(() =>
      expect(
        JSON.parse(sessionStorage.getItem('new-case  ') ?? '{}').draft.answered.party.values.party[1],
      ).toMatchObject({ party_id: null }),
    )
    expect(sent).toHaveLength(before)
  })
})
