import { type PracticeField, practiceFieldIds } from '../lawyers/index.ts'

/**
 * Words that tell a case source's field of practice from its name, description and cause. Data for the ranking only: nobody
 * is kept out by it, and the score names the field that was recognised.
 */
const signs: Readonly<Record<PracticeField, readonly string[]>> = {
  trademark: ['商标', '注册商标'],
  patent: ['专利', '实用新型', '外观设计'],
  copyright: ['著作权', '版权', '信息网络传播权', '盗版'],
  'unfair-competition': ['不正当竞争', '商业秘密', '虚假宣传', '商业诋毁', '仿冒'],
  contract: ['合同', '买卖', '货款', '承揽', '欠款'],
  company: ['股权', '股东', '公司决议', '增资', '合伙'],
  finance: ['借款', '借贷', '保险', '证券', '票据', '信托', '保理', '融资'],
  property: ['建设工程', '工程款', '房屋', '房地产', '土地', '物业', '租赁合同'],
  labour: ['劳动', '工伤', '工资', '竞业限制', '社会保险'],
  family: ['离婚', '继承', '抚养', '婚姻'],
  tort: ['侵权责任', '人身损害', '机动车', '交通事故', '产品责任', '名誉权'],
  insolvency: ['破产', '清算', '重整'],
  enforcement: ['执行', '失信', '查封', '冻结'],
  administrative: ['行政', '复议', '工商', '市场监督'],
  criminal: ['刑事', '犯罪', '罪', '报案'],
  arbitration: ['仲裁'],
  maritime: ['海事', '海商', '船舶', '提单', '海上'],
  foreign: ['涉外', '境外', '海外', '出口', '跨境'],
}

/** The fields of practice that these texts speak of. */
export const practiceFieldsIn = (...texts: readonly (string | null)[]): PracticeField[] =>
  practiceFieldIds.filter((field) => signs[field].some((sign) => texts.some((text) => text?.includes(sign))))
