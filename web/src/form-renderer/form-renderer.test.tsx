import { type Form, type FormValues, fact, field, form, option, present, when } from '@luqiao/domain/forms'
import { text } from '@luqiao/domain/kernel'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Confirmer } from '../ui/confirm.tsx'
import { Toaster } from '../ui/toast.tsx'
import { memorySources } from './gallery/memory-sources.ts'
import { FormRenderer, type FormRendererProps, type FormSources, type Pick, useForm } from './index.ts'

const t = (zh: string) => text(zh, zh, zh)
const user = userEvent.setup({ pointerEventsCheck: 0 })
afterEach(cleanup)

type Draft = ReturnType<typeof useForm>
let draft: Draft
let sent: FormValues | undefined

/** A page with one form and a button that sends it. */
function Page({ drawn, ...more }: { drawn: ReturnType<typeof present> } & Partial<FormRendererProps>) {
  draft = useForm(drawn)
  return (
    <>
      <FormRenderer {...draft.props} sources={memorySources()} {...more} />
      <button
        type="button"
        onClick={() => {
          sent = draft.check()
        }}
      >
        保存
      </button>
      <Confirmer />
      <Toaster />
    </>
  )
}

function show(definition: Form, values: FormValues = {}, more: Partial<FormRendererProps> = {}) {
  sent = undefined
  const options = { parties: [option(7, t('云帆')), option(8, t('海川'))] }
  const drawn = present(definition, values, 'zh', { facts: { filed_on: '2026-05-01' }, options })
  return render(<Page drawn={drawn} {...more} />)
}
const save = () => user.click(screen.getByRole('button', { name: '保存' }))
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))

describe('a form', () => {
  const simple = form('x', 1, [
    field.text('name', t('名称'), { required: true, maxlen: 4 }),
    field.text('mobile', t('手机'), { check: 'mobile' }),
    field.money('amount', t('标的额')),
  ])

  it('says beneath each field what is wrong, ties it to the input and moves the focus to the first', async () => {
    show(simple)
    await user.type(input('手机'), '123')
    await save()
    expect(sent).toBeUndefined()
    const name = input('名称')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(name.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('名称不能为空')
    expect(screen.getByText('手机应为11位手机号码')).toBeTruthy()
  })

  it('sends what the domain normalised', async () => {
    show(simple)
    await user.type(input('名称'), '  云帆 ')
    await user.type(input('标的额'), '1280000')
    await user.tab()
    expect(input('标的额').value).toBe('1,280,000.00')
    await save()
    expect(sent).toEqual({ name: '云帆', mobile: null, amount: '1280000.00' })
  })

  it('is quiet until a field was left with something wrong in it', async () => {
    show(simple)
    await user.click(input('名称'))
    await user.tab()
    expect(screen.queryByText('名称不能为空')).toBeNull()
    await user.type(input('手机'), '123')
    expect(screen.queryByText(/11位/)).toBeNull()
    await user.tab()
    expect(screen.getByText('手机应为11位手机号码')).toBeTruthy()
  })

  it('shows what the server refused, until that field changes; what has no field stands above', async () => {
    show(simple, { name: '云帆' })
    const said = [
      { path: 'name', msg: '名称已被使用' },
      { path: 'lawyer', msg: '律师不存在' },
    ]
    await waitFor(() => draft.refuse(said))
    expect(await screen.findByText('名称已被使用')).toBeTruthy()
    expect(within(screen.getByRole('alert')).getByText('律师不存在')).toBeTruthy()
    await user.type(input('名称'), '甲')
    expect(screen.queryByText('名称已被使用')).toBeNull()
  })

  it('takes a text over maxlen and says so, instead of cutting it', async () => {
    show(simple)
    await user.type(input('名称'), '一二三四五')
    await user.tab()
    expect(input('名称').value).toBe('一二三四五')
    expect(screen.getByText('名称不能超过4个字符')).toBeTruthy()
  })

  it('read-only: the answers as text, no input, no button', () => {
    const { container } = show(simple, { name: '云帆', amount: '1280000.00' }, { readOnly: true })
    expect(container.querySelector('input')).toBeNull()
    expect(screen.getByLabelText('标的额').textContent).toContain('1,280,000.00')
    expect(screen.getByLabelText('手机').textContent).toContain('未填写')
  })

  it('disabled: every input is off', () => {
    const { container } = show(simple, {}, { disabled: true })
    expect([...container.querySelectorAll('input')].every((one) => one.disabled)).toBe(true)
  })
})

describe('conditions', () => {
  it('a radio asks for the sub-fields of its option, and sends only these', async () => {
    show(
      form('x', 1, [
        field.radio('pays', t('由谁缴费'), {
          options: [option('us', t('我方')), option('them', t('对方'))],
          under: { us: [field.text('fee', t('受理费'))], them: [field.text('payer', t('缴费人'))] },
        }),
      ]),
    )
    await user.click(screen.getByRole('radio', { name: '我方' }))
    await user.type(input('受理费'), '50')
    await user.click(screen.getByRole('radio', { name: '对方' }))
    expect(screen.queryByLabelText('受理费')).toBeNull()
    await user.type(input('缴费人'), '海川')
    await save()
    expect(sent).toEqual({ pays: 'them', payer: '海川' })
  })

  it('a criminal cause switches the criminal section on', async () => {
    show(
      form('x', 1, [
        field.cause('civil_lawsuit', t('案由')),
        field.group('criminal', t('刑事信息'), [field.text('public_security_organs', t('侦查机关'))], {
          when: when.criminalCause('civil_lawsuit'),
        }),
      ]),
    )
    expect(screen.queryByRole('group', { name: '刑事信息' })).toBeNull()
    fireEvent.mouseDown(input('案由'))
    await user.type(input('案由'), '假冒注册')
    await user.click(await screen.findByText(/^假冒注册商标罪/))
    expect(screen.getByRole('group', { name: '刑事信息' })).toBeTruthy()
    await user.type(input('侦查机关'), '公安局')
    await save()
    expect(sent).toEqual({ civil_lawsuit: 191, public_security_organs: '公安局' })
  })
})

describe('a select', () => {
  const levels = form('x', 1, [
    field.select('level', t('审级'), { options: [option(1, t('一审')), option(2, t('二审'))], other: true }),
  ])

  it("'other' turns it into free text, and the button back into a select", async () => {
    show(levels)
    fireEvent.mouseDown(screen.getByRole('combobox'))
    await user.click(await screen.findByTitle('其他'))
    await user.type(screen.getByRole('textbox', { name: '审级' }), '复核')
    await save()
    expect(sent).toEqual({ level: '复核' })
    await user.click(screen.getByRole('button', { name: '返回选项列表' }))
    expect(screen.getByRole('combobox', { name: '审级' })).toBeTruthy()
    await save()
    expect(sent).toEqual({ level: null })
  })

  it('opens as free text where that was stored', () => {
    show(levels, { level: '复核' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '审级' }).value).toBe('复核')
  })
})

