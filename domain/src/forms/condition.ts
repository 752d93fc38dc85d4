import { z } from 'zod'
import { type FormValues, isEmpty } from './value.ts'

/** The three kinds of causes of action (案由). */
export const causeKinds = ['civil', 'criminal', 'administrative'] as const
export type CauseKind = (typeof causeKinds)[number]

type Plain = string | number | boolean

/**
 * When a field is asked, as data. `field` names an earlier field of the same form (or of the form around a row);
 * `fact` names something known of the case (its track, its instance) that the server puts into the context.
 */
export type Condition =
  | { readonly field: string; readonly in: readonly Plain[] }
  | { readonly field: string; readonly above: number; readonly below?: number | undefined }
  | { readonly field: string; readonly below: number }
  | { readonly field: string; readonly kind: CauseKind }
  | { readonly field: string; readonly filled: boolean }
  | { readonly fact: string; readonly in: readonly Plain[] }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

const plain = z.union([z.string(), z.number(), z.boolean()])
export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.object({ field: z.string(), in: z.array(plain) }),
    z.object({ field: z.string(), above: z.number(), below: z.number().optional() }),
    z.object({ field: z.string(), below: z.number() }),
    z.object({ field: z.string(), kind: z.enum(causeKinds) }),
    z.object({ field: z.string(), filled: z.boolean() }),
    z.object({ fact: z.string(), in: z.array(plain) }),
    z.object({ all: z.array(condition) }),
    z.object({ any: z.array(condition) }),
    z.object({ not: condition }),
  ]),
)

/** The words that a definition is written with: `when.is('who_pays', 'us')`. */
export const when = {
  is: (field: string, ...values: Plain[]): Condition => ({ field, in: values }),
  isNot: (field: string, ...values: Plain[]): Condition => ({ not: { field, in: values } }),
  between: (field: string, above: number, below: number): Condition => ({ field, above, below }),
  above: (field: string, above: number): Condition => ({ field, above }),
  below: (field: string, below: number): Condition => ({ field, below }),
  filled: (field: string): Condition => ({ field, filled: true }),
  empty: (field: string): Condition => ({ field, filled: false }),
  fact: (fact: string, ...values: Plain[]): Condition => ({ fact, in: values }),
  all: (...all: Condition[]): Condition => ({ all }),
  any: (...any: Condition[]): Condition => ({ any }),
  not: (not: Condition): Condition => ({ not }),
  /** The criminal section: values 191 to 199 of the cause tree, and every other cause of the criminal kind. */
  criminalCause: (field: string): Condition => ({
    any: [
      { field, above: 190, below: 200 },
      { field, kind: 'criminal' },
    ],
  }),
}

/** What a condition may look at. */
export type ConditionView = {
  readonly values: FormValues
  readonly facts: FormValues
  readonly causeKind: (value: number) => CauseKind | undefined
}

const same = (value: unknown, wanted: readonly Plain[]): boolean =>
  Array.isArray(value) ? value.some((one) => same(one, wanted)) : wanted.some((one) => String(one) === String(value))

/** Whether the condition holds. A field that is not asked counts as empty; of several answers one is enough. */
export function holds(given: Condition, view: ConditionView): boolean {
  if ('all' in given) return given.all.every((one) => holds(one, view))
  if ('any' in given) return given.any.some((one) => holds(one, view))
  if ('not' in given) return !holds(given.not, view)
  if ('fact' in given) {
    const fact = view.facts[given.fact]
    return fact !== undefined && fact !== null && same(fact, given.in)
  }
  const value = view.values[given.field]
  if ('filled' in given) return isEmpty(value) !== given.filled
  if ('in' in given) return value !== undefined && value !== null && same(value, given.in)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return false
  if ('kind' in given) return view.causeKind(number) === given.kind
  const above = 'above' in given ? given.above : Number.NEGATIVE_INFINITY
  return number > above && number < (given.below ?? Number.POSITIVE_INFINITY)
}

/** The condition with its facts worked out: true or false where nothing else is left, else what is left to ask. */
export function settle(given: Condition, facts: FormValues): Condition | boolean {
  if ('fact' in given) return holds(given, { values: {}, facts, causeKind: () => undefined })
  if ('not' in given) {
    const left = settle(given.not, facts)
    return typeof left === 'boolean' ? !left : { not: left }
  }
  if ('all' in given) return join(given.all, facts, true)
  if ('any' in given) return join(given.any, facts, false)
  return given
}

/** `neutral` is what may be left out: true in a conjunction, false in a disjunction. */
function join(parts: readonly Condition[], facts: FormValues, neutral: boolean): Condition | boolean {
  const settled = parts.map((part) => settle(part, facts))
  if (settled.includes(!neutral)) return !neutral
  const left = settled.filter((part): part is Condition => typeof part !== 'boolean')
  if (left.length === 0) return neutral
  if (left.length === 1) return left[0] as Condition
  return neutral ? { all: left } : { any: left }
}

/** The fields that a condition looks at. */
export function fieldsIn(given: Condition): string[] {
  if ('all' in given) return given.all.flatMap(fieldsIn)
  if ('any' in given) return given.any.flatMap(fieldsIn)
  if ('not' in given) return fieldsIn(given.not)
  return 'field' in given ? [given.field] : []
}
