import { type Language, type Localized, type Parameters, say, text } from '../kernel/index.ts'

/**
 * Ranks lawyers for a case source. Every point is explained: region, experience, load, answer time, rating. A conflict of
 * interest takes a lawyer out altogether. Pure: what is known of the lawyers is an argument.
 */

export const scoreParts = ['region', 'experience', 'load', 'answer-time', 'rating'] as const
export type ScorePart = (typeof scoreParts)[number]

/** The most points of each part; together 100. */
export const scoreWeights: Readonly<Record<ScorePart, number>> = {
  region: 30,
  experience: 35,
  load: 15,
  'answer-time': 5,
  rating: 15,
}

/** How the parts fill up; shares are of the part's weight. */
export const scoreRules = {
  closeness: { district: 1, city: 0.9, province: 0.6, elsewhere: 0, unknown: 0 },
  experience: {
    /** Shares of the part: matters of the same cause, and the same field of practice declared. */
    cause: 0.7,
    field: 0.3,
    /** This many matters of the same cause are full experience. */
    enough: 5,
  },
  /** Open cases at which nothing is left for a new one. */
  fullLoad: 30,
  /** Mean hours until an answer: at most `quick` is full, at least `slow` is nothing. */
  answer: { quick: 4, slow: 48 },
  /** Who has no history yet is neither favoured nor shut out. */
  withoutHistory: 0.6,
} as const

export type SourceToMatch = {
  /** GB/T 2260, six digits: province, city, district by two each. */
  regionCode: string
  causeId: number | null
  /** Fields of practice that the source belongs to, by the lawyers' field codes. */
  fields: readonly string[]
}

export type LawyerFacts = {
  lawyerId: number
  regionCode: string | null
  fields: readonly string[]
  /** Matters of the source's cause that this lawyer leads or led, or helps in. */
  casesOfCause: number
  openCases: number
  /** Hours from offer to answer, averaged; null without an answer so far. */
  answerHours: number | null
  rating: { mean: number; count: number } | null
  /** The lawyer's firm acts against the entrusting company. */
  conflict: boolean
}

export type ScoreLine = {
  part: ScorePart
  points: number
  most: number
  why: { code: WhyCode; parameters: Record<string, number> }
}
export type Score = { points: number; lines: ScoreLine[] }
export type Ranked<Facts extends LawyerFacts> = { facts: Facts; score: Score; pinned: boolean }

export const closenessOf = (a: string, b: string | null): keyof typeof scoreRules.closeness => {
  if (b === null) return 'unknown'
  if (a === b) return 'district'
  if (a.slice(0, 4) === b.slice(0, 4)) return 'city'
  if (a.slice(0, 2) === b.slice(0, 2)) return 'province'
  return 'elsewhere'
}

type Share = { share: number; code: WhyCode; parameters?: Record<string, number> }

const regionShare = (source: SourceToMatch, lawyer: LawyerFacts): Share => {
  const closeness = closenessOf(source.regionCode, lawyer.regionCode)
  return { share: scoreRules.closeness[closeness], code: `region-${closeness}` }
}

function experienceShare(source: SourceToMatch, lawyer: LawyerFacts): Share {
  const { cause, field, enough } = scoreRules.experience
  const practises = source.fields.some((one) => lawyer.fields.includes(one))
  const cases = source.causeId === null ? 0 : lawyer.casesOfCause
  // where the cause is not known yet, the declared field is all that can be told
  const ofCause = Math.min(cases, enough) / enough
  const share = source.causeId === null ? Number(practises) : cause * ofCause + field * Number(practises)
  const code = cases > 0 ? (practises ? 'cause-and-field' : 'cause') : practises ? 'field' : 'no-experience'
  return { share, code, parameters: { cases } }
}

const loadShare = (lawyer: LawyerFacts): Share => ({
  share: Math.max(0, 1 - lawyer.openCases / scoreRules.fullLoad),
  code: 'load',
  parameters: { open: lawyer.openCases },
})

function answerShare({ answerHours: hours }: LawyerFacts): Share {
  if (hours === null) return { share: scoreRules.withoutHistory, code: 'no-answers' }
  const { quick, slow } = scoreRules.answer
  const share = (slow - Math.min(Math.max(hours, quick), slow)) / (slow - quick)
  return { share, code: 'answer-hours', parameters: { hours: Math.max(1, Math.round(hours)) } }
}

