import { describe, expect, it } from 'vitest'
import { type Localized, say, text } from '../kernel/index.ts'
import type { FormContext } from './context.ts'
import { fact, field, form, option, today, validate, when } from './index.ts'

const t = (zh: string): Localized => text(zh, `${zh} en`, `${zh} es`)
type Field = Parameters<typeof form>[2][number]

/** The value that one field reads, and its faults as `code at path`. */
function read(one: Field, given: unknown, context: FormContext = {}) {
  const { values, faults } = validate(form('test', 1, [one]), { [one.name]: given }, context)
  return { value: (values as Record<string, unknown>)[one.name], faults: faults.map((f) => `${f.code} at ${f.path}`) }
}

describe('text', () => {
  it('is trimmed, on one line, without control characters', () => {
    expect(read(field.text('a', t('甲')), '  云帆\u0000\n科技\u200b ').value).toBe('云帆 科技')
    expect(read(field.textarea('a', t('甲')), ' 一\r\n二\t三\u0007 ').value).toBe('一\n二\t三')
    expect(read(field.text('a', t('甲')), 'x\ud800y').value).toBe('x\ufffdy')
  })

  it('may be as long as maxlen and no longer, counted in characters as a person does', () => {
    const one = field.text('a', t('甲'), { maxlen: 5 })
    expect(read(one, ' 一二三四五 ').faults).toEqual([])
    expect(read(one, '一二三四五六').faults).toEqual(['too-long at a'])
    expect(read(one, '𠮷𠮷𠮷𠮷𠮷').faults).toEqual([])
    expect(read(field.textarea('a', t('甲'), { maxlen: 2 }), '一\n二').faults).toEqual(['too-long at a'])
  })

  it('names the empty required field in every language', () => {
    const { faults } = validate(form('x', 1, [field.text('a', t('案号'), { required: true })]), { a: '   ' })
    const [fault] = faults
    expect(fault?.path).toBe('a')
    expect(fault && say(fault.words, 'zh', fault.parameters)).toBe('案号不能为空')
    expect(fault && say(fault.words, 'en', fault.parameters)).toBe('案号 en is required')
  })

  it('follows its pattern, and an empty postal code is fine', () => {
    const postal = field.text('a', t('邮编'), { check: 'postal-code' })
    expect(read(postal, '')).toEqual({ value: null, faults: [] })
    expect(read(postal, '52800').faults).toEqual(['forms.postal-code at a'])
    expect(read(field.text('a', t('号'), { check: 'identity-number' }), '11010519491231002x').value).toBe(
      '11010519491231002X',
    )
  })

  it('refuses what is no text', () => {
    for (const bad of [{}, [], true]) expect(read(field.text('a', t('甲')), bad).faults).toEqual(['invalid at a'])
  })
})

describe('numbers and sums', () => {
  it('a whole number within its limits', () => {
    const one = field.number('a', t('日数'), { min: 1, max: 60 })
    expect(read(one, '１5').value).toBe(15)
    for (const bad of ['0', '61', '1.5', '1e1', 'x', '-1']) {
      expect(read(one, bad).faults, bad).toEqual(['forms.not-a-number at a'])
    }
  })

  it('a sum in yuan becomes decimal text with two places', () => {
    expect(read(field.money('a', t('标的额')), ' 1,280,000 ').value).toBe('1280000.00')
    expect(read(field.money('a', t('标的额')), 12.5).value).toBe('12.50')
    for (const bad of ['-1', '1.234', '1e9', '一百']) {
      expect(read(field.money('a', t('标的额')), bad).faults).toEqual(['forms.not-a-sum at a'])
    }
  })
})