describe('a search', () => {
  it('finds courts, keeps the id of the one taken, and drops it when typing goes on', async () => {
    const picks: Pick[] = []
    show(
      form('x', 1, [field.court('court', t('法院'), { idField: 'court_id' })]),
      {},
      {
        onPick: (pick) => picks.push(pick),
      },
    )
    await user.type(input('法院'), '禅城')
    await user.click(await screen.findByText('佛山市禅城区人民法院', {}, { timeout: 3000 }))
    expect(input('法院').value).toBe('佛山市禅城区人民法院')
    await save()
    expect(sent).toEqual({ court: '佛山市禅城区人民法院', court_id: 10 })
    expect(picks).toMatchObject([{ path: 'court', scope: '', found: { id: 10 } }])
    await user.type(input('法院'), '第二法庭')
    await save()
    expect(sent).toEqual({ court: '佛山市禅城区人民法院第二法庭', court_id: null })
  })

  it('is narrowed by the fields that it names, and stays usable when it fails', async () => {
    const asked: FormValues[] = []
    const memory = memorySources()
    const failing: FormSources = {
      ...memory,
      search: {
        ...memory.search,
        parties: async (_, by) => {
          asked.push(by)
          throw new Error('offline')
        },
      },
    }
    const rows = field.block('party', t('当事人'), [
      field.select('party_type', t('类型'), { options: [option(1, t('法人'))], initial: 1 }),
      field.search('party_name', t('名称'), { source: 'parties', by: ['party_type'] }),
    ])
    show(form('x', 1, [rows]), {}, { sources: failing })
    await user.type(input('名称'), '云帆')
    expect(await screen.findByText('查找失败，请稍后再试', {}, { timeout: 3000 })).toBeTruthy()
    expect(asked).toEqual([{ party_type: 1 }])
    await save()
    expect(sent).toEqual({ party: [{ party_type: 1, party_name: '云帆' }] })
  })
})

