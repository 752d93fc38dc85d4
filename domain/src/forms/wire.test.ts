import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Localized, text } from '../kernel/index.ts'
import {
  definitionOf,
  fact,
  field,
  form,
  formReply,
  initialValues,
  option,
  present,
  today,
  validate,
  versions,
  when,
} from './index.ts'

const t = (zh: string): Localized => text(zh, `${zh} en`, `${zh} es`)
const choices = [option('a', t('甲')), option('b', t('乙'))]

/** One field of every type, some of them conditional. */
const every = form(
  'test.every',
  3,
  [
    field.text('text', t('文本'), { maxlen: 8, required: true, hint: t('提示'), initial: '初' }),
    field.text('mobile', t('手机'), { check: 'mobile' }),
    field.textarea('textarea', t('多行'), { maxlen: 20 }),
    field.number('number', t('数'), { min: 1, max: 60, unit: t('日') }),
    field.money('money', t('金额')),
    field.checkbox('checkbox', t('勾选')),
    field.checkboxes('checkboxes', t('多选'), { options: choices }),
    field.select('select', t('选择'), { options: choices, other: true }),
    field.selectMany('many', t('多项'), { options: 'attendees', other: true }),
    field.radio('radio', t('单选'), { options: choices, under: { a: [field.text('under', t('子项'))] } }),
    field.date('date', t('日期'), { notBefore: fact('filed_on', t('立案日期')), notAfter: today }),
    field.datetime('datetime', t('时间'), { notBefore: 'date' }),
    field.daterange('daterange', t('期间')),
    field.pair('pair', t('两项'), [field.text('one', t('一')), field.text('two', t('二'))]),
    field.people('people', t('人员')),
    field.court('court', t('法院'), { idField: 'court_id' }),
    field.tree('tree', t('树'), { options: [option('root', t('根'), choices)] }),
    field.region('city', t('地区')),
    field.cause('cause', t('案由')),
    field.hearing('hearing', t('开庭')),
    field.upload('files', t('文件')),
    field.served('served', t('送达'), { notBefore: fact('filed_on', t('立案日期')) }),
    field.group('group', t('组'), [field.text('inner', t('内'))], { when: when.criminalCause('cause') }),
    field.block('block', t('块'), [field.text('name', t('名称'), { required: true }), field.date('on', t('日'))]),
    field.text('plaintiff', t('仅主诉'), { when: when.fact('case_type', '1') }),
    field.text('defendant', t('仅应诉'), { when: when.all(when.fact('case_type', '2'), when.filled('text')) }),
  ],
  { title: t('全部') },
)
const context = {
  facts: { filed_on: '2026-05-01', today: '2026-11-20', case_type: '2' },
  options: { parties: [option(7, t('云帆')), option(8, t('海川'))], attendees: [option('陈思远', t('陈思远'))] },
}

