import { cities, districts, edition, provinces } from './data/divisions.ts'

export type Division = {
  /** Six digits of GB/T 2260. */
  code: string
  parentCode: string | null
  name: string
  level: 'province' | 'city' | 'district'
  position: number
}

export const regionEdition = edition

const read = (list: string): [string, string][] =>
  list
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 6), line.slice(7)])

/** Every division, parents first. */
export function allRegions(): Division[] {
  const rows = (list: string, level: Division['level'], parentOf: (code: string) => string | null): Division[] =>
    read(list).map(([code, name], position) => ({ code, parentCode: parentOf(code), name, level, position }))
  return [
    ...rows(provinces, 'province', () => null),
    ...rows(cities, 'city', (code) => `${code.slice(0, 2)}0000`),
    ...rows(districts, 'district', (code) => `${code.slice(0, 4)}00`),
  ]
}