describe('a repeatable block', () => {
  const agents = form('x', 1, [
    field.block('agents', t('代理人'), [field.text('agent_name', t('姓名'), { required: true })], { max: 3 }),
  ])
  const names = () => screen.getAllByLabelText<HTMLInputElement>(/^姓名/)

  it('starts with one row, adds copies of the empty one, and keeps the last', async () => {
    show(agents)
    expect(names()).toHaveLength(1)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '至少保留一项' }).disabled).toBe(true)
    await user.type(names()[0] as HTMLInputElement, '陈思远')
    await user.click(screen.getByRole('button', { name: '添加代理人' }))
    await user.type(names()[1] as HTMLInputElement, '林知夏')
    await user.click(screen.getByRole('button', { name: '添加代理人' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '添加代理人' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: '删除代理人1' }))
    expect(names().map((one) => one.value)).toEqual(['林知夏', ''])
    await save()
    expect(sent).toEqual({ agents: [{ agent_name: '林知夏' }] })
  })

  it('a row that was deleted takes its own inputs with it', async () => {
    show(agents, { agents: [{ agent_name: '甲' }, { agent_name: '乙' }] })
    const second = names()[1]
    await user.click(screen.getByRole('button', { name: '删除代理人1' }))
    expect(names()).toEqual([second])
  })

  it('says in its own row what is wrong', async () => {
    show(form('x', 1, [{ ...(agents.fields[0] as Form['fields'][0]), required: true }]))
    await save()
    expect(within(screen.getByRole('group', { name: '代理人1' })).getByText('姓名不能为空')).toBeTruthy()
  })
})

describe('served dates', () => {
  it('has a row for each party and sends those with a day', async () => {
    show(form('x', 1, [field.served('served', t('送达'), { notBefore: fact('filed_on', t('立案日期')) })]))
    const row = (name: string) => within(screen.getByRole('group', { name }))
    const type = async (name: string, day: string) => {
      const box = row(name).getByLabelText('送达日期')
      await user.click(box)
      await user.type(box, `${day}{Enter}`)
    }
    await type('海川', '2026-04-30')
    await save()
    expect(row('海川').getByText('送达日期不能早于立案日期（2026-05-01）')).toBeTruthy()
    await user.clear(row('海川').getByLabelText('送达日期'))
    await type('海川', '2026-05-06')
    await save()
    expect(sent).toEqual({ served: [{ case_party_id: 8, served_on: '2026-05-06', means: null, abroad: false }] })
  })
})

describe('files', () => {
  const files = form('x', 1, [field.upload('files', t('附件'), { maxFiles: 2 })])
  const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
  const choose = (...chosen: File[]) => {
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
    if (chooser) fireEvent.change(chooser, { target: { files: chosen } })
  }

  it('are sent at once, counted while under way, and removed after a question', async () => {
    show(files)
    choose(pdf('传票.pdf'), pdf('代理词.pdf'))
    await waitFor(() => expect(draft.uploading).toBe(2))
    await waitFor(() => expect(draft.uploading).toBe(0), { timeout: 3000 })
    await user.click(screen.getByRole('button', { name: '移除 传票.pdf' }))
    expect(screen.getByRole('dialog').textContent).toContain('确认移除 传票.pdf？')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '移除' }))
    await waitFor(() => expect(screen.queryByText('传票.pdf')).toBeNull())
    await save()
    expect(sent?.files).toMatchObject([{ name: '代理词.pdf', size: 4 }])
  })

  it('refuses another kind and one too many', async () => {
    show(files, { files: [{ id: 90, name: '已有.pdf', thumbid: 'abcdefgh', size: 1 }] })
    choose(new File(['x'], 'virus.exe'))
    expect(await screen.findByText('附件不支持该文件类型：virus.exe')).toBeTruthy()
    choose(pdf('一.pdf'), pdf('二.pdf'))
    expect(await screen.findByText('最多 2 个文件')).toBeTruthy()
    await waitFor(() => expect(draft.uploading).toBe(0), { timeout: 3000 })
    expect(screen.queryByText('二.pdf')).toBeNull()
  })

  it('keeps the entry when taking it back fails', async () => {
    const memory = memorySources()
    const remove = async () => {
      throw new Error('该文件已被使用')
    }
    show(files, {}, { sources: { ...memory, files: { ...memory.files, remove } } })
    choose(pdf('传票.pdf'))
    await user.click(await screen.findByRole('button', { name: '移除 传票.pdf' }, { timeout: 3000 }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '移除' }))
    expect(await screen.findByText('传票.pdf')).toBeTruthy()
  })
})
