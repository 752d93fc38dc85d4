import { pinyin } from 'pinyin-pro'
import { edition, list } from './data/courts.ts'

export const courtLevels = ['supreme', 'high', 'intermediate', 'basic', 'special'] as const
export type CourtLevel = (typeof courtLevels)[number]

export type Court = {
  id: number
  name: string
  level: CourtLevel
  regionCode: string
  provinceCode: string
  /** Its code in case numbers where it can be derived; never refuse a number by it. */
  code: string | null
  pinyin: string
  initials: string
}

export const courtEdition = edition

const levelOf: Record<string, CourtLevel> = { u: 'supreme', h: 'high', i: 'intermediate', b: 'basic', s: 'special' }

/** Every court with its pinyin, worked out here: for filling the table, not for a browser. */
export function allCourts(): Court[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', level = '', regionCode = '', name = '', code] = line.split(' ')
      const syllables = pinyin(name, { toneType: 'none', type: 'array' })
      return {
        id: Number(id),
        name,
        level: levelOf[level] ?? 'basic',
        regionCode,
        provinceCode: `${regionCode.slice(0, 2)}0000`,
        code: code ?? null,
        pinyin: syllables.join(''),
        initials: syllables.map((syllable) => syllable.slice(0, 1)).join(''),
      }
    })
}
