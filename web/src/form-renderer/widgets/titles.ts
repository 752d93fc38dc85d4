import type { WireField, WireOption } from '@luqiao/domain/forms'
import { listOf, textOf } from './plain.tsx'

export const flatOptions = (options: readonly WireOption[]): WireOption[] =>
  options.flatMap((one) => [one, ...flatOptions(one.children ?? [])])

/** The option that a value names, whatever type it came with. */
export const optionOf = (options: readonly WireOption[], value: unknown): WireOption | undefined =>
  value === null || value === undefined ? undefined : options.find((one) => String(one.value) === String(value))

/** The titles of what was chosen; free text as it is. */
export function titlesOf(options: readonly WireOption[], value: unknown): string {
  const all = flatOptions(options)
  const values = Array.isArray(value) ? listOf(value) : [value]
  return values.map((one) => optionOf(all, one)?.title ?? textOf(one)).join('、')
}

/** More boxes than fit beside each other in one column. */
export const manyOptions = (field: WireField): boolean => field.options.length > 4