describe('choices', () => {
  const options = [option(1, t('一审')), option('retrial', t('再审'))]

  it('are closed, and keep the type of the option', () => {
    const one = field.select('a', t('审级'), { options })
    expect(read(one, '1').value).toBe(1)
    expect(read(one, '二审').faults).toEqual(['forms.not-offered at a'])
    expect(read(field.radio('a', t('审级'), { options }), 'x').faults).toEqual(['forms.not-offered at a'])
  })

  it("other turns into free text, and 'other' alone asks for it", () => {
    const one = field.select('a', t('审级'), { options, other: true, maxlen: 4 })
    expect(read(one, ' 复核 ').value).toBe('复核')
    expect(read(one, 'other').faults).toEqual(['forms.other-empty at a'])
    expect(read(one, '一二三四五').faults).toEqual(['too-long at a'])
  })

  it('several: each once, as a list, JSON text or joined by commas', () => {
    const one = field.selectMany('a', t('审级'), { options })
    for (const given of [[1, '1', 'retrial'], '[1,"retrial"]', '1,retrial'])
      expect(read(one, given).value).toEqual([1, 'retrial'])
    expect(read(field.checkboxes('a', t('审级'), { options }), ['x', 1])).toEqual({
      value: [1],
      faults: ['forms.not-offered at a'],
    })
  })

  it('one box: a required one must be ticked', () => {
    const one = field.checkbox('a', t('同意'), { required: true })
    expect(read(one, '1').value).toBe(true)
    expect(read(one, 'false').faults).toEqual(['required at a'])
    expect(read(one, 'maybe').faults).toEqual(['invalid at a'])
  })

  it('a tree takes any of its nodes', () => {
    const tree = [option('kind', t('种类'), [option('leaf', t('叶'))])]
    expect(read(field.tree('a', t('树'), { options: tree }), 'leaf').value).toBe('leaf')
    expect(read(field.treeMany('a', t('树'), { options: tree }), ['kind', 'leaf']).value).toEqual(['kind', 'leaf'])
  })

  it('may come from the context', () => {
    const one = field.select('a', t('异议人'), { options: 'parties' })
    expect(read(one, '7', { options: { parties: [option(7, t('海川'))] } }).value).toBe(7)
    expect(read(one, '8', { options: { parties: [option(7, t('海川'))] } }).faults).toHaveLength(1)
  })
})

describe('dates', () => {
  it('exist', () => {
    const one = field.date('a', t('日期'))
    expect(read(one, '2028-02-29').value).toBe('2028-02-29')
    expect(read(one, '2026年3月5日').value).toBe('2026-03-05')
    for (const bad of ['2026-02-29', '2026-13-01', '2026-00-10', '20260305', 'soon', '0000-01-01'])
      expect(read(one, bad).faults, bad).toEqual(['forms.no-such-day at a'])
  })

  it('are not before an earlier field, a fact or a day', () => {
    const two = form('x', 1, [
      field.date('filed_on', t('立案日期'), { notBefore: fact('signed_on', t('签约日期')), notAfter: today }),
      field.date('served_on', t('送达日期'), { notBefore: 'filed_on' }),
    ])
    const facts = { signed_on: '2026-01-05', today: '2026-03-01' }
    const codes = (filed: string, served: string) =>
      validate(two, { filed_on: filed, served_on: served }, { facts }).faults.map((f) => `${f.code} at ${f.path}`)
    expect(codes('2026-01-05', '2026-01-05')).toEqual([])
    expect(codes('2026-01-04', '2026-01-05')).toEqual(['forms.too-early at filed_on'])
    expect(codes('2026-03-02', '2026-03-02')).toEqual(['forms.too-late at filed_on'])
    expect(codes('2026-02-01', '2026-01-31')).toEqual(['forms.too-early at served_on'])
    expect(validate(two, { filed_on: '2020-01-01' }).faults).toEqual([])
    const [fault] = validate(two, { filed_on: '2026-02-01', served_on: '2026-01-31' }).faults
    expect(fault && say(fault.words, 'zh', fault.parameters)).toBe('送达日期不能早于立案日期（2026-02-01）')
  })

  it('a moment is kept in Shanghai time', () => {
    const one = field.datetime('a', t('开庭时间'))
    expect(read(one, '2026-12-08 09:30').value).toBe('2026-12-08T09:30:00+08:00')
    expect(read(one, '2026-12-08T01:30:00Z').value).toBe('2026-12-08T09:30:00+08:00')
    for (const bad of ['2026-12-08', '2026-12-08 24:00', '2026-02-30 09:30', '2026-12-08 09:60'])
      expect(read(one, bad).faults, bad).toEqual(['forms.no-such-time at a'])
  })

  it('a range has both ends, in their order', () => {
    const one = field.daterange('a', t('期间'))
    expect(read(one, '2026-01-01,2026-02-01').value).toEqual({ from: '2026-01-01', to: '2026-02-01' })
    expect(read(one, ['2026-01-01', null]).faults).toEqual(['forms.range-open at a'])
    expect(read(one, { from: '2026-02-01', to: '2026-01-01' }).faults).toEqual(['forms.range-reversed at a'])
    const open = field.daterange('a', t('期间'), {
      open: true,
      notAfter: { date: '2026-06-30' as never, title: t('末') },
    })
    expect(read(open, { from: '2026-01-01' }).value).toEqual({ from: '2026-01-01', to: null })
    expect(read(open, { from: '2026-01-01', to: '2026-07-01' }).faults).toEqual(['forms.too-late at a'])
    expect(read(open, { to: '2026-01-01' }).faults).toEqual(['forms.range-open at a'])
  })
})

