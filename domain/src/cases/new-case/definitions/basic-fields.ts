import { field, option, today, when } from '../../../forms/index.ts'
import { text } from '../../../kernel/index.ts'

/** Fields that the basic forms of several tracks ask alike. */

export const title = field.text('title', text('案件名称', 'Case title', 'Título del caso'), {
  maxlen: 200,
  hint: text(
    '不填则按当事人和案由自动生成',
    'Left empty, it is made from the parties and the cause',
    'Si se deja vacío, se forma con las partes y la causa',
  ),
})

export const cause = field.cause('civil_lawsuit', text('案由', 'Cause of action', 'Causa de la acción'), {
  required: true,
})

/** The criminal section: causes 191 to 199 and every other cause of the criminal kind (law.md section 4). */
export const criminal = field.group(
  'criminal',
  text('刑事信息', 'Criminal proceedings', 'Proceso penal'),
  [
    field.text('public_security_organs', text('侦查机关', 'Investigating organ', 'Órgano investigador'), {
      maxlen: 100,
    }),
    field.text('public_lawsuit_organs', text('公诉机关', 'Prosecuting organ', 'Órgano acusador'), { maxlen: 100 }),
  ],
  { when: when.criminalCause('civil_lawsuit') },
)

export const rightKind = field.select('right_kind', text('知识产权类型', 'Kind of IP right', 'Tipo de derecho de PI'), {
  when: when.fact('ip_case', '1'),
  other: true,
  maxlen: 60,
  options: [
    option('trademark', text('商标', 'Trademark', 'Marca')),
    option('copyright', text('著作权', 'Copyright', 'Derechos de autor')),
    option('invention', text('发明专利', 'Invention patent', 'Patente de invención')),
    option('utility-model', text('实用新型专利', 'Utility model', 'Modelo de utilidad')),
    option('design', text('外观设计专利', 'Design patent', 'Diseño')),
    option('unfair-competition', text('不正当竞争', 'Unfair competition', 'Competencia desleal')),
    option('trade-secret', text('商业秘密', 'Trade secret', 'Secreto comercial')),
    option('plant-variety', text('植物新品种', 'Plant variety', 'Obtención vegetal')),
    option('circuit-layout', text('集成电路布图设计', 'Circuit layout', 'Topografía de circuito')),
    option('geographical-indication', text('地理标志', 'Geographical indication', 'Indicación geográfica')),
  ],
})

export const amount = field.money('subject_amount', text('标的额', 'Amount in dispute', 'Cuantía'))

export const region = field.region('region', text('办案地区', 'Region of the matter', 'Región del asunto'), {
  levels: 1,
})

export const entrustedOn = field.date('entrusted_on', text('委托日期', 'Entrusted on', 'Fecha de encargo'), {
  notAfter: today,
})

export const costs = field.money('case_costs', text('案件费用', 'Case fee', 'Honorarios del caso'))

export const description = field.textarea(
  'describe',
  text('基本案情', 'Description of the case', 'Descripción del caso'),
  {
    maxlen: 5000,
  },
)
