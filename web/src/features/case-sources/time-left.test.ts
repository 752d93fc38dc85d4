import { describe, expect, it } from 'vitest'
import { zh } from './copy/zh.ts'
import { sayLeft } from './time-left.tsx'

const hour = 3_600_000

describe('the time an invitation is open', () => {
  it.each([
    [49 * hour, '剩 2 天 1 小时'],
    [48 * hour, '剩 2 天'],
    [21.9 * hour, '剩 21 小时'],
    [hour, '剩 1 小时'],
    [59.5 * 60_000, '剩 60 分钟'],
    [1, '剩 1 分钟'],
    [0, '已过期'],
    [-hour, '已过期'],
  ])('%d ms is %s', (left, said) => {
    expect(sayLeft(left, zh.left)).toBe(said)
  })
})
