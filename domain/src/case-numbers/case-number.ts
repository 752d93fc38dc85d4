import type { Fault } from '../kernel/index.ts'
import { caseNumberRefusals } from './refusals.ts'
import { typeCodes } from './type-codes.ts'

/** 案号 by 法〔2015〕137号: （part1）part2 part3 part4 part5 号 suffix. */
export type CaseNumber = {
  /** The year, four digits. */
  readonly part1: string
  /** The court's code: 最高法, or a province's short name alone or with two or four digits. */
  readonly part2: string
  /** A special code of one character (知), or empty. */
  readonly part3: string
  /** The type code: 民初, 执恢 … */
  readonly part4: string
  /** The serial number, without leading zeros. */
  readonly part5: string
  /** 之一, 之二 …, or empty. */
  readonly suffix: string
}

/** Provinces by their short names, the Xinjiang corps (兵) and the military courts (军). */
const courtCode =
  /^(?:最高法|[京津冀晋内辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川黔云藏陕甘青宁新兵军](?:\d{4}|\d{2})?)(?!\d)/

/**
 * One spelling for every way of typing a number: half-width letters and digits, full-width round brackets, no spaces.
 * It never throws and changes nothing the second time.
 */
export const tidyCaseNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[([{〔【]/g, '（')
    .replace(/[)\]}〕】]/g, '）')

const fault = (name: Parameters<typeof caseNumberRefusals.fault>[0], at: number, found = ''): Fault =>
  caseNumberRefusals.fault(name, { parameters: { place: at + 1, found } })

/** The number taken apart, or the fault with the place where it lies. */
export function parseCaseNumber(typed: string): CaseNumber | Fault {
  const tidy = tidyCaseNumber(typed)
  const year = /^（(\d{4})）/.exec(tidy)?.[1]
  if (!year) return fault('no-year', yearFault(tidy))
  let at = 6
  const part2 = courtCode.exec(tidy.slice(at))?.[0]
  const old = tidy.indexOf('字第')
  if (!part2) return old >= 0 ? fault('old-style', old) : fault('no-court', at)
  at += part2.length
  const letters = /^\P{Decimal_Number}*/u.exec(tidy.slice(at))?.[0] ?? ''
  const kind = kindOf(letters)
  if (!kind) return old >= 0 ? fault('old-style', old) : fault('no-type', at, letters)
  at += letters.length
  const digits = /^\d+/.exec(tidy.slice(at))?.[0] ?? ''
  const part5 = digits.replace(/^0+/, '')
  if (part5 === '') return fault('no-serial', at)
  at += digits.length
  if (tidy[at] !== '号') return fault('no-mark', at)
  const suffix = tidy.slice(at + 1)
  if (!/^(?:之(?:[一二三四五六七八九十百]+|[1-9]\d*))?$/.test(suffix)) return fault('no-suffix', at + 1)
  return { part1: year, part2, ...kind, part5, suffix }
}

/** The first place where the bracketed year goes wrong. */
function yearFault(tidy: string): number {
  const wanted = [/（/, /\d/, /\d/, /\d/, /\d/, /）/]
  return wanted.findIndex((one, index) => !one.test(tidy[index] ?? ''))
}

/** The longest type code wins; what is left before it is a special code of one character. */
function kindOf(letters: string): Pick<CaseNumber, 'part3' | 'part4'> | undefined {
  if (typeCodes.has(letters)) return { part3: '', part4: letters }
  const [special = '', rest] = [letters.slice(0, 1), letters.slice(1)]
  return typeCodes.has(rest) ? { part3: special, part4: rest } : undefined
}

/** `（2026）京73民初1号之一`. */
export const printCaseNumber = ({ part1, part2, part3, part4, part5, suffix }: CaseNumber): string =>
  `（${part1}）${part2}${part3}${part4}${part5}号${suffix}`

export const isCaseNumber = (parsed: CaseNumber | Fault): parsed is CaseNumber => 'part1' in parsed

/** The one spelling of a number, for keeping and comparing; undefined where it is none. */
export function normalCaseNumber(typed: string): string | undefined {
  const parsed = parseCaseNumber(typed)
  return isCaseNumber(parsed) ? printCaseNumber(parsed) : undefined
}
