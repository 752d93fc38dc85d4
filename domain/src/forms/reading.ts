import type { z } from 'zod'
import type { Localized, Parameters } from '../kernel/index.ts'
import type { FormContext } from './context.ts'
import type { Field } from './field.ts'
import type { FormRefusal } from './refusals.ts'
import { type FormValue, type FormValues, isEmpty, isRecord } from './value.ts'

/** Where a field is being read and what it may ask there. */
export type Reading = {
  readonly path: string
  /** What a refusal calls it: its title, in a row with the row's name before it. */
  readonly label: Localized
  readonly context: FormContext
  /** What was read before it: of its row, else of the form around. */
  readonly values: FormValues
  readonly titleOf: (name: string) => Localized | undefined
  readonly refuse: (name: FormRefusal, parameters?: Parameters, beneath?: string) => void
  /** How many faults were found so far. */
  readonly faults: () => number
  /** Reads the fields of an object that lies at `key` beneath this one. A silent one reports nothing. */
  readonly inside: (
    fields: readonly Field[],
    raw: unknown,
    key: string,
    settings?: { label?: Localized; silent?: boolean },
  ) => FormValues
  /** What came in for the row or form that the field stands in. */
  readonly row: Readonly<Record<string, unknown>>
  /** Answers a second name beside its own. */
  readonly also: (name: string, value: FormValue) => void
}

/** What makes a field type: its settings as they travel in `data`, what it holds when blank, and how it is read. */
export type FieldTypeRules<Of extends Field> = {
  readonly settings: z.ZodObject
  readonly blank: (field: Of, context: FormContext) => FormValue
  /** The value that is kept; null for none. Refuses through `reading`. */
  readonly read: (field: Of, raw: unknown, reading: Reading) => FormValue
  /** Its children answer beside it, and it may answer nothing itself. */
  readonly flat?: true
  /** The stored value as it is shown for editing. */
  readonly show?: (field: Of, value: FormValue, context: FormContext) => FormValue
}

/** A nested value may come as JSON text in a form-encoded body. */
export function unpacked(raw: unknown): unknown {
  if (typeof raw !== 'string' || !/^\s*[[{]/.test(raw)) return raw
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

/** No field takes more items than this; what lies beyond is not read. */
export const mostItems = 500

/** A list: an array, its JSON text, or items joined by commas. */
export function listed(raw: unknown): unknown[] {
  const value = unpacked(raw)
  if (Array.isArray(value)) return value.slice(0, mostItems)
  if (typeof value === 'string') return value.split(',', mostItems).filter((part) => part.trim() !== '')
  return isEmpty(value) ? [] : [value]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach the database
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g

/** A text as it is kept: well-formed, without control characters, trimmed, on one line unless `lines`. Undefined: no text. */
export function cleaned(raw: unknown, lines: 'one' | 'many' = 'one'): string | undefined {
  if (raw === undefined || raw === null) return ''
  if (typeof raw !== 'string' && !(typeof raw === 'number' && Number.isFinite(raw))) return undefined
  const plain = String(raw).toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(controls, '')
  return (lines === 'one' ? plain.replace(/[\n\t]+/g, ' ') : plain).trim()
}

/** Characters as a person counts them: code points, as PostgreSQL does. */
export const lengthOf = (text: string): number => [...text].length

/** Whether nobody has touched these answers: all empty, or as they were at first. */
export const untouched = (fields: readonly Field[], row: unknown): boolean =>
  !isRecord(row) ||
  fields.every((one) => {
    const value = row[one.name]
    const asAtFirst = one.initial !== undefined && JSON.stringify(value) === JSON.stringify(one.initial)
    const alone = isEmpty(value) || asAtFirst
    return alone && (one.type === 'radio' || one.type === 'group' ? untouched(one.children, row) : true)
  })
