import { field, form, option, when } from '../../../forms/index.ts'
import { text } from '../../../kernel/index.ts'
import { caseLevels } from '../party-roles.ts'
import { amount, cause, costs, criminal, description, entrustedOn, region, rightKind, title } from './basic-fields.ts'

const person = [
  field.text('name', text('姓名', 'Name', 'Nombre'), { maxlen: 40 }),
  field.text('phone', text('电话', 'Phone', 'Teléfono'), { maxlen: 30, check: 'phone' }),
] as const

/** Step 1 of tracks 1 and 2 (诉讼 · 主诉, 应诉). */
export const basicLitigation = form(
  'cases.basic.litigation',
  1,
  [
    title,
    field.select('case_level', text('审级', 'Instance', 'Instancia'), {
      required: true,
      initial: 'first',
      options: Object.entries(caseLevels).map(([value, name]) => option(value, name)),
    }),
    cause,
    criminal,
    rightKind,
    amount,
    region,
    field.region('court_address', text('法院所在地', 'Place of the court', 'Lugar del tribunal'), { levels: 1 }),
    field.court('court_receiving', text('受理法院', 'Court', 'Tribunal'), {
      idField: 'court_id',
      by: ['court_address'],
    }),
    field.pair('judge', text('法官 · 电话', 'Judge · phone', 'Juez · teléfono'), person),
    field.pair('clerk', text('书记员 · 电话', 'Clerk · phone', 'Secretario · teléfono'), person),
    entrustedOn,
    costs,
    description,
    field.textarea('claims', text('诉讼请求', 'Claims', 'Pretensiones'), {
      maxlen: 2000,
      when: when.fact('case_type', 1),
    }),
    field.textarea('defence', text('答辩要点', 'Points of defence', 'Puntos de defensa'), {
      maxlen: 2000,
      when: when.fact('case_type', 2),
    }),
  ],
  {
    title: text('诉讼案件基本信息', 'Lawsuit: basic data', 'Litigio: datos básicos'),
    action: '/api/v1/cases/basic',
  },
)
