import { type Condition, field, form, option, when } from '../../../forms/index.ts'
import { text } from '../../../kernel/index.ts'

/** party_type of the specification. */
const partyTypes = [
  option(0, text('自然人', 'Natural person', 'Persona física')),
  option(1, text('法人', 'Legal entity', 'Persona jurídica')),
  option(2, text('个体工商户', 'Sole proprietor', 'Empresario individual')),
  option(3, text('其他组织', 'Other organisation', 'Otra organización')),
]

const natural = when.is('party_type', 0)
const entity = when.is('party_type', 1)
const proprietor = when.is('party_type', 2)
const other = when.is('party_type', 3)
/** An identity number that the registry knows is not asked again, and so never travels in full. */
const unlinked = when.empty('party_id')
const both = (...all: Condition[]): Condition => when.all(...all)

/** Step 2: one party; the step takes any number of them. Its roles are the context's list `party_roles`. */
export const partyForm = form(
  'cases.party',
  1,
  [
    field.radio('isour', text('是否我方', 'Ours', 'Parte propia'), {
      required: true,
      options: [
        option('1', text('我方', 'Ours', 'Propia')),
        option('0', text('对方或其他', 'Other side', 'Contraria')),
      ],
    }),
    field.select('party_role', text('当事人地位', 'Role', 'Calidad'), {
      required: true,
      options: 'party_roles',
    }),
    field.radio('party_type', text('当事人类型', 'Kind of party', 'Tipo de parte'), {
      required: true,
      initial: 1,
      options: partyTypes,
    }),
    field.search('party_name', text('姓名/名称', 'Name', 'Nombre'), {
      source: 'parties',
      idField: 'party_id',
      by: ['party_type'],
      maxlen: 120,
      required: true,
    }),
    field.text('credit_code', text('统一社会信用代码', 'Unified credit code', 'Código de crédito unificado'), {
      when: when.is('party_type', 1, 2, 3),
      maxlen: 18,
      check: 'credit-code',
    }),
    field.text('identity_number', text('身份证号码', 'Identity number', 'Número de identidad'), {
      when: both(natural, unlinked),
      maxlen: 18,
      check: 'identity-number',
    }),
    field.text('legal_representative', text('法定代表人', 'Legal representative', 'Representante legal'), {
      when: entity,
      maxlen: 60,
    }),
    field.text('proprietor', text('经营者', 'Proprietor', 'Titular'), { when: proprietor, maxlen: 60 }),
    field.text('principal', text('主要负责人', 'Person in charge', 'Responsable'), { when: other, maxlen: 60 }),
    field.text('mobile', text('联系电话', 'Phone', 'Teléfono'), { maxlen: 30, check: 'phone' }),
    field.text('address', text('住所地', 'Address', 'Domicilio'), { maxlen: 200 }),
    field.text('postal_code', text('邮政编码', 'Postal code', 'Código postal'), { maxlen: 6, check: 'postal-code' }),
    field.checkbox('abroad', text('境内无住所', 'No domicile in the PRC', 'Sin domicilio en la RPC'), {
      hint: text(
        '答辩、上诉期间为三十日（民事诉讼法第285、286条）',
        'Defence and appeal periods are 30 days (Civil Procedure Law 285, 286)',
        'Los plazos de contestación y apelación son de 30 días (Ley de Proc. Civil 285, 286)',
      ),
    }),
    field.text('domicile_abroad', text('境外住所', 'Domicile abroad', 'Domicilio en el extranjero'), {
      when: when.is('abroad', true),
      maxlen: 200,
    }),
    field.select('agent_role_type', text('代理人类型', 'Kind of agent', 'Tipo de representante'), {
      options: [
        option('entrusted', text('委托代理人', 'Entrusted agent', 'Representante convencional')),
        option('statutory', text('法定代理人', 'Statutory agent', 'Representante legal')),
        option('defender', text('辩护人', 'Defender', 'Defensor')),
        option('representative', text('诉讼代表人', 'Representative in the suit', 'Representante procesal')),
      ],
    }),
    field.block(
      'agents',
      text('代理人', 'Agent', 'Representante'),
      [
        field.text('agent_name', text('姓名', 'Name', 'Nombre'), { maxlen: 60, required: true }),
        field.text('agent_mobile', text('电话', 'Phone', 'Teléfono'), { maxlen: 30, check: 'phone' }),
        field.search('agent_lawfirm', text('律师事务所', 'Law firm', 'Despacho'), { source: 'lawfirms', maxlen: 100 }),
      ],
      { min: 1, max: 20 },
    ),
  ],
  { title: text('当事人信息', 'Parties', 'Partes'), action: '/api/v1/cases/party', append: true },
)
