import { describe, expect, it } from 'vitest'
import {
  type LawyerFacts,
  practiceFieldsIn,
  rankLawyers,
  type ScorePart,
  type SourceToMatch,
  sayWhy,
  scoreLawyer,
  scoreRules,
  scoreWeights,
} from './index.ts'

const source: SourceToMatch = { regionCode: '440604', causeId: 171, fields: ['trademark'] }
const newcomer: LawyerFacts = {
  lawyerId: 1,
  regionCode: null,
  fields: [],
  casesOfCause: 0,
  openCases: 0,
  answerHours: null,
  rating: null,
  conflict: false,
}
const lawyer = (parts: Partial<LawyerFacts>): LawyerFacts => ({ ...newcomer, ...parts })
const pointsOf = (parts: Partial<LawyerFacts>, part: ScorePart, of: SourceToMatch = source) =>
  scoreLawyer(of, lawyer(parts)).lines.find((line) => line.part === part)?.points

describe('the score', () => {
  it('adds up to at most a hundred, as its lines show', () => {
    expect(Object.values(scoreWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
    const best = scoreLawyer(
      source,
      lawyer({
        regionCode: '440604',
        fields: ['trademark'],
        casesOfCause: 9,
        answerHours: 1,
        rating: { mean: 5, count: 3 },
      }),
    )
    expect(best.points).toBe(100)
    expect(best.lines.map(({ points, most }) => points === most)).toEqual([true, true, true, true, true])
  })
  it('falls with the distance', () => {
    const points = ['440604', '440605', '440300', '110101', null].map((regionCode) =>
      pointsOf({ regionCode }, 'region'),
    )
    expect(points).toEqual([30, 27, 18, 0, 0])
  })
  it('grows with matters of the cause, then with the declared field', () => {
    expect([0, 1, 5, 50].map((casesOfCause) => pointsOf({ casesOfCause }, 'experience'))).toEqual([0, 5, 25, 25])
    expect(pointsOf({ fields: ['trademark'] }, 'experience')).toBe(11)
    expect(pointsOf({ fields: ['family'] }, 'experience')).toBe(0)
  })
  it('rests on the field alone while nobody named the cause', () => {
    const unnamed = { ...source, causeId: null }
    expect(pointsOf({ fields: ['trademark'], casesOfCause: 3 }, 'experience', unnamed)).toBe(35)
    expect(pointsOf({ casesOfCause: 3 }, 'experience', unnamed)).toBe(0)
  })
  it('falls with the load and never below nothing', () => {
    expect([0, 15, 30, 200].map((openCases) => pointsOf({ openCases }, 'load'))).toEqual([15, 8, 0, 0])
  })
  it('falls with the time to answer', () => {
    expect([1, 4, 26, 48, 500].map((answerHours) => pointsOf({ answerHours }, 'answer-time'))).toEqual([5, 5, 3, 0, 0])
  })
  it('neither favours nor shuts out who has no history', () => {
    expect(pointsOf({}, 'answer-time')).toBe(Math.round(scoreRules.withoutHistory * 5))
    expect(pointsOf({}, 'rating')).toBe(Math.round(scoreRules.withoutHistory * 15))
    expect(pointsOf({ rating: { mean: 0, count: 0 } }, 'rating')).toBe(Math.round(scoreRules.withoutHistory * 15))
  })
  it('says why in every language', () => {
    const { lines } = scoreLawyer(
      source,
      lawyer({ regionCode: '440605', fields: ['trademark'], casesOfCause: 4, openCases: 7, answerHours: 2.4 }),
    )
    expect(lines.map((line) => sayWhy(line, 'zh'))).toEqual([
      '同城',
      '办理同案由案件4件，擅长领域相符',
      '在办7件',
      '平均2小时答复',
      '尚无评价',
    ])
    for (const line of lines)
      for (const language of ['en', 'es'] as const) expect(sayWhy(line, language)).not.toMatch(/[{}]|^$/)
  })
})

describe('the ranking', () => {
  const near = lawyer({ lawyerId: 2, regionCode: '440604' })
  const far = lawyer({ lawyerId: 3, regionCode: '110101' })
  it('puts the best first and keeps one order for equals', () => {
    const twin = lawyer({ lawyerId: 9, regionCode: '440604' })
    const ids = (list: LawyerFacts[]) => rankLawyers(source, list).ranked.map(({ facts }) => facts.lawyerId)
    expect(ids([far, twin, near])).toEqual([2, 9, 3])
    expect(ids([near, far, twin])).toEqual([2, 9, 3])
  })
  it('puts a pinned lawyer first, marked, with the points it really has', () => {
    const { ranked } = rankLawyers(source, [near, far], 3)
    expect(ranked.map(({ facts, pinned }) => [facts.lawyerId, pinned])).toEqual([
      [3, true],
      [2, false],
    ])
    expect(ranked[0]?.score.points).toBeLessThan(ranked[1]?.score.points ?? 0)
  })
  it('removes whoever has a conflict, pinned or not', () => {
    const { ranked, removed } = rankLawyers(source, [{ ...near, conflict: true }, far], 2)
    expect(ranked.map(({ facts }) => facts.lawyerId)).toEqual([3])
    expect(removed.map(({ lawyerId }) => lawyerId)).toEqual([2])
  })
})

describe('fields of practice read from a text', () => {
  it('are recognised by their words', () => {
    expect(practiceFieldsIn('商标批量维权', '店铺销售假冒商品', null)).toEqual(['trademark'])
    expect(practiceFieldsIn('离婚后财产', null)).toEqual(['family'])
    expect(practiceFieldsIn('咨询')).toEqual([])
  })
})
