import { type LegalDate, text } from '../kernel/index.ts'
import type { Field } from './field.ts'

/** One party's receipt. `abroad`: it has no domicile in the PRC (its periods are longer, 民诉法 285, 286). */
export type Served = {
  readonly case_party_id: number
  readonly served_on: LegalDate
  readonly abroad?: boolean | null
  readonly means?: ServedMeans | null
}

/** 送达方式, 民诉法 (2023) 88 to 95. */
export const servedMeans = {
  direct: text('直接送达', 'In person', 'Entrega directa'),
  retained: text('留置送达', 'Left at the address', 'Depósito en el domicilio'),
  electronic: text('电子送达', 'Electronic', 'Electrónica'),
  entrusted: text('委托送达', 'By another court', 'Por otro tribunal'),
  mail: text('邮寄送达', 'By mail', 'Por correo'),
  forwarded: text('转交送达', 'Through the unit', 'Por intermediario'),
  announcement: text('公告送达', 'By public notice', 'Por edicto'),
} as const
export type ServedMeans = keyof typeof servedMeans

export const servedInputs = (columns: { abroad: boolean; means: boolean }): readonly Field[] => [
  { type: 'date', name: 'served_on', title: text('送达日期', 'Served on', 'Notificado el') },
  ...(columns.means
    ? [
        {
          type: 'select' as const,
          name: 'means',
          title: text('送达方式', 'Means of service', 'Forma de notificación'),
          options: Object.entries(servedMeans).map(([value, title]) => ({ value, title })),
          other: false,
          multiple: false,
          maxlen: 40,
        },
      ]
    : []),
  ...(columns.abroad
    ? [
        {
          type: 'checkbox' as const,
          name: 'abroad',
          title: text('境内无住所', 'No domicile in the PRC', 'Sin domicilio en la RPC'),
        },
      ]
    : []),
]
