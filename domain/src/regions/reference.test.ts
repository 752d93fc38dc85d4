import { describe, expect, it } from 'vitest'
import { allRegions } from './reference.ts'

const regions = allRegions()
const byCode = new Map(regions.map((region) => [region.code, region]))

describe('the divisions', () => {
  it('are 34 provinces with their cities and districts, each code once', () => {
    const count = (level: string) => regions.filter((region) => region.level === level).length
    expect(count('province')).toBe(34)
    expect(count('city')).toBeGreaterThan(330)
    expect(count('district')).toBeGreaterThan(2800)
    expect(byCode.size).toBe(regions.length)
  })

  it('hang each below one of the level above it', () => {
    const above = { province: undefined, city: 'province', district: 'city' } as const
    for (const region of regions) {
      const parent = region.parentCode === null ? undefined : byCode.get(region.parentCode)
      expect([region.code, parent?.level]).toEqual([region.code, above[region.level]])
    }
  })

  it('name every division once among its siblings', () => {
    const names = regions.map((region) => `${region.parentCode} ${region.name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
