import { type Endpoint, type Fault, generalRefusals, type Localized, type Parameters } from '@luqiao/domain/kernel'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What is wrong with an input, in the words of the contract, else in the general ones with the field's label. */
export function faultsOf(contract: Endpoint, issues: readonly Issue[]): Fault[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.')
    const own = contract.errors.map((list) => list.words[issue.message]).find(Boolean)
    if (own) return [{ code: issue.message, path, words: own }]
    const { name, limit } = kindOf(issue)
    const field: Localized | string = labelAt(contract.input, issue.path) ?? (path || '')
    const parameters: Parameters = { field, ...(limit !== undefined && { limit }) }
    return [generalRefusals.fault(name, { path, parameters })]
  })
}

type Kind = { name: Parameters0; limit?: number }
type Parameters0 = 'required' | 'invalid' | 'too-long' | 'too-short' | 'too-many' | 'too-few'

function kindOf(issue: Issue): Kind {
  if (issue.code === 'invalid_type' && issue.input === undefined) return { name: 'required' }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? { name: 'required' } : { name: 'too-short', limit: Number(issue.minimum) }
  if (issue.code === 'too_small' && issue.origin === 'array') return { name: 'too-few', limit: Number(issue.minimum) }
  if (issue.code === 'too_big' && issue.origin === 'string') return { name: 'too-long', limit: Number(issue.maximum) }
  if (issue.code === 'too_big' && issue.origin === 'array') return { name: 'too-many', limit: Number(issue.maximum) }
  return { name: 'invalid' }
}

type Inner = {
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  options?: readonly z.ZodType[]
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
}

/** The label (`wire.labelled`) of the schema that a path leads to. */
function labelAt(schema: z.ZodType, path: readonly PropertyKey[]): Localized | undefined {
  const label = (schema.meta() as { label?: Localized } | undefined)?.label
  if (path.length === 0 && label) return label
  const inner = schema.def as unknown as Inner
  const [key, ...rest] = path
  if (inner.shape) {
    const field = typeof key === 'string' ? inner.shape[key] : undefined
    return field && labelAt(field, rest)
  }
  if (inner.element && typeof key === 'number') return labelAt(inner.element, rest)
  for (const wrapped of [inner.innerType, inner.out, inner.in, ...(inner.options ?? [])]) {
    const found = wrapped && labelAt(wrapped, path)
    if (found) return found
  }
  return undefined
}
