import { describe, expect, it } from 'vitest'
import { type Mover, nextState, type SourceMove, type SourceState, sourceMoves, sourceStates } from './index.ts'

/** The whole story once more in one table: every move that is allowed, and nothing else. */
const allowed: [SourceState, SourceMove, SourceState, Mover[]][] = [
  ['waiting', 'edit', 'waiting', ['staff', 'company']],
  ['waiting', 'approve', 'approved', ['staff']],
  ['waiting', 'reject', 'rejected', ['staff']],
  ['waiting', 'withdraw', 'withdrawn', ['staff', 'company']],
  ['approved', 'edit', 'approved', ['staff', 'company']],
  ['approved', 'distribute', 'distributed', ['staff']],
  ['approved', 'withdraw', 'withdrawn', ['staff', 'company']],
  ['rejected', 'edit', 'waiting', ['staff', 'company']],
  ['rejected', 'withdraw', 'withdrawn', ['staff', 'company']],
  ['distributed', 'accept', 'accepted', ['lawyer']],
  ['distributed', 'exhaust', 'approved', ['system']],
  ['distributed', 'withdraw', 'withdrawn', ['staff', 'company']],
  ['accepted', 'convert', 'converted', ['lawyer', 'staff', 'company']],
  ['converted', 'convert', 'converted', ['lawyer', 'staff', 'company']],
]

describe('the life of a case source', () => {
  it('allows exactly these moves to exactly these movers', () => {
    const found = sourceStates.flatMap((state) =>
      sourceMoves.flatMap((move) =>
        (['staff', 'company', 'lawyer', 'system'] as const).flatMap((mover) => {
          const to = nextState(state, move, mover)
          return to ? [`${state} ${move} ${to} ${mover}`] : []
        }),
      ),
    )
    const expected = allowed.flatMap(([from, move, to, movers]) => movers.map((by) => `${from} ${move} ${to} ${by}`))
    expect(found.sort()).toEqual(expected.sort())
  })
  it('ends in no state from which something taken back could return', () => {
    expect(sourceMoves.some((move) => nextState('withdrawn', move, 'staff'))).toBe(false)
  })
})
