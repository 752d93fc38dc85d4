import { type FormValue, type FormValues, isRecord, type WireField } from '@luqiao/domain/forms'

/** How many rows a repeatable field shows at least: one must remain. */
export function leastRows(field: WireField): number {
  const repeat = field.data.repeat
  const min = isRecord(repeat) && typeof repeat.min === 'number' ? repeat.min : 1
  return Math.max(1, field.required ? min : 1)
}

export function mostRows(field: WireField): number {
  const repeat = field.data.repeat
  return isRecord(repeat) && typeof repeat.max === 'number' ? repeat.max : 50
}

/** An empty row, as adding one copies it. */
export const emptyRow = (field: WireField): FormValue => (field.appendArr[0] ?? {}) as FormValue

/** The values with the rows that every repeatable field must show; the same object where none was missing. */
export function padded(fields: readonly WireField[], values: FormValues): FormValues {
  let all = values
  const set = (name: string, value: FormValue) => {
    if (value !== all[name]) all = { ...all, [name]: value }
  }
  for (const field of fields) {
    const value = all[field.name]
    if (field.type === 'group' || field.type === 'radio') all = padded(field.children, all)
    else if (field.type === 'kaiting' || field.type === 'extend') {
      if (isRecord(value)) set(field.name, padded(field.children, value as FormValues))
    } else if (field.append) set(field.name, paddedRows(field, Array.isArray(value) ? value : []))
  }
  return all
}

function paddedRows(field: WireField, given: readonly unknown[]): FormValue {
  const rows = given.map((row) => padded(field.children, (isRecord(row) ? row : {}) as FormValues))
  const lacking = leastRows(field) - rows.length
  const same = lacking <= 0 && rows.every((row, index) => row === given[index])
  if (same) return given as FormValue
  return [
    ...rows,
    ...Array.from({ length: Math.max(0, lacking) }, () => padded(field.children, emptyRow(field) as FormValues)),
  ]
}
