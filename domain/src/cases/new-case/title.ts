import type { CaseType } from '../../procedures/index.ts'
import { natureOf } from './case-types.ts'
import { partyRoles, type RoleSide } from './party-roles.ts'

export type TitleParty = { readonly party_name?: string | null; readonly party_role?: string | number | null }

const longestTitle = 200
const legalForm = /(?:集团)?(?:股份有限公司|有限责任公司|有限公司)$/
/** 广东省深圳市… before the name proper; a name is never shortened to fewer than three characters. */
const seat = /^(?:[\u4e00-\u9fff]{2,3}(?:省|自治区))?(?:[\u4e00-\u9fff]{2,3}(?<!超)市)?(?=[\u4e00-\u9fff]{3,})/

/** A name as a title calls it: 广东省佛山市海川贸易有限公司 is 海川贸易. */
export function shortName(name: string): string {
  const plain = name.normalize('NFKC').trim()
  const bare = plain.replace(legalForm, '')
  if (bare === plain || [...bare].length < 2) return plain
  const short = bare.replace(/\([^()]*\)/g, '').replace(seat, '')
  return [...short].length < 2 ? bare : short
}

const sideOf = (role: string | number | null | undefined): RoleSide =>
  (partyRoles as Partial<Record<string, { side: RoleSide }>>)[String(role)]?.side ?? 'other'

/** The parties of one side: the first by its short name, and 等 where there are more. */
function named(parties: readonly TitleParty[], side: RoleSide): string {
  const [first, ...more] = parties.filter((party) => sideOf(party.party_role) === side && party.party_name)
  return first ? `${shortName(first.party_name ?? '')}${more.length > 0 ? '等' : ''}` : ''
}

/**
 * The title of a case for which none was typed, always in Chinese as a court writes it: 云帆科技诉海川贸易侵害商标权纠纷.
 * Without a name on one side it is made from what is there.
 */
export function caseTitle(parts: {
  caseType: CaseType
  criminal: boolean
  /** The name of the cause of action; '' where it is not known. */
  cause: string
  /** 'mediation' where a mediation or arbitration matter is a mediation. */
  resolvedBy?: string | null | undefined
  parties: readonly TitleParty[]
}): string {
  const { cause, parties } = parts
  const [active, passive] = [named(parties, 'active'), named(parties, 'passive')]
  return cut(composed(parts, active, passive) || cause || '未命名案件')
}

function composed(
  { caseType, criminal, cause, resolvedBy }: Parameters<typeof caseTitle>[0],
  active: string,
  passive: string,
): string {
  const joined = (link: string, tail = '') =>
    active && passive
      ? `${active}${link}${passive}${cause}${tail}`
      : active || passive
        ? `${active}${passive}${cause}${tail}`
        : ''
  const { matter } = natureOf(caseType)
  switch (matter) {
    case 'litigation':
      // a criminal case is named after the accused: 张某假冒注册商标案
      return criminal ? `${passive || active}${cause.replace(/[罪案]$/, '')}案` : joined('诉')
    case 'complaint':
      return joined('投诉')
    case 'resolution':
      return joined('与', resolvedBy === 'mediation' ? '调解案' : '仲裁案')
    case 'negotiation':
      return joined('与', '协商案')
  }
}

const cut = (title: string): string => [...title].slice(0, longestTitle).join('')