describe('found names', () => {
  it('a court is free text, with the id beside it when it was found', () => {
    const court = form('x', 1, [field.court('court', t('法院'), { idField: 'court_id' })])
    const found = validate(court, { court: ' 佛山市禅城区人民法院 ', court_id: '42' }).values
    expect(found).toEqual({ court: '佛山市禅城区人民法院', court_id: 42 })
    expect(validate(court, { court: '', court_id: 42 }).values).toEqual({ court: null, court_id: null })
    expect(validate(court, { court: '某法院', court_id: { evil: 1 } }).values.court_id).toBe(null)
  })

  it('a cause is its value; a name is looked up in the tree', () => {
    const causes = {
      byValue: (value: number) => ({ 155: { kind: 'civil' as const }, 300: { kind: 'criminal' as const } })[value],
      byTitle: (title: string) => (title === '侵害商标权纠纷' ? 155 : undefined),
    }
    const one = field.cause('a', t('案由'))
    expect(read(one, '155', { causes }).value).toBe(155)
    expect(read(one, ' 侵害商标权纠纷 ', { causes }).value).toBe(155)
    for (const bad of ['156', '无此案由', {}]) expect(read(one, bad, { causes }).faults).toHaveLength(1)
    expect(read(field.cause('a', t('案由'), { kinds: ['civil'] }), 300, { causes }).faults).toHaveLength(1)
    expect(read(one, 156).faults).toEqual([])
  })

  it('a region names as many levels as asked', () => {
    const one = field.region('a', t('办案地区'), { levels: 3 })
    expect(read(one, ['广东省', ' 佛山市 ', '禅城区']).value).toBe('广东省,佛山市,禅城区')
    expect(read(one, '广东省').faults).toEqual(['forms.region-incomplete at a'])
    expect(read(one, 'a,b,c,d').faults).toEqual(['forms.no-such-region at a'])
    const regions = { has: (path: readonly string[]) => path.at(-1) !== '无此区' }
    expect(read(one, '广东省,佛山市,无此区', { regions }).faults).toEqual(['forms.no-such-region at a'])
  })
})

describe('files', () => {
  const pdf = { id: 3, name: '传票.PDF', thumbid: 'abc', size: 1000 }

  it('are of the kinds that may be uploaded, not too many and not too large', () => {
    const one = field.upload('a', t('附件'), { maxFiles: 2, maxBytes: 2 * 1024 * 1024 })
    expect(read(one, [pdf, { ...pdf }])).toEqual({ value: [pdf], faults: [] })
    expect(read(one, [{ ...pdf, name: 'x.exe' }]).faults).toEqual(['forms.file-kind at a'])
    expect(read(one, [{ ...pdf, size: 3 * 1024 * 1024 }]).faults).toEqual(['forms.file-too-large at a'])
    expect(read(one, [pdf, { ...pdf, id: 4 }, { ...pdf, id: 5 }]).faults).toEqual(['too-many at a'])
    expect(read(one, ['x']).faults).toEqual(['forms.no-such-file at a'])
  })

  it('come from the lookup where there is one, whatever the caller says of them', () => {
    const files = (id: number) => (id === 3 ? pdf : undefined)
    expect(read(field.upload('a', t('附件')), [{ id: 3, name: '别名.pdf' }], { files }).value).toEqual([pdf])
    expect(read(field.upload('a', t('附件')), '3,4', { files }).faults).toEqual(['forms.no-such-file at a'])
  })
})

