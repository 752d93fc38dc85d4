import { z } from 'zod'
import { type LegalDate, parseLegalDate } from './legal-date.ts'
import type { Localized } from './localized.ts'
import { type Fen, formatYuan, parseYuan } from './money.ts'

/** Gives a field the name that a refusal calls it by. */
export const labelled = <Schema extends z.ZodType>(schema: Schema, label: Localized): Schema =>
  schema.meta({ label }) as Schema

/** A nested value of a form-encoded body may come as JSON text. */
export const structured = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  }, schema)

/** A trimmed text of 1 to `limit` characters. */
export const line = (limit: number) => z.string().trim().min(1).max(limit)
/** A trimmed text of at most `limit` characters that may be empty or left out. */
export const optionalLine = (limit: number) => z.string().trim().max(limit).default('')

/** A positive whole number. */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A list of ids: an array, JSON text, or ids joined by commas. */
export const idList = z.preprocess(
  (value) => (typeof value === 'string' && !value.startsWith('[') ? value.split(',').filter(Boolean) : value),
  structured(z.array(id).min(1).max(500)),
)

/** true, 1, '1', 'true' or their contraries. */
export const flag = z.preprocess(
  (value) =>
    value === '1' || value === 1 || value === 'true'
      ? true
      : value === '0' || value === 0 || value === 'false'
        ? false
        : value,
  z.boolean(),
)

/** A day, `yyyy-MM-dd`; one that does not exist is refused. */
export const legalDate = z.string().transform((value, context): LegalDate => {
  const date = parseLegalDate(value.trim())
  if (date) return date
  context.issues.push({ code: 'custom', message: 'invalid', input: value })
  return z.NEVER
})

/** A sum in yuan as text or number, read into fen. */
export const yuan = z.union([z.string(), z.number()]).transform((value, context): Fen => {
  const fen = parseYuan(String(value))
  if (fen !== undefined) return fen
  context.issues.push({ code: 'custom', message: 'invalid', input: value })
  return z.NEVER
})

/** Replies: a sum in yuan as decimal text, from fen. */
export const yuanText = z.string().regex(/^-?\d+\.\d{2}$/)
export const toYuanText = (fen: Fen | null): string | null => (fen === null ? null : formatYuan(fen))

/** Replies: an instant, ISO 8601 with offset. */
export const instant = z.string()
const shanghai = 8 * 3_600_000
export const toInstant = (value: Date): string =>
  `${new Date(value.getTime() + shanghai).toISOString().slice(0, 19)}+08:00`

/** What every list takes: page from 1, at most 100 rows a page. */
export const pageInput = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

/** What every list answers. `more` says that the total is a lower bound. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    more: z.boolean().optional(),
  })
export type Page<Row> = { list: Row[]; total: number; page: number; limit: number; more?: boolean }

/** Nothing goes in. Unknown parameters (a timestamp) are ignored by every input. */
export const nothing = z.object({})
/** Nothing comes out but the envelope. */
export const done = z.null()
/** The reply is not an envelope but bytes of this media type. */
export const bytes = (mediaType: string) => z.unknown().meta({ mediaType })
