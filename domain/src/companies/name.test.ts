import { describe, expect, it } from 'vitest'
import { normalisedName } from './index.ts'

describe('the name by which organisations are compared', () => {
  it('is one for every width, bracket and spacing', () => {
    expect(normalisedName('示例（深圳）科技有限公司')).toBe(normalisedName(' 示例(深圳) 科技有限公司 '))
    expect(normalisedName('ＡＢＣ【中国】有限公司')).toBe('abc(中国)有限公司')
  })
  it('takes 有限责任公司 for 有限公司', () => {
    expect(normalisedName('示例科技有限责任公司')).toBe('示例科技有限公司')
  })
  it('keeps other names apart', () => {
    expect(normalisedName('示例科技股份有限公司')).not.toBe(normalisedName('示例科技有限公司'))
  })
})
