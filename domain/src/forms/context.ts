import type { CauseKind } from './condition.ts'
import type { Option, Options } from './field.ts'
import type { Attachment, FormValues } from './value.ts'

/**
 * What a form may know beyond its own answers. The server brings all of it; the browser only what the wire form carries
 * and the lookups that it has, and leaves the last word to the server.
 */
export type FormContext = {
  /** Plain facts of the case: `today`, `filed_on`, `case_type`. Days are `yyyy-MM-dd`. */
  readonly facts?: FormValues
  /** The lists that options name: `parties` (value: case_party_id), `attendees`, `lawyers`. */
  readonly options?: { readonly [name: string]: readonly Option[] }
  readonly causes?: CauseLookup
  /** Where only some causes are known (the browser): the kind of one, if known. */
  readonly causeKind?: (value: number) => CauseKind | undefined
  readonly regions?: { readonly has: (path: readonly string[]) => boolean }
  /** The files that the caller may attach, by id. */
  readonly files?: (id: number) => Attachment | undefined
}

export type CauseLookup = {
  readonly byValue: (value: number) => { readonly kind: CauseKind } | undefined
  /** The value of the cause with exactly this name. */
  readonly byTitle: (title: string) => number | undefined
}

export const optionsOf = (options: Options | undefined, context: FormContext): readonly Option[] =>
  typeof options === 'string' ? (context.options?.[options] ?? []) : (options ?? [])

/** A tree's options with all their descendants. */
export const flattened = (options: readonly Option[]): Option[] =>
  options.flatMap((one) => [one, ...flattened(one.children ?? [])])

/** Values 191 to 199 of the cause tree are the criminal IP group (刑法 213 to 219之一, 140). */
export const causeKindOf = (value: number, context: FormContext): CauseKind | undefined =>
  context.causes?.byValue(value)?.kind ??
  context.causeKind?.(value) ??
  (value > 190 && value < 200 ? 'criminal' : undefined)
