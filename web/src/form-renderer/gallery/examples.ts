import { type Field, type FormValue, fact, field, option, today, when } from '@luqiao/domain/forms'
import { text } from '@luqiao/domain/kernel'

/** A field, an answer to it, and one that is wrong. */
export type Example = { readonly field: Field; readonly filled: FormValue; readonly faulty: FormValue }

const filedOn = fact('filed_on', text('立案日期', 'filing date', 'fecha de registro'))
const instances = [
  option('first', text('一审', 'First instance', 'Primera instancia')),
  option('second', text('二审', 'Second instance', 'Segunda instancia')),
  option('retrial', text('再审', 'Retrial', 'Revisión')),
]
const pdf = { id: 900, name: '开庭传票.pdf', thumbid: 'gallery1', size: 219_136 }
const docx = { id: 901, name: '代理词（初稿）.docx', thumbid: 'gallery2', size: 88_064 }

/** What the fields of the gallery may know of their case. */
export const galleryContext = {
  facts: { filed_on: '2026-09-14' },
  options: {
    parties: [
      option(7, text('云帆科技有限公司', 'Yunfan Technology', 'Yunfan Technology')),
      option(8, text('海川贸易有限公司', 'Haichuan Trading', 'Haichuan Trading')),
    ],
    attendees: [
      option('陈思远 律师', text('陈思远 律师', 'Chen Siyuan, lawyer', 'Chen Siyuan, abogado')),
      option('林知夏 律师', text('林知夏 律师', 'Lin Zhixia, lawyer', 'Lin Zhixia, abogada')),
    ],
  },
}

