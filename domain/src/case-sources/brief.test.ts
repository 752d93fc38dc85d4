import { describe, expect, it } from 'vitest'
import { faultOfBrief } from './index.ts'

const names = {
  mainName: '云帆科技',
  companyName: '云帆科技有限公司',
  contactName: '周宁',
  contactPhone: '13912345678',
}

describe('the brief of a round', () => {
  it('may describe the matter', () => {
    expect(faultOfBrief('三十二家网店销售仿冒商品，已公证', names)).toEqual([])
    expect(faultOfBrief('', names)).toEqual([])
  })
  it.each(['云帆 科技诉被告', '云帆科技有限责任公司的商标', '请联系周宁', '电话１３９１２３４５６７８'])(
    'names nobody: %s',
    (brief) => {
      expect(faultOfBrief(brief, names)).toMatchObject([{ code: 'case-source.brief-names-someone', path: 'brief' }])
    },
  )
  it('does not forbid a language for a name of one character', () => {
    expect(faultOfBrief('李某的案件', { ...names, contactName: '李' })).toEqual([])
  })
})
