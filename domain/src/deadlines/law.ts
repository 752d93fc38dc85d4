import { type LegalDate, type Localized, legalDateOf, text } from '../kernel/index.ts'

/** A statute, decree or interpretation in one edition, with the days on which that edition was in force. */
type Law = { readonly title: Localized; readonly from: LegalDate; readonly to: LegalDate | null }

const law = (zh: string, en: string, es: string, from: string, to: string | null = null): Law => ({
  title: text(zh, en, es),
  from: legalDateOf(from),
  to: to === null ? null : legalDateOf(to),
})

const civilProcedure = (zh: string, year: number, from: string, to: string | null = null): Law =>
  law(`《民事诉讼法》（${zh}）`, `Civil Procedure Law (${year})`, `Ley de Procedimiento Civil (${year})`, from, to)

/** The editions that the rules cite. An edition before the first of its law here is not kept: its periods are unknown. */
export const laws = {
  // 2012 and 2017 share their article numbers
  'civil-procedure-2012': civilProcedure('2012年/2017年修正', 2017, '2013-01-01', '2021-12-31'),
  'civil-procedure-2021': civilProcedure('2021年修正', 2021, '2022-01-01', '2023-12-31'),
  'civil-procedure-2023': civilProcedure('2023年修正', 2023, '2024-01-01'),
  'civil-procedure-interpretation-2015': law(
    '《民诉法解释》（法释〔2015〕5号）',
    'Interpretation of the Civil Procedure Law (Fa Shi [2015] No. 5)',
    'Interpretación de la Ley de Procedimiento Civil (Fa Shi [2015] n.º 5)',
    '2015-02-04',
    '2022-04-09',
  ),
  'civil-procedure-interpretation-2022': law(
    '《民诉法解释》（法释〔2022〕11号）',
    'Interpretation of the Civil Procedure Law (Fa Shi [2022] No. 11)',
    'Interpretación de la Ley de Procedimiento Civil (Fa Shi [2022] n.º 11)',
    '2022-04-10',
  ),
  'court-fees': law(
    '《诉讼费用交纳办法》（国务院令第481号）',
    'Measures on Litigation Fees (State Council Decree No. 481)',
    'Medidas sobre costas judiciales (Decreto n.º 481 del Consejo de Estado)',
    '2007-04-01',
  ),
  'property-preservation': law(
    '《财产保全规定》（法释〔2016〕22号）',
    'Provisions on Property Preservation (Fa Shi [2016] No. 22)',
    'Disposiciones sobre medidas cautelares (Fa Shi [2016] n.º 22)',
    '2016-12-01',
  ),
  'trademark-preservation': law(
    '《注册商标权财产保全解释》（法释〔2020〕19号修正）',
    'Interpretation on Preservation of Registered Trademarks (as amended by Fa Shi [2020] No. 19)',
    'Interpretación sobre medidas cautelares de marcas registradas (reformada por Fa Shi [2020] n.º 19)',
    '2021-01-01',
  ),
  'patent-disputes': law(
    '《专利纠纷案件规定》（法释〔2020〕19号修正）',
    'Provisions on Patent Disputes (as amended by Fa Shi [2020] No. 19)',
    'Disposiciones sobre litigios de patentes (reformadas por Fa Shi [2020] n.º 19)',
    '2021-01-01',
  ),
  'civil-general-2017': law(
    '《民法总则》',
    'General Provisions of the Civil Law (2017)',
    'Disposiciones Generales del Derecho Civil (2017)',
    '2017-10-01',
    '2020-12-31',
  ),
  'civil-code': law('《民法典》', 'Civil Code', 'Código Civil', '2021-01-01'),
  'administrative-litigation': law(
    '《行政诉讼法》（2014年/2017年修正）',
    'Administrative Litigation Law (2017)',
    'Ley de lo Contencioso-Administrativo (2017)',
    '2015-05-01',
  ),
  'administrative-interpretation': law(
    '《行诉法解释》（法释〔2018〕1号）',
    'Interpretation of the Administrative Litigation Law (Fa Shi [2018] No. 1)',
    'Interpretación de la Ley de lo Contencioso-Administrativo (Fa Shi [2018] n.º 1)',
    '2018-02-08',
  ),
  'administrative-review-2017': law(
    '《行政复议法》（2009年/2017年修正）',
    'Administrative Reconsideration Law (2017)',
    'Ley de Recurso Administrativo (2017)',
    '2009-08-27',
    '2023-12-31',
  ),
  'administrative-review-2023': law(
    '《行政复议法》（2023年修订）',
    'Administrative Reconsideration Law (2023)',
    'Ley de Recurso Administrativo (2023)',
    '2024-01-01',
  ),
  'criminal-procedure-2012': law(
    '《刑事诉讼法》（2012年修正）',
    'Criminal Procedure Law (2012)',
    'Ley de Procedimiento Penal (2012)',
    '2013-01-01',
    '2018-10-25',
  ),
  'criminal-procedure-2018': law(
    '《刑事诉讼法》（2018年修正）',
    'Criminal Procedure Law (2018)',
    'Ley de Procedimiento Penal (2018)',
    '2018-10-26',
  ),
  'labour-arbitration': law(
    '《劳动争议调解仲裁法》',
    'Labour Dispute Mediation and Arbitration Law',
    'Ley de Mediación y Arbitraje Laboral',
    '2008-05-01',
  ),
  'arbitration-2017': law(
    '《仲裁法》（2009年/2017年修正）',
    'Arbitration Law (2017)',
    'Ley de Arbitraje (2017)',
    '2009-08-27',
    '2026-02-28',
  ),
  'arbitration-2025': law(
    '《仲裁法》（2025年修订）',
    'Arbitration Law (2025)',
    'Ley de Arbitraje (2025)',
    '2026-03-01',
  ),
  'trademark-2019': law(
    '《商标法》（2013年/2019年修正）',
    'Trademark Law (2019)',
    'Ley de Marcas (2019)',
    '2014-05-01',
    '2026-12-31',
  ),
  'trademark-2026': law('《商标法》（2026年修订）', 'Trademark Law (2026)', 'Ley de Marcas (2026)', '2027-01-01'),
  'patent-2008': law(
    '《专利法》（2008年修正）',
    'Patent Law (2008)',
    'Ley de Patentes (2008)',
    '2009-10-01',
    '2021-05-31',
  ),
  'patent-2020': law('《专利法》（2020年修正）', 'Patent Law (2020)', 'Ley de Patentes (2020)', '2021-06-01'),
} as const satisfies Record<string, Law>

export type LawId = keyof typeof laws

/** `《民事诉讼法》（2023年修正）第171条、第286条`. Without articles the edition alone. */
export function cite(id: LawId, articles: readonly number[]): Localized {
  const { zh, en, es } = laws[id].title
  if (articles.length === 0) return laws[id].title
  const numbers = articles.join(', ')
  return text(
    `${zh}${articles.map((article) => `第${article}条`).join('、')}`,
    `${en}, ${articles.length > 1 ? 'arts.' : 'art.'} ${numbers}`,
    `${es}, ${articles.length > 1 ? 'arts.' : 'art.'} ${numbers}`,
  )
}
