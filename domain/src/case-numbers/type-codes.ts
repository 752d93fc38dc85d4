import { practiceTypes, standardTypes } from './data/type-codes.ts'

/** A type code (类型代字) and the types of case that it stands for, the standard's own names. */
export type TypeCode = { readonly code: string; readonly types: readonly { number: string; name: string }[] }

const read = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [number = '', code = '', name = ''] = line.split(' ')
      return { number, code, name }
    })

const codes = new Map<string, { number: string; name: string }[]>()
for (const { number, code, name } of [...read(standardTypes), ...read(practiceTypes)])
  codes.set(code, [...(codes.get(code) ?? []), { number, name }])

/** Every type code of 法〔2018〕335号 and the few that are seen beside it. */
export const typeCodes: ReadonlyMap<string, TypeCode> = new Map(
  [...codes].map(([code, types]) => [code, { code, types }]),
)

/** What a number of this type proposes to record: the node, and the kind of proceeding that it numbers. */
export type Proposal = { readonly node: `${string}/${string}`; readonly kind: string }

const proposals: readonly (readonly [codes: string, proposal: Proposal])[] = [
  ['民初 行初 刑初 行赔初', { node: 'casetrial/register', kind: 'first' }],
  ['民终 行终 刑终 行赔终', { node: 'casetrial/register', kind: 'second' }],
  [
    '民申 民监 民抗 民再 行申 行监 行抗 行再 刑申 刑监 刑抗 刑再 行赔申 行赔监 行赔抗 行赔再',
    { node: 'casetrial/retrial', kind: 'retrial' },
  ],
  ['执 执恢', { node: 'execute/basic', kind: 'enforcement' }],
  ['执异 执复 执监 执协 执他', { node: 'execute/process', kind: 'enforcement' }],
  ['财保 行保 证保', { node: 'protect/register', kind: 'preservation' }],
  ['执保', { node: 'protect/execute', kind: 'preservation' }],
  ['民辖 行辖 刑辖', { node: 'jurisdiction/oneTrial', kind: 'jurisdiction' }],
  ['民辖终 行辖终', { node: 'jurisdiction/twoTrial', kind: 'jurisdiction' }],
  ['民辖监', { node: 'jurisdiction/retrial', kind: 'jurisdiction' }],
  ['民诉前调', { node: 'mediate/save', kind: 'first' }],
]
const byCode = new Map(
  proposals.flatMap(([list, proposal]) => list.split(' ').map((code) => [code, proposal] as const)),
)

/** The node that a type code belongs to; undefined where the code belongs to none of ours. */
export const proposedBy = (code: string): Proposal | undefined => byCode.get(code)
