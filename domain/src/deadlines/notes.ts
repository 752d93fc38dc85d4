import { type LegalDate, type Localized, type Parameters, say, text, yearOf } from '../kernel/index.ts'
import type { Period } from './period.ts'

const fill = (words: Localized, parameters: Parameters): Localized =>
  text(say(words, 'zh', parameters), say(words, 'en', parameters), say(words, 'es', parameters))

const join = (notes: readonly Localized[]): Localized | null =>
  notes.length === 0
    ? null
    : text(
        notes.map((note) => note.zh).join('；'),
        notes.map((note) => note.en).join('; '),
        notes.map((note) => note.es).join('; '),
      )

const later = text(
  '{day}为休息日，顺延至其后第一个工作日（周末按实务通行做法视为休息日）',
  '{day} is a rest day, moved to the first day after it (weekends count as rest days by court practice)',
  'el {day} es inhábil y pasa al primer día hábil siguiente (los fines de semana cuentan como inhábiles por práctica judicial)',
)
const earlier = text(
  '{day}为休息日，提前至其前最后一个工作日',
  '{day} is a rest day, moved to the last workday before it',
  'el {day} es inhábil y se adelanta al último día hábil anterior',
)
const unknown = text(
  '{year}年放假安排未收录，只按周末推算',
  'the public holidays of {year} are not known yet: only weekends were counted',
  'aún no se conocen los festivos de {year}: solo se contaron los fines de semana',
)

/** Service by public notice, said beside the dates that follow from it. */
export const announcementNote = (from: LegalDate, to: LegalDate, article: Localized): Localized =>
  fill(
    text(
      '{from}发出公告，{to}视为送达（{article}）',
      'public notice of {from}, served on {to} ({article})',
      'edicto del {from}, notificado el {to} ({article})',
    ),
    { from, to, article },
  )

/** Dates counted from effectiveness stand only as long as nobody appeals. */
export const noAppealNote = text(
  '以各方当事人在上诉期内均未上诉为前提',
  'provided that no party appeals in time',
  'siempre que ninguna parte apele en plazo',
)

/** What a person must know to check a computed day: that a rest day moved it, that a year is not known, what it presumes. */
export function noteOf(period: Omit<Period, 'article'>, others: readonly (Localized | null)[] = []): Localized | null {
  const { end, rolledFrom, calendarKnown } = period
  return join([
    ...others.filter((note) => note !== null),
    ...(rolledFrom ? [fill(rolledFrom < end ? later : earlier, { day: rolledFrom })] : []),
    ...(calendarKnown ? [] : [fill(unknown, { year: yearOf(end) })]),
  ])
}
