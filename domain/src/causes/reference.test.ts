import { describe, expect, it } from 'vitest'
import { allCauses, type CauseBranch } from './reference.ts'

const causes = allCauses()
const byId = new Map(causes.map((cause) => [cause.id, cause]))
const pathOf = (id: number | null): string[] => {
  const cause = id === null ? undefined : byId.get(id)
  return cause ? [...pathOf(cause.parentId), cause.name] : []
}
const pathTo = (kind: CauseBranch, name: string) =>
  pathOf(causes.findLast((cause) => cause.kind === kind && cause.name === name)?.id ?? null)
const count = (kind: CauseBranch) => {
  const levels = causes.filter((cause) => cause.kind === kind).map((cause) => cause.level)
  return [1, 2, 3, 4].map((level) => levels.filter((one) => one === level).length)
}

describe('the causes of action', () => {
  it('are as many on each level as their lists say', () => {
    // 法〔2025〕226号
    expect(count('civil')).toEqual([12, 59, 514, 470])
    // 法发〔2020〕44号
    expect(count('administrative')).toEqual([1, 22, 140, 0])
    // 483 charges after 刑法修正案（十二）, under chapters and sections
    const parents = new Set(causes.map((cause) => cause.parentId))
    expect(causes.filter((cause) => cause.kind === 'criminal' && !parents.has(cause.id))).toHaveLength(483)
  })

  it('hang each below one of the level above it, which stands before it', () => {
    const seen = new Set<number>()
    for (const cause of causes) {
      const parent = cause.parentId === null ? undefined : byId.get(cause.parentId)
      expect(cause.level).toBe((parent?.level ?? 0) + 1)
      if (parent) expect(seen.has(parent.id) && parent.kind === cause.kind).toBe(true)
      seen.add(cause.id)
    }
    expect(seen.size).toBe(causes.length)
  })

  it.each([
    ['civil', '侵害商标权纠纷', ['知识产权与竞争纠纷', '知识产权权属、侵权纠纷', '商标权权属、侵权纠纷']],
    ['criminal', '侵犯著作权罪', ['破坏社会主义市场经济秩序罪', '侵犯知识产权罪']],
    ['administrative', '罚款', ['行政行为', '行政处罚']],
    ['administrative', '责令限期拆除', ['行政行为', '行政处罚']],
    ['administrative', '冻结存款、汇款', ['行政行为', '行政强制措施']],
    ['administrative', '强制拆除房屋或者设施', ['行政行为', '行政强制执行']],
    ['administrative', '婚姻登记', ['行政行为', '行政登记']],
    ['administrative', '工伤保险资格或者待遇认定', ['行政行为', '行政确认']],
    ['administrative', '不动产登记费', ['行政行为', '行政收费']],
    ['administrative', '驳回行政复议申请决定', ['行政行为', '行政复议']],
    ['administrative', '移民安置补偿', ['行政行为', '行政补偿']],
  ] as const)('%s: %s stands in its place', (kind, name, above) => {
    expect(pathTo(kind, name)).toEqual([...above, name])
  })

  it('keep 191 to 199 for the criminal IP group and nothing else (刑法 213 to 219之一, 140)', () => {
    const group = causes.filter((cause) => cause.id > 190 && cause.id < 200)
    expect(group.map((cause) => cause.id).sort()).toEqual([191, 192, 193, 194, 195, 196, 197, 198, 199])
    expect(group.every((cause) => cause.kind === 'criminal')).toBe(true)
    expect(byId.get(198)?.name).toBe('为境外窃取、刺探、收买、非法提供商业秘密罪')
  })

  it('can be found by pinyin and initials', () => {
    expect(causes.find((cause) => cause.name === '侵害商标权纠纷')).toMatchObject({
      initials: 'qhsbqjf',
      pinyin: 'qinhaishangbiaoquanjiufen',
    })
  })
})
