import { field, form, option } from '../../../forms/index.ts'
import { text } from '../../../kernel/index.ts'
import { amount, cause, costs, criminal, description, entrustedOn, region, rightKind, title } from './basic-fields.ts'

/** Step 1 of tracks 5 and 8 (非诉 · 投诉举报). */
export const basicComplaint = form(
  'cases.basic.complaint',
  1,
  [
    title,
    field.radio('complaint_to', text('投诉举报对象', 'Complaint made to', 'Queja presentada ante'), {
      required: true,
      initial: 'platform',
      options: [
        option('platform', text('网络平台', 'Online platform', 'Plataforma en línea')),
        option('authority', text('行政机关', 'Administrative organ', 'Órgano administrativo')),
        option('police', text('公安机关', 'Police', 'Policía')),
        option('association', text('行业组织', 'Trade association', 'Asociación sectorial')),
      ],
      under: {
        platform: [
          field.text('platform_name', text('平台名称', 'Platform', 'Plataforma'), { maxlen: 100 }),
          field.text('platform_link', text('相关链接', 'Link concerned', 'Enlace afectado'), {
            maxlen: 500,
            check: 'link',
          }),
        ],
        authority: [
          field.text('authority_name', text('受理机关', 'Organ', 'Órgano'), { maxlen: 100 }),
          field.text('authority_matter', text('举报事项', 'Matter reported', 'Hecho denunciado'), { maxlen: 200 }),
        ],
        police: [field.text('police_name', text('公安机关名称', 'Police organ', 'Órgano policial'), { maxlen: 100 })],
        association: [field.text('association_name', text('组织名称', 'Association', 'Asociación'), { maxlen: 100 })],
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
    field.textarea('claims', text('诉求', 'What is asked for', 'Lo solicitado'), { maxlen: 2000 }),
  ],
  {
    title: text('投诉举报基本信息', 'Complaint: basic data', 'Queja: datos básicos'),
    action: '/api/v1/cases/basic',
  },
)