describe('the wire form', () => {
  it('is what the contract says, and the contract has a JSON schema', () => {
    const reply = present(every, {}, 'zh', context, 12)
    expect(formReply.parse(JSON.parse(JSON.stringify(reply)))).toEqual(reply)
    expect(JSON.stringify(z.toJSONSchema(formReply, { io: 'output' }))).toContain('appendArr')
  })

  it('carries form, action, append, case_id, and each field the keys of the specification', () => {
    const reply = present(every, {}, 'en', context, 12)
    expect(reply).toMatchObject({
      action: '/api/v1/test/every',
      append: false,
      case_id: 12,
      version: 3,
      title: '全部 en',
    })
    for (const one of reply.form)
      expect(Object.keys(one).sort()).toEqual(
        'append appendArr children data id label maxlen name options required title type unit value when'.split(' '),
      )
    expect(reply.form[0]).toMatchObject({ type: 'text', title: '文本 en', value: '初', maxlen: 8, label: '提示 en' })
    expect(reply.form.find((one) => one.name === 'money')?.unit).toBe('CNY')
    expect(reply.form.find((one) => one.name === 'select')?.options.at(-1)).toEqual({ value: 'other', title: 'Other' })
    expect(reply.form.find((one) => one.name === 'block')).toMatchObject({
      append: true,
      appendArr: [{ name: '', on: null }],
    })
  })

  it('works the facts out: excluded fields are not sent, bounds carry their day, parties are the options', () => {
    const { form: fields } = present(every, {}, 'zh', context)
    expect(fields.some((one) => one.name === 'plaintiff')).toBe(false)
    expect(fields.find((one) => one.name === 'defendant')?.when).toEqual({ field: 'text', filled: true })
    expect(fields.find((one) => one.name === 'date')?.data.notBefore).toEqual([
      { fact: 'filed_on', title: '立案日期', date: '2026-05-01' },
    ])
    expect(fields.find((one) => one.name === 'served')?.value).toEqual([{ case_party_id: 7 }, { case_party_id: 8 }])
  })

  it('holds what was stored, for editing', () => {
    const stored = {
      text: '存',
      under: '子',
      court: '法院',
      court_id: 5,
      served: [{ case_party_id: 8, served_on: '2026-05-02', means: null, abroad: false }],
    }
    const held = initialValues(present(every, stored, 'zh', context).form)
    expect(held).toMatchObject({ text: '存', under: '子', court: '法院', court_id: 5 })
    expect(held.served).toEqual([{ case_party_id: 7 }, stored.served[0]])
  })
})

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', 'a', 'other', '2026-05-02', '2026-04-30', '2026-06-01 10:00', '13800000000', '12.5', '191', '根'),
  fc.constantFrom('广东省,佛山市', '__proto__', 'root', '陈思远', '[1,2]', '{"a":1}', '{bad'),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
  fc.array(
    fc.record({
      case_party_id: fc.constantFrom(7, '8', 9),
      served_on: fc.constantFrom('2026-05-02', '2026-02-30', ''),
      name: fc.constantFrom('', '何苗', null),
      on: fc.constantFrom('2026-01-01', 'x', undefined),
      id: fc.constantFrom(1, 'x'),
    }),
    { maxLength: 3 },
  ),
  fc.record({ from: fc.constantFrom('2026-01-01', 'x'), to: fc.constantFrom('2026-02-01', '', null) }),
  fc.record({ one: fc.string(), hearing_at: fc.constantFrom('2026-06-01 10:00', 'x', ''), clerk: fc.anything() }),
)
const names = [...validate(every, {}, context).asked].filter((path) => !path.includes('.'))
const answers = fc.record(
  Object.fromEntries(
    [...names, 'court_id', 'under', 'inner', 'unknown', 'constructor'].map((name) => [name, anything]),
  ),
  { requiredKeys: [] },
)

describe('whatever is sent', () => {
  it('is read or refused, never thrown at, and comes out as plain JSON of known names', () => {
    fc.assert(
      fc.property(fc.oneof(answers, fc.anything()), (given) => {
        const { values } = validate(every, given, context)
        expect(JSON.parse(JSON.stringify(values))).toEqual(values)
        expect(values).not.toHaveProperty('unknown')
      }),
      { numRuns: 400 },
    )
  })

  it('once read without faults reads the same again', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const faulty = validate(every, given, context).faults.map((fault) => fault.path.split('.')[0])
        const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.includes(name)))
        const first = validate(every, { text: '有', ...sound }, context)
        expect(first.faults).toEqual([])
        const again = validate(every, first.values, context)
        expect(again.faults).toEqual([])
        expect(again.values).toEqual(first.values)
      }),
      { numRuns: 400 },
    )
  })

  it('is judged alike by the definition and, in the browser, by its wire form', () => {
    const wired = definitionOf(formReply.parse(JSON.parse(JSON.stringify(present(every, {}, 'zh', context)))))
    fc.assert(
      fc.property(answers, (given) => {
        const [server, browser] = [validate(every, given, context), validate(wired, given)]
        expect(browser.values).toEqual(server.values)
        expect(browser.faults.map((f) => [f.code, f.path])).toEqual(server.faults.map((f) => [f.code, f.path]))
        expect(browser.asked).toEqual(server.asked)
      }),
      { numRuns: 400 },
    )
  })
})

describe('versions of a form', () => {
  const one = form('x.y', 1, [])
  const two = form('x.y', 2, [field.text('a', t('甲'))])

  it('a submission finds the version that it answered', () => {
    const all = versions(two, one)
    expect(all.at(1)).toBe(one)
    expect(all.at(undefined)).toBe(two)
    expect(() => all.at(3)).toThrow('forms.unknown-version')
  })

  it('are one form in falling order', () => {
    expect(() => versions(one, two)).toThrow('out of order')
    expect(() => versions(two, form('other', 1, []))).toThrow('no version of')
  })
})
