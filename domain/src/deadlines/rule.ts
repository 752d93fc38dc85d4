import { type LegalDate, type Localized, text } from '../kernel/index.ts'
import { cite, type LawId, laws } from './law.ts'

export type LengthUnit = 'hour' | 'day' | 'workday' | 'month' | 'year'
export type PeriodLength = { readonly count: number; readonly unit: LengthUnit }

/**
 * forward: somebody must act within it; its last day moves to the first day after a rest day (民事诉讼法 85).
 * backward: counted back from an event; a rest day moves it earlier, so that nothing is late.
 * expiry: something ends or takes effect by itself on that day; it never moves.
 */
export type Direction = 'forward' | 'backward' | 'expiry'

/** A rule as one edition of its law had it. */
export type RuleVersion = {
  readonly from: LegalDate
  readonly to: LegalDate | null
  /** null: the court or the document sets the length. */
  readonly length: PeriodLength | null
  readonly article: Localized
  /** For a party with no domicile in the PRC. */
  readonly abroad?: { readonly length: PeriodLength; readonly article: Localized }
}

export type PeriodRule = {
  readonly title: Localized
  /** What it is counted from. */
  readonly counted: Localized
  readonly direction: Direction
  /** Absent: exact. The law gives the court only a least or a greatest length. */
  readonly bound?: 'at-least' | 'at-most'
  readonly versions: readonly RuleVersion[]
}

export const hours = (count: number): PeriodLength => ({ count, unit: 'hour' })
export const days = (count: number): PeriodLength => ({ count, unit: 'day' })
export const workdays = (count: number): PeriodLength => ({ count, unit: 'workday' })
export const months = (count: number): PeriodLength => ({ count, unit: 'month' })
export const years = (count: number): PeriodLength => ({ count, unit: 'year' })
/** The court or the document sets it. */
export const setByDocument = null

type Abroad = { law: LawId; articles: readonly number[]; length: PeriodLength }

/** The rule under one edition of a law, in force as long as the edition. */
export function under(
  law: LawId,
  articles: readonly number[],
  length: PeriodLength | null,
  abroad?: Omit<Abroad, 'law'>,
): RuleVersion {
  return {
    from: laws[law].from,
    to: laws[law].to,
    length,
    article: cite(law, articles),
    ...(abroad && { abroad: { length: abroad.length, article: cite(law, abroad.articles) } }),
  }
}

/** Article numbers under the three editions of the Civil Procedure Law: 2012/2017, 2021, 2023. */
export const civilProcedure = (
  [of2012, of2021, of2023]: readonly [number, number, number],
  length: PeriodLength,
  abroad?: { articles: readonly [number, number, number]; length: PeriodLength },
): RuleVersion[] =>
  (
    [
      ['civil-procedure-2012', of2012, abroad?.articles[0]],
      ['civil-procedure-2021', of2021, abroad?.articles[1]],
      ['civil-procedure-2023', of2023, abroad?.articles[2]],
    ] as const
  ).map(([law, article, other]) =>
    under(law, [article], length, abroad && other ? { articles: [other], length: abroad.length } : undefined),
  )

/** Article numbers under the two editions of 民诉法解释: 2015, 2022. */
export const civilInterpretation = (
  [of2015, of2022]: readonly [number, number],
  length: PeriodLength | null,
): RuleVersion[] => [
  under('civil-procedure-interpretation-2015', [of2015], length),
  under('civil-procedure-interpretation-2022', [of2022], length),
]

/** What most rules are counted from. */
export const counted = {
  judgment: text(
    '判决书送达本方之日',
    'service of the judgment on the party',
    'notificación de la sentencia a la parte',
  ),
  ruling: text('裁定书送达本方之日', 'service of the ruling on the party', 'notificación del auto a la parte'),
  decision: text('收到决定之日', 'receipt of the decision', 'recepción de la resolución'),
  award: text('收到裁决书之日', 'receipt of the award', 'recepción del laudo'),
  complaint: text('收到起诉状副本之日', 'receipt of the copy of the complaint', 'recepción de la copia de la demanda'),
  filing: text('立案之日', 'the day of filing', 'día de admisión a trámite'),
  effective: text('裁判发生法律效力之日', 'effectiveness of the decision', 'firmeza de la resolución'),
  known: text('知道或者应当知道之日', 'the day it was or should have been known', 'día en que se supo o debió saberse'),
  measure: text('采取保全措施之日', 'the day the measure was taken', 'día en que se adoptó la medida'),
  registration: text('注册之日', 'the day of registration', 'día del registro'),
} as const
