import { type FormValue, isRecord } from '@luqiao/domain/forms'

/** The path of a field below another; '' is the form itself. */
export const below = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`)

const partsOf = (path: string): string[] => (path === '' ? [] : path.split('.'))

export const valueAt = (values: unknown, path: string): unknown =>
  partsOf(path).reduce<unknown>(
    (value, part) =>
      Array.isArray(value)
        ? value[Number(part)]
        : isRecord(value) && Object.hasOwn(value, part)
          ? value[part]
          : undefined,
    values,
  )

/** The values with another one at the path; everything beside the path stays the same object. */
export function withValueAt(values: unknown, path: string, next: FormValue): FormValue {
  const [part, ...rest] = partsOf(path)
  if (part === undefined) return next
  if (Array.isArray(values)) {
    const rows = [...values]
    rows[Number(part)] = withValueAt(rows[Number(part)], rest.join('.'), next)
    return rows
  }
  const record = isRecord(values) ? (values as { [name: string]: FormValue }) : {}
  return { ...record, [part]: withValueAt(record[part], rest.join('.'), next) }
}
