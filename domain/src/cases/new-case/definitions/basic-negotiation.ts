import { field, form, today, when } from '../../../forms/index.ts'
import { text } from '../../../kernel/index.ts'
import { amount, cause, costs, criminal, description, entrustedOn, region, rightKind, title } from './basic-fields.ts'

/** Step 1 of tracks 4 and 7 (非诉 · 协商和解). */
export const basicNegotiation = form(
  'cases.basic.negotiation',
  1,
  [
    title,
    cause,
    criminal,
    rightKind,
    amount,
    region,
    field.date('letter_sent_on', text('律师函发出日期', 'Lawyer’s letter sent on', 'Carta de abogado enviada el'), {
      when: when.fact('case_type', 4),
      notAfter: today,
    }),
    field.date('letter_received_on', text('收到律师函日期', 'Lawyer’s letter received on', 'Carta recibida el'), {
      when: when.fact('case_type', 7),
      notAfter: today,
    }),
    entrustedOn,
    costs,
    description,
    field.textarea('claims', text('协商目标', 'Aim of the negotiation', 'Objetivo de la negociación'), {
      maxlen: 2000,
    }),
  ],
  {
    title: text('协商和解基本信息', 'Negotiation: basic data', 'Negociación: datos básicos'),
    action: '/api/v1/cases/basic',
  },
)
