import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Condition, type ConditionView, condition, holds, settle, when } from './condition.ts'

const view = (values: ConditionView['values'], facts: ConditionView['facts'] = {}): ConditionView => ({
  values,
  facts,
  causeKind: (value) => (value === 500 ? 'criminal' : 'civil'),
})

describe('a condition', () => {
  it('switches the criminal section on above 190 and below 200, and for every other criminal cause', () => {
    const section = when.criminalCause('civil_lawsuit')
    const on = [191, 195, 199, '199', 500]
    const off = [190, 200, 1, null, undefined, '', 'abc', 190.0]
    for (const value of on) expect(holds(section, view({ civil_lawsuit: value })), String(value)).toBe(true)
    for (const value of off) expect(holds(section, view({ civil_lawsuit: value })), String(value)).toBe(false)
  })

  it('compares options as text, and one of several answers is enough', () => {
    expect(holds(when.is('a', '1'), view({ a: 1 }))).toBe(true)
    expect(holds(when.is('a', 1, 2), view({ a: ['3', '2'] }))).toBe(true)
    expect(holds(when.isNot('a', 1), view({}))).toBe(true)
  })

  it('knows filled from empty: no text, an unticked box and no rows are empty, a zero is not', () => {
    for (const empty of ['', '  ', null, undefined, false, [], {}, [{ a: '' }]])
      expect(holds(when.filled('a'), view({ a: empty }))).toBe(false)
    expect(holds(when.filled('a'), view({ a: 0 }))).toBe(true)
    expect(holds(when.empty('a'), view({}))).toBe(true)
  })

  const conditions: fc.Arbitrary<Condition> = fc.letrec<{ one: Condition }>((tie) => ({
    one: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(when.is('a', 1), when.above('a', 1), when.below('b', 2), when.filled('b')),
      fc.constantFrom(when.fact('f', 1), when.fact('g', 'x'), when.fact('none', 1)),
      fc.array(tie('one'), { maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('one'), { maxLength: 3 }).map((any) => ({ any })),
      tie('one').map((not) => ({ not })),
    ),
  })).one

  it('means the same after its facts are worked out, and after the wire', () => {
    const number = fc.option(fc.integer({ min: 0, max: 3 }))
    fc.assert(
      fc.property(conditions, number, number, fc.boolean(), (given, a, b, f) => {
        const facts = f ? { f: 1 } : { g: 'x' }
        const direct = holds(given, view({ a, b }, facts))
        const settled = settle(condition.parse(JSON.parse(JSON.stringify(given))), facts)
        expect(typeof settled === 'boolean' ? settled : holds(settled, view({ a, b }))).toBe(direct)
      }),
    )
  })
})