function ratingShare({ rating }: LawyerFacts): Share {
  if (rating === null || rating.count === 0) return { share: scoreRules.withoutHistory, code: 'no-ratings' }
  return {
    share: rating.mean / 5,
    code: 'rated',
    parameters: { mean: Math.round(rating.mean * 10) / 10, count: rating.count },
  }
}

const shareOf = (part: ScorePart, source: SourceToMatch, lawyer: LawyerFacts): Share => {
  switch (part) {
    case 'region':
      return regionShare(source, lawyer)
    case 'experience':
      return experienceShare(source, lawyer)
    case 'load':
      return loadShare(lawyer)
    case 'answer-time':
      return answerShare(lawyer)
    case 'rating':
      return ratingShare(lawyer)
  }
}

/** The score of one lawyer, part by part; the points are the sum of the parts as shown. */
export function scoreLawyer(source: SourceToMatch, lawyer: LawyerFacts): Score {
  const lines = scoreParts.map((part): ScoreLine => {
    const { share, code, parameters = {} } = shareOf(part, source, lawyer)
    const most = scoreWeights[part]
    return { part, points: Math.round(share * most), most, why: { code, parameters } }
  })
  return { points: lines.reduce((sum, { points }) => sum + points, 0), lines }
}

/**
 * Best first; a pinned lawyer stands above the ranking and is marked so. Whoever has a conflict is removed, pinned or not.
 * Equal points go to the lighter load, then to the older record, so that the order is always the same.
 */
export function rankLawyers<Facts extends LawyerFacts>(
  source: SourceToMatch,
  lawyers: readonly Facts[],
  pinnedId?: number,
): { ranked: Ranked<Facts>[]; removed: Facts[] } {
  const ranked = lawyers
    .filter((facts) => !facts.conflict)
    .map((facts) => ({ facts, score: scoreLawyer(source, facts), pinned: facts.lawyerId === pinnedId }))
    .sort(
      (a, b) =>
        Number(b.pinned) - Number(a.pinned) ||
        b.score.points - a.score.points ||
        a.facts.openCases - b.facts.openCases ||
        a.facts.lawyerId - b.facts.lawyerId,
    )
  return { ranked, removed: lawyers.filter((facts) => facts.conflict) }
}

export const partWords: Readonly<Record<ScorePart, Localized>> = {
  region: text('地区', 'Region', 'Zona'),
  experience: text('案由', 'Experience', 'Experiencia'),
  load: text('负荷', 'Load', 'Carga'),
  'answer-time': text('答复', 'Answer time', 'Respuesta'),
  rating: text('评价', 'Rating', 'Valoración'),
}

const whyWords = {
  'region-district': text('同区县', 'Same district', 'Mismo distrito'),
  'region-city': text('同城', 'Same city', 'Misma ciudad'),
  'region-province': text('同省', 'Same province', 'Misma provincia'),
  'region-elsewhere': text('异地', 'Another province', 'Otra provincia'),
  'region-unknown': text('未填写地区', 'No region given', 'Sin zona indicada'),
  'cause-and-field': text(
    '办理同案由案件{cases}件，擅长领域相符',
    '{cases} matters of this cause, and practises this field',
    '{cases} asuntos de esta causa y ejerce en esta materia',
  ),
  cause: text('办理同案由案件{cases}件', '{cases} matters of this cause', '{cases} asuntos de esta causa'),
  field: text('擅长领域相符', 'Practises this field', 'Ejerce en esta materia'),
  'no-experience': text('暂无同类经验', 'No such matter yet', 'Sin asuntos similares'),
  load: text('在办{open}件', '{open} open cases', '{open} casos abiertos'),
  'answer-hours': text('平均{hours}小时答复', 'Answers in {hours} h on average', 'Responde en {hours} h de media'),
  'no-answers': text('尚无答复记录', 'No answers yet', 'Sin respuestas aún'),
  rated: text('评分{mean}（{count}次）', 'Rated {mean} ({count} ratings)', 'Valoración {mean} ({count} valoraciones)'),
  'no-ratings': text('尚无评价', 'No ratings yet', 'Sin valoraciones aún'),
} as const satisfies Record<string, Localized>
export type WhyCode = keyof typeof whyWords

/** The reason of one line of the score, in words. */
export const sayWhy = (line: Pick<ScoreLine, 'why'>, language: Language): string =>
  say(whyWords[line.why.code], language, line.why.parameters satisfies Parameters)
