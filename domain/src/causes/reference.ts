import { pinyin } from 'pinyin-pro'
import type { LegalDate } from '../kernel/index.ts'
import { administrative } from './data/administrative.ts'
import { civil } from './data/civil.ts'
import { criminal } from './data/criminal.ts'

export type CauseBranch = 'civil' | 'criminal' | 'administrative'

export type Cause = {
  id: number
  parentId: number | null
  kind: CauseBranch
  name: string
  /** 1 for the outermost. */
  level: number
  pinyin: string
  initials: string
  position: number
  /** The first day of the list it stands in. */
  validFrom: LegalDate
}

export const causeEdition = '2026-11-21.2'

/** From when each list is in force: 法〔2025〕226号; 刑法修正案（十二）; 法发〔2020〕44号. */
const inForce = { civil: '2026-01-01', criminal: '2024-03-01', administrative: '2021-01-01' } as const

function read(kind: CauseBranch, list: string): Cause[] {
  const parents: number[] = []
  return list
    .trim()
    .split('\n')
    .map((line, position) => {
      const [, id = '', dots = '', name = ''] = /^(\d+) (·*)(\S+)/.exec(line) ?? []
      const depth = dots.length
      parents[depth] = Number(id)
      const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed' })
      return {
        id: Number(id),
        parentId: depth === 0 ? null : (parents[depth - 1] ?? null),
        kind,
        name,
        level: depth + 1,
        pinyin: syllables.join(''),
        initials: syllables.map((syllable) => syllable.slice(0, 1)).join(''),
        position,
        validFrom: inForce[kind] as LegalDate,
      }
    })
}

/** Every cause, parents first, with its pinyin: for filling the table, not for a browser. */
export const allCauses = (): Cause[] => [
  ...read('civil', civil),
  ...read('criminal', criminal),
  ...read('administrative', administrative),
]
