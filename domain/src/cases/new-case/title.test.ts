import { describe, expect, it } from 'vitest'
import { caseTitle, shortName } from './index.ts'

const parties = [
  { party_name: '云帆科技有限公司', party_role: 'plaintiff' },
  { party_name: '广东省佛山市海川贸易有限公司', party_role: 'defendant' },
]
const cause = '侵害商标权纠纷'

describe('a short name', () => {
  it.each([
    ['云帆科技有限公司', '云帆科技'],
    ['云帆科技有限责任公司', '云帆科技'],
    ['佛山市海川贸易有限公司', '海川贸易'],
    ['示例（深圳）科技股份有限公司', '示例科技'],
    ['云帆集团有限公司', '云帆'],
    ['某有限公司', '某有限公司'],
    ['王海', '王海'],
    ['海珠区老王百货商行', '海珠区老王百货商行'],
    ['深圳市科技有限公司', '深圳市科技'],
    ['美美超市连锁有限公司', '美美超市连锁'],
  ])('of %s is %s', (name, short) => expect(shortName(name)).toBe(short))
})

describe('the title of a case for which none was typed', () => {
  it('is what a court would write', () => {
    expect(caseTitle({ caseType: 1, criminal: false, cause, parties })).toBe('云帆科技诉海川贸易侵害商标权纠纷')
  })

  it('says 等 where a side has several, and stays whole where a side is missing', () => {
    const more = [
      ...parties,
      { party_name: '李四', party_role: 'defendant' },
      { party_name: '丙', party_role: 'third-party' },
    ]
    expect(caseTitle({ caseType: 2, criminal: false, cause, parties: more })).toBe('云帆科技诉海川贸易等侵害商标权纠纷')
    expect(caseTitle({ caseType: 1, criminal: false, cause, parties: parties.slice(0, 1) })).toBe(
      '云帆科技侵害商标权纠纷',
    )
    expect(caseTitle({ caseType: 1, criminal: false, cause: '', parties: [] })).toBe('未命名案件')
  })

  it('names a criminal case after the accused', () => {
    const accused = [
      { party_name: '张某', party_role: 'accused' },
      { party_name: '云帆科技有限公司', party_role: 'victim' },
    ]
    expect(caseTitle({ caseType: 1, criminal: true, cause: '假冒注册商标罪', parties: accused })).toBe(
      '张某假冒注册商标案',
    )
  })

  it('says of a matter out of court what it is', () => {
    const of = (active: string, passive: string) => [
      { party_name: '甲乙有限公司', party_role: active },
      { party_name: '丙丁', party_role: passive },
    ]
    const title = (caseType: 3 | 4 | 5, roles: [string, string], resolvedBy?: string) =>
      caseTitle({ caseType, criminal: false, cause, resolvedBy, parties: of(...roles) })
    expect(title(5, ['complainant', 'complained'])).toBe('甲乙投诉丙丁侵害商标权纠纷')
    expect(title(3, ['applicant', 'respondent'], 'arbitration')).toBe('甲乙与丙丁侵害商标权纠纷仲裁案')
    expect(title(3, ['applicant', 'respondent'], 'mediation')).toBe('甲乙与丙丁侵害商标权纠纷调解案')
    expect(title(4, ['claimant', 'counterparty'])).toBe('甲乙与丙丁侵害商标权纠纷协商案')
  })

  it('is never longer than a typed one may be', () => {
    const long = [{ party_name: '长'.repeat(300), party_role: 'plaintiff' }]
    expect([...caseTitle({ caseType: 1, criminal: false, cause, parties: long })]).toHaveLength(200)
  })
})
