import { type Localized, text } from '../kernel/index.ts'
import type { Field } from './field.ts'
import { type Reading, unpacked, untouched } from './reading.ts'
import { type FormValues, isRecord } from './value.ts'

type Repeatable = {
  readonly children: readonly Field[]
  readonly repeat: { readonly min: number; readonly max: number }
  readonly required?: boolean
}

const rowLabel = (title: Localized, index: number): Localized =>
  text(`${title.zh}${index + 1} · `, `${title.en} ${index + 1} · `, `${title.es} ${index + 1} · `)

/**
 * The rows of a repeatable block. What is no object is dropped, and so is a row that nobody touched, unless it is needed
 * to reach `min`: then its own faults say what is missing. Faults keep the row's number as it came.
 */
export function readRows(field: Repeatable, raw: unknown, reading: Reading): FormValues[] {
  const given = unpacked(raw)
  const rows = (Array.isArray(given) ? given : [given])
    .map((row, index) => ({ row: unpacked(row), index }))
    .filter(({ row }) => isRecord(row))
  const wanted = field.required ? Math.max(field.repeat.min, 1) : 0
  const filled = rows.filter(({ row }) => !untouched(field.children, row)).length
  let lacking = wanted - filled
  const before = reading.faults()
  const kept: FormValues[] = []
  // what lies beyond `max` is refused as a whole and not read
  const readable = filled > field.repeat.max ? rows.slice(0, field.repeat.max) : rows
  for (const { row, index } of readable.length > 0 ? readable : [{ row: {}, index: 0 }]) {
    const blank = untouched(field.children, row)
    const needed = blank && lacking-- > 0
    const label = rowLabel(reading.label, index)
    const values = reading.inside(field.children, row, String(index), { label, silent: blank && !needed })
    if (!blank) kept.push(values)
  }
  if (filled > field.repeat.max) reading.refuse('too-many', { limit: field.repeat.max })
  if (kept.length < wanted && reading.faults() === before) reading.refuse('too-few', { limit: wanted })
  return kept
}
