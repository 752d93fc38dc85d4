import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allCourts } from '../courts/index.ts'
import {
  type CaseNumber,
  isCaseNumber,
  normalCaseNumber,
  parseCaseNumber,
  printCaseNumber,
  tidyCaseNumber,
} from './case-number.ts'
import { proposedBy, typeCodes } from './type-codes.ts'

const parts = (typed: string) => {
  const parsed = parseCaseNumber(typed)
  if (!isCaseNumber(parsed)) return parsed.code
  return [parsed.part1, parsed.part2, parsed.part3, parsed.part4, parsed.part5, parsed.suffix].join('|')
}

describe('a case number', () => {
  it.each([
    ['（2026）京73民初1号', '2026|京73||民初|1|'],
    ['(2026)粤0604民初12345号', '2026|粤0604||民初|12345|'],
    ['（2019）最高法知民终1号', '2019|最高法|知|民终|1|'],
    ['（2026）京民终88号', '2026|京||民终|88|'],
    ['（2026）沪0115执恢7号之一', '2026|沪0115||执恢|7|之一'],
    ['（2026）苏05知民初3号之十二', '2026|苏05|知|民初|3|之十二'],
    ['（2026）浙0192民诉前调100号', '2026|浙0192||民诉前调|100|'],
    ['（2026）渝05民破9号', '2026|渝05||民破|9|'],
    ['（2026）兵0101刑初4号', '2026|兵0101||刑初|4|'],
    [' ( ２０２６ ) 京 73 民 初 １ 号 ', '2026|京73||民初|1|'],
    ['[2026]京73民初1号', '2026|京73||民初|1|'],
    ['〔2026〕京73民初0001号', '2026|京73||民初|1|'],
  ])('%s is read as %s', (typed, read) => {
    expect(parts(typed)).toBe(read)
  })

  it.each([
    ['', 'no-year', 1],
    ['2026京73民初1号', 'no-year', 1],
    ['（26）京73民初1号', 'no-year', 4],
    ['（2026京73民初1号', 'no-year', 6],
    ['（2026）北73民初1号', 'no-court', 7],
    ['（2026）京731民初1号', 'no-court', 7],
    ['（2026）73民初1号', 'no-court', 7],
    ['（2026）京73民审1号', 'no-type', 10],
    ['（2026）京731号', 'no-court', 7],
    ['（2026）京73号', 'no-type', 10],
    ['（2026）京73民初号', 'no-type', 10],
    ['（2026）京73民初0号', 'no-serial', 12],
    ['（2026）京73民初1', 'no-mark', 13],
    ['（2026）京73民初1号判决书', 'no-suffix', 14],
    ['（2014）一中民初字第100号', 'old-style', 11],
  ])('%s is refused: %s at place %i', (typed, name, place) => {
    expect(parseCaseNumber(typed)).toMatchObject({ code: `case-numbers.${name}`, parameters: { place } })
  })

  it('is one number however it is typed', () => {
    const spellings = [
      '(2026)京73民初1号',
      '（2026）京 73 民初 1 号',
      '（２０２６）京７３民初１号',
      '[2026]京73民初01号',
    ]
    expect(new Set(spellings.map(normalCaseNumber))).toEqual(new Set(['（2026）京73民初1号']))
    expect(normalCaseNumber('没有案号')).toBeUndefined()
  })

  const codes = [...new Set(allCourts().flatMap((court) => (court.code ? [court.code] : [])))]
  const number: fc.Arbitrary<CaseNumber> = fc
    .record({
      part1: fc.integer({ min: 2016, max: 2099 }).map(String),
      part2: fc.constantFrom(...codes),
      part3: fc.constantFrom('', '知', '环'),
      part4: fc.constantFrom(...typeCodes.keys()),
      part5: fc.integer({ min: 1, max: 999_999 }).map(String),
      suffix: fc.constantFrom('', '之一', '之二', '之十', '之3'),
    })
    // with a special code before it, a shorter code may read as a longer one
    .filter(({ part3, part4 }) => !typeCodes.has(part3 + part4))

  it('is printed as it is read, for every court and type', () => {
    fc.assert(
      fc.property(number, (one) => {
        expect(parseCaseNumber(printCaseNumber(one))).toEqual(one)
      }),
    )
  })

  it('is tidied once for all, and never throws whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(tidyCaseNumber(tidyCaseNumber(typed))).toBe(tidyCaseNumber(typed))
        const parsed = parseCaseNumber(typed)
        if (isCaseNumber(parsed)) expect(parts(printCaseNumber(parsed))).toBe(parts(typed))
      }),
    )
  })
})

describe('a type code', () => {
  it('proposes the node and the kind of proceeding', () => {
    expect(proposedBy('民初')).toEqual({ node: 'casetrial/register', kind: 'first' })
    expect(proposedBy('民终')?.kind).toBe('second')
    expect(proposedBy('民申')?.node).toBe('casetrial/retrial')
    expect(proposedBy('执恢')?.kind).toBe('enforcement')
    expect(proposedBy('财保')?.node).toBe('protect/register')
    expect(proposedBy('司惩')).toBeUndefined()
  })

  it('is one of the standard, which lets several types share it', () => {
    expect(typeCodes.get('民特')?.types).toHaveLength(13)
    expect(typeCodes.get('民初')?.types).toEqual([{ number: '0301', name: '民事一审案件' }])
    expect([...typeCodes.keys()].every((code) => /^\p{Script=Han}+$/u.test(code))).toBe(true)
  })
})
