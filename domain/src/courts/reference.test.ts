import { describe, expect, it } from 'vitest'
import { allRegions } from '../regions/index.ts'
import { allCourts } from './reference.ts'

const courts = allCourts()
const named = (name: string) => courts.find((court) => court.name === name)

describe('the courts', () => {
  it('are about 3,500, each named and numbered once', () => {
    expect(courts.length).toBeGreaterThan(3450)
    expect(new Set(courts.map((court) => court.name)).size).toBe(courts.length)
    expect(new Set(courts.map((court) => court.id)).size).toBe(courts.length)
  })

  it('lie in divisions that exist', () => {
    const codes = new Set(allRegions().map((region) => region.code))
    expect(courts.filter((court) => !codes.has(court.regionCode) || !codes.has(court.provinceCode))).toEqual([])
  })

  it('have one high court a province, and one for the military corps of Xinjiang', () => {
    const high = courts.filter((court) => court.level === 'high')
    expect(new Set(high.map((court) => court.provinceCode)).size).toBe(31)
    expect(high).toHaveLength(32)
  })

  it('have the special courts, the internet courts among them', () => {
    for (const name of ['北京知识产权法院', '杭州互联网法院', '上海金融法院', '广州海事法院', '昆明铁路运输中级法院'])
      expect([name, named(name)?.level]).toEqual([name, 'special'])
  })

  it('carry the code of a case number where the rule gives one (法〔2015〕137号)', () => {
    expect(named('最高人民法院')?.code).toBe('最高法')
    expect(named('北京知识产权法院')?.code).toBe('京73')
    expect(named('佛山市禅城区人民法院')).toMatchObject({ code: '粤0604', regionCode: '440604' })
    const odd = courts.filter(
      ({ code, level }) => code !== null && level !== 'supreme' && !/^\p{Script=Han}(\d\d|\d{4})?$/u.test(code),
    )
    expect(odd).toEqual([])
  })

  it('can be found by the pinyin of places that are read in their own way', () => {
    expect(named('重庆市第一中级人民法院')?.initials).toBe('cqsdyzjrmfy')
    expect(named('安徽省六安市中级人民法院')?.pinyin).toContain('luan')
    expect(named('安徽省蚌埠市中级人民法院')?.pinyin).toContain('bengbu')
    expect(named('长春市朝阳区人民法院')?.pinyin).toMatch(/^changchunshichaoyangqu/)
  })
})