export const examples: readonly Example[] = [
  {
    field: field.text('case_number', text('案号', 'Case number', 'Número de expediente'), {
      maxlen: 30,
      required: true,
    }),
    filled: '(2026)粤0604民初41257号',
    faulty: '',
  },
  {
    field: field.text('mobile', text('手机', 'Mobile', 'Móvil'), { check: 'mobile', required: true }),
    filled: '13800000001',
    faulty: '1380000',
  },
  {
    field: field.textarea('summary', text('庭审情况', 'What happened', 'Desarrollo'), {
      maxlen: 60,
      rows: 3,
      required: true,
      hint: text('争议焦点、质证意见、法庭调查要点', 'Issues, objections, findings', 'Cuestiones, objeciones, hechos'),
    }),
    filled: '双方对被诉侵权商品的来源没有争议。\n争议焦点：是否构成近似商标。',
    faulty: '争议焦点'.repeat(16),
  },
  {
    field: field.number('days', text('举证期限', 'Period for evidence', 'Plazo de prueba'), {
      min: 1,
      max: 60,
      unit: text('日', 'days', 'días'),
      required: true,
    }),
    filled: 15,
    faulty: '90',
  },
  {
    field: field.money('subject_amount', text('标的额', 'Amount in dispute', 'Cuantía'), { required: true }),
    filled: '1280000.00',
    faulty: '12.345',
  },
  {
    field: field.checkbox('abroad', text('境内无住所', 'No domicile in the PRC', 'Sin domicilio en la RPC'), {
      required: true,
    }),
    filled: true,
    faulty: false,
  },
  {
    field: field.checkboxes('measures', text('保全措施', 'Measures', 'Medidas'), {
      required: true,
      options: [
        option('freeze', text('冻结', 'Freezing', 'Embargo')),
        option('seal', text('查封', 'Sealing', 'Precinto')),
        option('seize', text('扣押', 'Seizure', 'Incautación')),
      ],
    }),
    filled: ['freeze', 'seal'],
    faulty: [],
  },
  {
    field: field.select('case_level', text('审级', 'Instance', 'Instancia'), {
      options: instances,
      other: true,
      required: true,
    }),
    filled: 'first',
    faulty: null,
  },
  {
    field: field.select('right_kind', text('权利类型（其他）', 'Kind of right (other)', 'Derecho (otro)'), {
      options: instances,
      other: true,
      maxlen: 10,
      required: true,
    }),
    filled: '植物新品种',
    faulty: '集成电路布图设计专有权',
  },
  {
    field: field.selectMany('attendees', text('到庭人员', 'Attendees', 'Asistentes'), {
      options: 'attendees',
      other: true,
      required: true,
    }),
    filled: ['陈思远 律师', '云帆 法务 何苗'],
    faulty: [],
  },
  {
    field: field.radio('who_pays', text('由谁缴费', 'Who pays', 'Quién paga'), {
      required: true,
      options: [option('us', text('我方', 'We', 'Nosotros')), option('them', text('对方', 'They', 'Ellos'))],
      under: { us: [field.money('fee', text('受理费', 'Court fee', 'Tasa judicial'), { required: true })] },
    }),
    filled: 'us',
    faulty: 'us',
  },
  {
    field: field.date('filed_on', text('送达日期', 'Served on', 'Notificado el'), {
      notBefore: filedOn,
      notAfter: today,
      required: true,
    }),
    filled: '2026-10-09',
    faulty: '2026-09-01',
  },
  {
    field: field.datetime('hearing_at', text('开庭时间', 'Hearing', 'Audiencia'), {
      notBefore: filedOn,
      required: true,
    }),
    filled: '2026-12-08T09:30:00+08:00',
    faulty: '2026-09-01T09:30:00+08:00',
  },
  {
    field: field.daterange('term', text('委托期限', 'Term', 'Vigencia'), { required: true }),
    filled: { from: '2026-08-03', to: '2027-08-02' },
    faulty: { from: '2026-08-03', to: '2026-08-01' },
  },
  {
    field: field.pair(
      'clerk',
      text('书记员 · 电话', 'Clerk · phone', 'Secretario · teléfono'),
      [
        field.text('name', text('书记员', 'Clerk', 'Secretario'), { maxlen: 40, required: true }),
        field.text('phone', text('电话', 'Phone', 'Teléfono'), { check: 'phone' }),
      ],
      { required: true },
    ),
    filled: { name: '吴青', phone: '0757-82222210' },
    faulty: { name: '', phone: '8222' },
  },
  {
    field: field.people('contacts', text('联系人', 'Contacts', 'Contactos'), { required: true, min: 1, max: 3 }),
    filled: [
      { name: '何苗', mobile: '13800000001' },
      { name: '陈思远', mobile: '13800000002' },
    ],
    faulty: [{ name: '何苗', mobile: '1' }],
  },
  {
    field: field.court('court', text('受理法院', 'Court', 'Tribunal'), { idField: 'court_id', required: true }),
    filled: '佛山市禅城区人民法院',
    faulty: '',
  },
  {
    field: field.search('judge', text('审判长', 'Presiding judge', 'Juez presidente'), {
      source: 'people',
      required: true,
    }),
    filled: '周慎行',
    faulty: '',
  },
  {
    field: field.tree('procedure', text('程序', 'Procedure', 'Procedimiento'), {
      required: true,
      options: [
        option('litigation', text('诉讼', 'Litigation', 'Litigio'), instances),
        option('other', text('非诉', 'Out of court', 'Extrajudicial')),
      ],
    }),
    filled: 'second',
    faulty: null,
  },
  {
    field: field.region('region', text('办案地区', 'Region', 'Región'), { levels: 3, required: true }),
    filled: '广东省,佛山市,禅城区',
    faulty: '广东省',
  },
  {
    field: field.cause('civil_lawsuit', text('案由', 'Cause of action', 'Causa de la acción'), { required: true }),
    filled: 6,
    faulty: null,
  },
  {
    field: field.group('criminal', text('刑事信息', 'Criminal proceedings', 'Proceso penal'), [
      field.text('public_security_organs', text('侦查机关', 'Investigating organ', 'Órgano investigador'), {
        required: true,
      }),
      field.text('public_lawsuit_organs', text('公诉机关', 'Prosecuting organ', 'Órgano acusador'), {
        when: when.filled('public_security_organs'),
      }),
    ]),
    filled: null,
    faulty: null,
  },
  {
    field: field.hearing('hearing', text('开庭', 'Hearing', 'Audiencia'), { required: true, notBefore: filedOn }),
    filled: {
      hearing_at: '2026-12-08T09:30:00+08:00',
      court_room: '第五法庭',
      judge: '周慎行',
      clerk: { name: '吴青', phone: '0757-82222210' },
      attendees: ['陈思远 律师', '林知夏 律师', '云帆 法务 何苗'],
    },
    faulty: { hearing_at: '2026-09-01T09:30:00+08:00', clerk: { name: '吴青', phone: '82' } },
  },
  {
    field: field.served('served', text('送达', 'Service', 'Notificación'), { notBefore: filedOn, required: true }),
    filled: [{ case_party_id: 7, served_on: '2026-10-09', means: 'electronic', abroad: false }, { case_party_id: 8 }],
    faulty: [{ case_party_id: 7, served_on: '2026-09-01' }, { case_party_id: 8 }],
  },
  {
    field: field.block(
      'agents',
      text('代理人', 'Agent', 'Representante'),
      [
        field.text('agent_name', text('姓名', 'Name', 'Nombre'), { maxlen: 60, required: true }),
        field.text('agent_mobile', text('电话', 'Phone', 'Teléfono'), { check: 'phone' }),
        field.search('agent_lawfirm', text('律师事务所', 'Law firm', 'Despacho'), { source: 'lawfirms' }),
      ],
      { required: true, max: 5 },
    ),
    filled: [
      { agent_name: '陈思远', agent_mobile: '13800000002', agent_lawfirm: '广东衡度律师事务所' },
      { agent_name: '林知夏', agent_mobile: '', agent_lawfirm: '' },
    ],
    faulty: [{ agent_name: '', agent_mobile: '12' }],
  },
  {
    field: field.upload('files', text('附件', 'Files', 'Archivos'), { maxFiles: 3, required: true }),
    filled: [pdf, docx],
    faulty: [],
  },
]
