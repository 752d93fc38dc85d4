/** What a field may hold: plain JSON, so that a submission is stored and sent as it is. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | readonly FormValue[]
  | { readonly [name: string]: FormValue | undefined }

/** The answers of one form or of one row, by field name. */
export type FormValues = { readonly [name: string]: FormValue | undefined }

/** An uploaded file as a form holds it; `size` in bytes. */
export type Attachment = {
  readonly id: number
  readonly name: string
  readonly thumbid: string
  readonly size: number
}

/** A span of days, both counted. `to` is null while it is open. */
export type DateRange = { readonly from: string; readonly to: string | null }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing was answered: empty text, no rows, or a group of nothing. An unticked box counts as empty, a zero does not. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmpty)
  return isRecord(value) && Object.values(value).every(isEmpty)
}
