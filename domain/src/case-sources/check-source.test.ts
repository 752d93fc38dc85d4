import { describe, expect, it } from 'vitest'
import { type Language, languages, say } from '../kernel/index.ts'
import {
  checkSource,
  filterCaseCount,
  filterCaseFee,
  inFormOrder,
  regionLabel,
  sourceDraft,
  sourceFields,
} from './index.ts'

const complete = {
  compid: 7,
  main_name: '云帆科技有限公司',
  contacts: '周宁',
  mobile: '0757-88880000-12',
  address: '广东省,佛山市,禅城区',
  casename: '商标批量维权',
  case_num: '32',
  case_costs: '120000.50',
  describe: '电商平台上的多家店铺销售假冒商品。',
  relevant_material: [],
}
const draft = (parts: object = {}) => sourceDraft.parse({ ...complete, ...parts })
const faultsOf = (parts: object, kind: 'staff' | 'company' = 'staff') => checkSource(draft(parts), kind).faults
const said = (parts: object, kind: 'staff' | 'company', language: Language = 'zh') =>
  checkSource(sourceDraft.parse(parts), kind).faults.map((fault) => say(fault.words, language, fault.parameters))

describe('the nine rules of the specification', () => {
  it('names all missing fields at once, in its order and words', () => {
    expect(said({}, 'staff')).toEqual([
      '需求主体不能为空',
      '委托单位不能为空',
      '联系人姓名不能为空',
      '联系人电话不能为空',
      '办案地区不能为空',
      '案源名称不能为空',
      '案件数量不能为空',
      '案件费用不能为空',
      '基本案情不能为空',
    ])
  })
  it('asks a company for no entrusting company', () => {
    expect(said({}, 'company')).not.toContain('委托单位不能为空')
    expect(said({}, 'company')).toHaveLength(8)
    expect(checkSource(draft({ compid: '' }), 'company').facts?.companyId).toBeNull()
  })
  it('takes blanks for nothing', () => {
    expect(faultsOf({ main_name: ' 　 ', describe: '\n' }).map(({ path }) => path)).toEqual(['main_name', 'describe'])
  })
  it('says them in every language', () => {
    for (const language of languages) expect(new Set(said({}, 'staff', language)).size).toBe(9)
    expect(said({}, 'staff', 'en')[6]).toBe('The number of cases is required')
    expect(said({}, 'staff', 'es')[7]).toBe('Los honorarios son obligatorios')
  })
  it('does not judge the form of a phone number', () => {
    expect(faultsOf({ mobile: 'ask at the gate' })).toEqual([])
  })
})

describe('what is read', () => {
  it('becomes numbers, fen and names', () => {
    expect(checkSource(draft({ relevant_material: 'abc,def' }), 'staff').facts).toEqual({
      mainName: '云帆科技有限公司',
      companyId: 7,
      contactName: '周宁',
      contactPhone: '0757-88880000-12',
      regionNames: ['广东省', '佛山市', '禅城区'],
      title: '商标批量维权',
      caseCount: 32,
      feeFen: 12_000_050,
      description: '电商平台上的多家店铺销售假冒商品。',
      thumbIds: ['abc', 'def'],
    })
  })
  it.each([
    ['10', 10],
    ['010', 10],
    ['1', 1],
    ['99999', 99_999],
    [7, 7],
  ])('counts %s cases', (typed, count) => {
    expect(checkSource(draft({ case_num: typed }), 'staff').facts?.caseCount).toBe(count)
  })
  it.each(['0', '00', '1.5', '-3', '3e2', 'many', '100000'])('refuses %s cases', (typed) => {
    expect(faultsOf({ case_num: typed })).toMatchObject([{ code: 'case-source.case-count-invalid', path: 'case_num' }])
  })
  it.each(['-1', '1.234', 'a lot', '1e3', '.'])('refuses a fee of %s', (typed) => {
    expect(faultsOf({ case_costs: typed })).toMatchObject([{ code: 'case-source.fee-invalid', path: 'case_costs' }])
  })
  it('takes a fee of nothing for one to be agreed', () => {
    expect(checkSource(draft({ case_costs: 0 }), 'staff').facts?.feeFen).toBe(0)
  })
  it('takes uploaded file items, each once, at most three', () => {
    const files = [{ id: 1, thumbid: 'a', name: 'a.pdf' }, 'a', 'b']
    expect(checkSource(draft({ relevant_material: files }), 'staff').facts?.thumbIds).toEqual(['a', 'b'])
    expect(faultsOf({ relevant_material: ['a', 'b', 'c', 'd'] })).toMatchObject([
      { code: 'too-many', path: 'relevant_material' },
    ])
  })
  it('holds every text to its limit', () => {
    for (const field of ['main_name', 'contacts', 'mobile', 'casename', 'describe'] as const) {
      const { limit } = sourceFields[field]
      expect(faultsOf({ [field]: '律'.repeat(limit) })).toEqual([])
      expect(faultsOf({ [field]: '律'.repeat(limit + 1) })).toMatchObject([{ code: 'too-long', path: field }])
    }
  })
  it('puts the faults of the server among its own', () => {
    const own = faultsOf({ describe: '', main_name: '' })
    const region = { code: 'case-source.region-unknown', path: 'address', words: { zh: '', en: '', es: '' } }
    expect(inFormOrder([...own, region]).map(({ path }) => path)).toEqual(['main_name', 'address', 'describe'])
  })
})

describe('filters while typing', () => {
  it('keep digits and strip leading zeros, not inner ones', () => {
    expect(['0', '01', '10', '1a0b5', '３２', '-4', '1.5'].map(filterCaseCount)).toEqual([
      '',
      '1',
      '10',
      '105',
      '32',
      '4',
      '15',
    ])
  })
  it('keep digits and one dot of a fee', () => {
    expect(['1,200', '12.345', '1.2.3', '￥８０．５', 'abc', '5.'].map(filterCaseFee)).toEqual([
      '1200',
      '12.34',
      '1.23',
      '80.5',
      '',
      '5.',
    ])
  })
})

describe('the place in one word', () => {
  it('says a municipality once', () => {
    const places = ['广东省,佛山市,禅城区', '北京市,北京市,东城区', '上海市,市辖区,黄浦区', '']
    expect(places.map(regionLabel)).toEqual(['广东省佛山市禅城区', '北京市东城区', '上海市黄浦区', ''])
  })
})
