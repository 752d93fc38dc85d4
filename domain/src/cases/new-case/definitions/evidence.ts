import { field, form, option, today } from '../../../forms/index.ts'
import { text } from '../../../kernel/index.ts'

/** Step 3: one piece of evidence; the step takes any number of them, none included. Kinds: 民事诉讼法 (2023) 66. */
export const evidenceForm = form(
  'cases.evidence',
  1,
  [
    field.text('evidence_name', text('证据名称', 'Name of the evidence', 'Nombre de la prueba'), {
      required: true,
      maxlen: 200,
    }),
    field.select('evidence_type', text('证据种类', 'Kind of evidence', 'Clase de prueba'), {
      options: [
        option('statement', text('当事人的陈述', 'Statement of a party', 'Declaración de parte')),
        option('documentary', text('书证', 'Documentary evidence', 'Documental')),
        option('physical', text('物证', 'Physical evidence', 'Prueba material')),
        option('audiovisual', text('视听资料', 'Audio-visual material', 'Material audiovisual')),
        option('electronic', text('电子数据', 'Electronic data', 'Datos electrónicos')),
        option('testimony', text('证人证言', 'Testimony', 'Testifical')),
        option('expert', text('鉴定意见', 'Expert opinion', 'Pericial')),
        option('inspection', text('勘验笔录', 'Record of inspection', 'Acta de inspección')),
      ],
    }),
    field.text('evidence_source', text('证据来源', 'Source', 'Procedencia'), { maxlen: 100 }),
    field.date('obtained_on', text('取得日期', 'Obtained on', 'Fecha de obtención'), { notAfter: today }),
    field.radio('original', text('原件/复制件', 'Original or copy', 'Original o copia'), {
      options: [
        option('original', text('原件', 'Original', 'Original')),
        option('copy', text('复制件', 'Copy', 'Copia')),
      ],
    }),
    field.number('pages', text('页数', 'Pages', 'Páginas'), { min: 1, max: 100_000 }),
    field.textarea('purpose', text('证明目的', 'What it proves', 'Lo que acredita'), { maxlen: 1000, rows: 3 }),
    field.upload('files', text('证据材料', 'Files', 'Archivos'), { maxFiles: 20 }),
  ],
  { title: text('证据信息', 'Evidence', 'Pruebas'), action: '/api/v1/cases/evidence', append: true },
)
