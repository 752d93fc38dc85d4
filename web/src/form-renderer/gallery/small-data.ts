import type { CauseKind } from '@luqiao/domain/forms'

/** A little of the real tables, enough to try every widget without a server. */

export const courts: readonly [region: string, name: string][] = [
  ['北京市', '最高人民法院'],
  ['北京市', '北京知识产权法院'],
  ['北京市', '北京互联网法院'],
  ['上海市', '上海知识产权法院'],
  ['上海市', '上海市浦东新区人民法院'],
  ['广东省', '广东省高级人民法院'],
  ['广东省', '广州知识产权法院'],
  ['广东省', '广州互联网法院'],
  ['广东省', '佛山市中级人民法院'],
  ['广东省', '佛山市禅城区人民法院'],
  ['广东省', '深圳市南山区人民法院'],
  ['浙江省', '杭州互联网法院'],
]

export const regions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  北京市: { 市辖区: ['东城区', '西城区', '朝阳区', '海淀区'] },
  上海市: { 市辖区: ['黄浦区', '徐汇区', '浦东新区'] },
  广东省: {
    广州市: ['越秀区', '海珠区', '天河区'],
    佛山市: ['禅城区', '南海区', '顺德区'],
    深圳市: ['福田区', '南山区', '宝安区'],
  },
  浙江省: { 杭州市: ['上城区', '西湖区', '滨江区'] },
}

type Cause = { value: number; parent: number | null; title: string; kind: CauseKind }

export const causes: readonly Cause[] = [
  { value: 1, parent: null, title: '知识产权与竞争纠纷', kind: 'civil' },
  { value: 2, parent: 1, title: '知识产权合同纠纷', kind: 'civil' },
  { value: 3, parent: 2, title: '商标合同纠纷', kind: 'civil' },
  { value: 4, parent: 1, title: '知识产权权属、侵权纠纷', kind: 'civil' },
  { value: 5, parent: 4, title: '商标权权属、侵权纠纷', kind: 'civil' },
  { value: 6, parent: 5, title: '侵害商标权纠纷', kind: 'civil' },
  { value: 7, parent: 4, title: '著作权权属、侵权纠纷', kind: 'civil' },
  { value: 190, parent: null, title: '侵犯知识产权罪', kind: 'criminal' },
  { value: 191, parent: 190, title: '假冒注册商标罪', kind: 'criminal' },
  { value: 192, parent: 190, title: '销售假冒注册商标的商品罪', kind: 'criminal' },
  { value: 195, parent: 190, title: '侵犯著作权罪', kind: 'criminal' },
  { value: 198, parent: 190, title: '侵犯商业秘密罪', kind: 'criminal' },
]

/** Invented people, firms and companies. */
export const people = ['周慎行', '周知远', '吴青', '林见山']
export const parties = ['云帆科技有限公司', '海川贸易有限公司', '海川贸易（佛山）有限公司']
export const lawfirms = ['广东衡度律师事务所', '北京明澈律师事务所']
