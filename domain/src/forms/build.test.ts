import { describe, expect, expectTypeOf, it } from 'vitest'
import { type LegalDate, text } from '../kernel/index.ts'
import { fact, field, form, option, today, type ValuesOf, when } from './index.ts'

const t = (zh: string) => text(zh, zh, zh)

const sample = form('casetrial.register', 1, [
  field.text('case_number', t('案号'), { maxlen: 60, required: true }),
  field.court('court', t('法院'), { idField: 'court_id' }),
  field.date('filed_on', t('立案日期'), {
    required: true,
    notBefore: fact('signed_on', t('签约日期')),
    notAfter: today,
  }),
  field.radio('who_pays', t('谁缴费'), {
    options: [option('us', t('我方')), option('them', t('对方'))],
    under: {
      us: [field.money('fee', t('金额')), field.date('fee_notice_on', t('通知日期'), { notBefore: 'filed_on' })],
      them: [field.text('payer', t('缴费人'))],
    },
  }),
  field.group('criminal', t('刑事'), [field.text('organ', t('侦查机关'))], { when: when.is('case_number', '1') }),
  field.block('agents', t('代理人'), [field.text('agent_name', t('姓名'), { required: true })]),
  field.served('served', t('送达'), { notBefore: 'filed_on' }),
])

describe('a form definition', () => {
  it('knows in its type what it answers', () => {
    type Values = ValuesOf<typeof sample>
    expectTypeOf<Values['case_number']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Values['court_id']>().toEqualTypeOf<string | number | null | undefined>()
    expectTypeOf<Values['filed_on']>().toEqualTypeOf<LegalDate | null | undefined>()
    expectTypeOf<Values['fee']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Values['payer']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Values['organ']>().toEqualTypeOf<string | null | undefined>()
    type Agents = NonNullable<Values['agents']>
    expectTypeOf<Agents[number]['agent_name']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Values>().not.toHaveProperty('colour')
  })

  it('is posted to the path of its id unless it says otherwise', () => {
    expect(sample.action).toBe('/api/v1/casetrial/register')
    expect(form('x.y', 1, [], { action: '/api/v1/z' }).action).toBe('/api/v1/z')
  })

  it('refuses a name that occurs twice, sub-fields and ids included', () => {
    const twice = [field.text('a', t('a')), field.group('g', t('g'), [field.text('a', t('a'))])] as const
    expect(() => form('x', 1, twice)).toThrow('x asks a twice')
    const id = [field.court('a', t('a'), { idField: 'a_id' }), field.text('a_id', t('a'))] as const
    expect(() => form('x', 1, id)).toThrow('x asks a_id twice')
  })

  it('refuses a condition, a bound or a search that looks at what is not asked before', () => {
    const later = field.text('b', t('b'))
    expect(() => form('x', 1, [field.text('a', t('a'), { when: when.filled('b') }), later])).toThrow('x.a looks at b')
    expect(() => form('x', 1, [field.date('a', t('a'), { notBefore: 'b' }), later])).toThrow('x.a looks at b')
    expect(() => form('x', 1, [field.court('a', t('a'), { by: ['b'] }), later])).toThrow('x.a looks at b')
  })

  it('lets a row look at the form around it', () => {
    const row = field.block('rows', t('rows'), [field.text('c', t('c'), { when: when.filled('a') })])
    expect(() => form('x', 1, [field.text('a', t('a')), row])).not.toThrow()
  })
})