describe('groups and rows', () => {
  it('a pair answers one object; untouched it asks nothing', () => {
    const clerk = field.pair('clerk', t('书记员'), [
      field.text('name', t('姓名'), { required: true }),
      field.text('phone', t('电话'), { check: 'phone' }),
    ])
    expect(read(clerk, { name: ' 吴青 ', phone: '', other: 1 }).value).toEqual({ name: '吴青', phone: null })
    expect(read(clerk, { name: '', phone: '' })).toEqual({ value: null, faults: [] })
    expect(read(clerk, { phone: '1' }).faults).toEqual(['required at clerk.name', 'forms.phone at clerk.phone'])
    expect(read({ ...clerk, required: true }, undefined).faults).toEqual(['required at clerk.name'])
  })

  it('a required hearing asks for its time', () => {
    const hearing = field.hearing('hearing', t('开庭'), { required: true, notBefore: fact('filed_on', t('立案日期')) })
    expect(read(hearing, {}).faults).toEqual(['required at hearing.hearing_at'])
    const context = { facts: { filed_on: '2026-05-01' } }
    expect(read(hearing, { hearing_at: '2026-04-30 09:00' }, context).faults).toEqual([
      'forms.too-early at hearing.hearing_at',
    ])
    expect(read(hearing, { hearing_at: '2026-05-02 09:00', attendees: ['何苗'] }, context).value).toMatchObject({
      hearing_at: '2026-05-02T09:00:00+08:00',
      attendees: ['何苗'],
    })
  })

  it('rows that are no objects are dropped, untouched ones too, and faults keep the number of the row', () => {
    const agents = field.block('agents', t('代理人'), [
      field.text('agent_name', t('姓名'), { required: true }),
      field.text('agent_mobile', t('手机'), { check: 'mobile' }),
    ])
    const given = ['x', null, { agent_name: '' }, { agent_name: '林知夏', agent_mobile: '1' }, 7]
    expect(read(agents, given)).toEqual({
      value: [{ agent_name: '林知夏', agent_mobile: '1' }],
      faults: ['forms.mobile at agents.3.agent_mobile'],
    })
    const [fault] = validate(form('x', 1, [agents]), { agents: given }).faults
    expect(fault && say(fault.words, 'zh', fault.parameters)).toBe('代理人4 · 手机应为11位手机号码')
  })

  it('a required block needs its rows: an untouched one says what is missing', () => {
    const block = field.block('rows', t('当事人'), [field.text('name', t('名称'), { required: true })], {
      required: true,
      min: 2,
      max: 2,
    })
    expect(read(block, [{ name: '甲' }, {}]).faults).toEqual(['required at rows.1.name'])
    expect(read(block, [{ name: '甲' }]).faults).toEqual(['too-few at rows'])
    expect(read(block, []).faults).toEqual(['required at rows.0.name'])
    expect(read(block, [{ name: '甲' }, { name: '乙' }, { name: '丙' }]).faults).toEqual(['too-many at rows'])
  })

  it('more rows than allowed are refused as a whole and not read; wrong items of one list are one fault', () => {
    const people = field.people('a', t('联系人'), { max: 2 })
    const rows = Array.from({ length: 100_000 }, () => ({ name: '', mobile: 'x' }))
    const { value, faults } = read(people, rows)
    expect(value).toHaveLength(2)
    expect(faults).toHaveLength(5)
    expect(faults.at(-1)).toBe('too-many at a')
    const boxes = field.checkboxes('a', t('多选'), { options: [option(1, t('一'))] })
    expect(read(boxes, Array(10_000).fill('x')).faults).toEqual(['forms.not-offered at a'])
  })

  it('people: {name, mobile}, also as JSON text', () => {
    expect(
      read(field.people('a', t('联系人')), '[{"name":"何苗","mobile":"13800000001"},{"name":"","mobile":""}]'),
    ).toEqual({ value: [{ name: '何苗', mobile: '13800000001' }], faults: [] })
  })

  it('a default alone does not make a row touched', () => {
    const rows = field.block('a', t('行'), [
      field.text('kind', t('种类'), { initial: 'x' }),
      field.text('name', t('名称'), { required: true }),
    ])
    expect(read(rows, [{ kind: 'x', name: '' }])).toEqual({ value: [], faults: [] })
  })
})

