import { text } from '../../kernel/index.ts'
import { counted, days, months, type PeriodRule, under, years } from '../rule.ts'

const refusal = text('收到驳回通知之日', 'receipt of the refusal', 'recepción de la denegación')

/**
 * Trademarks and patents. Of the Trademark Law (2026), in force from 2027-01-01, the articles 36 (opposition), 37
 * (review of a refusal) and 44 (renewal) are known here; the rules of other articles cite that edition without a number.
 */
export const intellectualPropertyRules = {
  'trademark.opposition': {
    title: text('商标异议', 'Oppose a trademark', 'Oposición a la marca'),
    counted: text('初步审定公告之日', 'the day of preliminary publication', 'día de publicación preliminar'),
    direction: 'forward',
    versions: [under('trademark-2019', [33], months(3)), under('trademark-2026', [36], months(2))],
  },
  'trademark.review-of-refusal': {
    title: text('驳回商标注册申请复审', 'Review of a refused trademark', 'Revisión de la denegación de marca'),
    counted: refusal,
    direction: 'forward',
    versions: [under('trademark-2019', [34], days(15)), under('trademark-2026', [37], days(15))],
  },
  'trademark.suit': {
    title: text('不服商标复审决定起诉', 'Sue over the review decision', 'Demanda contra la decisión de revisión'),
    counted: counted.decision,
    direction: 'forward',
    versions: [under('trademark-2019', [34], days(30)), under('trademark-2026', [37], days(30))],
  },
  'trademark.review-of-revocation': {
    title: text('撤销注册商标复审', 'Review of a revocation', 'Revisión de la revocación de marca'),
    counted: counted.decision,
    direction: 'forward',
    versions: [under('trademark-2019', [54], days(15)), under('trademark-2026', [], days(15))],
  },
  'trademark.term': {
    title: text('注册商标有效期届满', 'Term of the trademark ends', 'Fin de la vigencia de la marca'),
    counted: text('核准注册之日', 'the day of registration', 'día del registro'),
    direction: 'expiry',
    versions: [under('trademark-2019', [39], years(10)), under('trademark-2026', [], years(10))],
  },
  'trademark.renewal-opens': {
    title: text('商标续展可开始办理', 'Renewal of the trademark opens', 'Se abre la renovación de la marca'),
    counted: text('有效期届满之日', 'the end of the term', 'fin de la vigencia'),
    direction: 'backward',
    versions: [under('trademark-2019', [40], months(12)), under('trademark-2026', [44], months(12))],
  },
  'trademark.renewal-grace': {
    title: text('商标续展宽展期届满', 'Grace period of renewal ends', 'Fin del plazo de gracia de renovación'),
    counted: text('有效期届满之日', 'the end of the term', 'fin de la vigencia'),
    direction: 'forward',
    versions: [under('trademark-2019', [40], months(6)), under('trademark-2026', [44], months(6))],
  },
  'trademark.non-use': {
    title: text(
      '连续三年不使用可被申请撤销',
      'Open to revocation for non-use',
      'Expuesta a revocación por falta de uso',
    ),
    counted: text('注册或者最后使用之日', 'registration or last use', 'registro o último uso'),
    direction: 'expiry',
    versions: [under('trademark-2019', [49], years(3)), under('trademark-2026', [], years(3))],
  },
  'trademark.relative-invalidity': {
    title: text('以相对理由请求宣告无效', 'Ask for invalidation on relative grounds', 'Nulidad por motivos relativos'),
    counted: counted.registration,
    direction: 'forward',
    versions: [under('trademark-2019', [45], years(5)), under('trademark-2026', [], years(5))],
  },
  'patent.review': {
    title: text('驳回专利申请复审', 'Review of a refused patent', 'Revisión de la denegación de patente'),
    counted: refusal,
    direction: 'forward',
    versions: [under('patent-2008', [41], months(3)), under('patent-2020', [41], months(3))],
  },
  'patent.suit': {
    title: text('不服专利复审、无效决定起诉', 'Sue over the patent decision', 'Demanda contra la decisión de patente'),
    counted: counted.decision,
    direction: 'forward',
    versions: [under('patent-2008', [41, 46], months(3)), under('patent-2020', [41, 46], months(3))],
  },
  'patent.limitation': {
    title: text('侵犯专利权诉讼时效', 'Limitation of patent infringement', 'Prescripción de la infracción de patente'),
    counted: counted.known,
    direction: 'forward',
    versions: [under('patent-2008', [68], years(2)), under('patent-2020', [74], years(3))],
  },
} as const satisfies Record<string, PeriodRule>
