import { field, form, option } from '../../../forms/index.ts'
import { text } from '../../../kernel/index.ts'
import { amount, cause, costs, criminal, description, entrustedOn, region, rightKind, title } from './basic-fields.ts'

/** Step 1 of tracks 3 and 6 (非诉 · 调解仲裁). */
export const basicResolution = form(
  'cases.basic.resolution',
  1,
  [
    title,
    field.radio('resolution_by', text('解决方式', 'Way of resolution', 'Vía de resolución'), {
      required: true,
      initial: 'arbitration',
      options: [
        option('arbitration', text('商事仲裁', 'Commercial arbitration', 'Arbitraje comercial')),
        option('labour-arbitration', text('劳动仲裁', 'Labour arbitration', 'Arbitraje laboral')),
        option('mediation', text('调解', 'Mediation', 'Mediación')),
      ],
      under: {
        arbitration: [
          field.text('arbitral_institution', text('仲裁机构', 'Arbitral institution', 'Institución arbitral'), {
            maxlen: 100,
          }),
          field.textarea('arbitration_clause', text('仲裁条款', 'Arbitration clause', 'Cláusula arbitral'), {
            maxlen: 1000,
            rows: 2,
          }),
        ],
        'labour-arbitration': [
          field.text('labour_commission', text('劳动仲裁委员会', 'Labour commission', 'Comisión laboral'), {
            maxlen: 100,
          }),
        ],
        mediation: [
          field.text('mediation_body', text('调解组织', 'Mediation body', 'Órgano de mediación'), { maxlen: 100 }),
        ],
      },
    }),
    cause,
    criminal,
    rightKind,
    amount,
    region,
    entrustedOn,
    costs,
    description,
    field.textarea('claims', text('请求事项', 'Claims', 'Pretensiones'), { maxlen: 2000 }),
  ],
  {
    title: text('调解仲裁基本信息', 'Mediation or arbitration: basic data', 'Mediación o arbitraje: datos básicos'),
    action: '/api/v1/cases/basic',
  },
)