describe('served dates', () => {
  const served = field.served('served', t('送达'), { notBefore: fact('filed_on', t('立案日期')) })
  const parties = [option(7, t('云帆')), option(8, t('海川'))]
  const context = { options: { parties }, facts: { filed_on: '2026-05-01' } }

  it('one day for each party; a party without one was not served yet', () => {
    const rows = [
      { case_party_id: 7, served_on: '2026-05-02', means: 'mail', abroad: '1' },
      { case_party_id: '8', served_on: '' },
    ]
    expect(read(served, rows, context)).toEqual({
      value: [{ case_party_id: 7, served_on: '2026-05-02', means: 'mail', abroad: true }],
      faults: [],
    })
  })

  it('refuses a date before the filing date, naming the party', () => {
    const form1 = form('x', 1, [served])
    const { faults } = validate(form1, { served: [{ case_party_id: 8, served_on: '2026-04-30' }] }, context)
    expect(faults.map((f) => `${f.code} at ${f.path}`)).toEqual(['forms.too-early at served.0.served_on'])
    const [fault] = faults
    expect(fault && say(fault.words, 'zh', fault.parameters)).toBe('海川 · 送达日期不能早于立案日期（2026-05-01）')
  })

  it('refuses a party of another case and one that is named twice', () => {
    const rows = [9, 7, 7].map((id) => ({ case_party_id: id, served_on: '2026-05-02' }))
    expect(read(served, rows, context).faults).toEqual([
      'forms.not-offered at served.0.case_party_id',
      'forms.not-offered at served.2.case_party_id',
    ])
    expect(read({ ...served, required: true }, [], context).faults).toEqual(['required at served'])
  })
})

describe('a form', () => {
  const criminal = form('cases.basic', 1, [
    field.cause('civil_lawsuit', t('案由'), { required: true }),
    field.group(
      'criminal',
      t('刑事'),
      [field.text('public_security_organs', t('侦查机关'), { required: true }), field.text('organ', t('公诉机关'))],
      { when: when.criminalCause('civil_lawsuit') },
    ),
    field.radio('pays', t('谁缴费'), {
      options: [option('us', t('我方')), option('them', t('对方'))],
      under: { us: [field.money('fee', t('金额'), { required: true })] },
    }),
  ])

  it('drops values of fields that are not asked and names it does not know', () => {
    const given = { civil_lawsuit: 155, public_security_organs: 'x', pays: 'them', fee: '1', colour: 'red' }
    expect(validate(criminal, given)).toMatchObject({ values: { civil_lawsuit: 155, pays: 'them' }, faults: [] })
    expect(validate(criminal, given).values).not.toHaveProperty('public_security_organs')
    expect([...validate(criminal, given).asked]).toEqual(['civil_lawsuit', 'pays'])
  })

  it('asks the criminal section for 191 to 199, and the sub-fields of the chosen option', () => {
    const { faults, asked } = validate(criminal, { civil_lawsuit: '191', pays: 'us' })
    expect(faults.map((f) => `${f.code} at ${f.path}`)).toEqual([
      'required at public_security_organs',
      'required at fee',
    ])
    expect(asked.has('organ')).toBe(true)
  })

  it('names all faulty fields at once, in the order of the form, below the path it is given', () => {
    const { faults } = validate(criminal, { pays: 'x' }, {}, 'basic')
    expect(faults.map((f) => f.path)).toEqual(['basic.civil_lawsuit', 'basic.pays'])
  })
})
