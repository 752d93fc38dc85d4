import { z } from 'zod'
import { type SearchField, searchSources } from '../field.ts'
import { cleaned, type FieldTypeRules, lengthOf } from '../reading.ts'

/** The id of a found entry: a positive whole number, else a short code; null for free text. */
function readId(raw: unknown): string | number | null {
  const given = cleaned(raw) ?? ''
  if (/^[1-9]\d{0,14}$/.test(given)) return Number(given)
  return given.length <= 40 && /^[\w-]+$/.test(given) && given !== '0' ? given : null
}

export const extendSearch: FieldTypeRules<SearchField> = {
  settings: z.object({
    source: z.enum(searchSources),
    idField: z.string().optional(),
    by: z.array(z.string()).default([]),
  }),
  blank: () => '',
  read(field, raw, reading) {
    const given = cleaned(raw)
    if (given === undefined) reading.refuse('invalid')
    if (given && lengthOf(given) > field.maxlen) reading.refuse('too-long', { limit: field.maxlen })
    const id = field.idField === undefined ? undefined : reading.row[field.idField]
    if (field.idField !== undefined) reading.also(field.idField, given ? readId(id) : null)
    return given || null
  },
}
