import { z } from 'zod'
import type { ExtendField, HearingField } from '../field.ts'
import { type FieldTypeRules, type Reading, unpacked, untouched } from '../reading.ts'
import { type FormValue, isEmpty } from '../value.ts'

/** A group that answers one object. One that nobody touched is asked nothing, unless it is required. */
function readObject(field: ExtendField | HearingField, raw: unknown, reading: Reading): FormValue {
  const given = unpacked(raw)
  const silent = !field.required && untouched(field.children, given)
  const label = { zh: `${reading.label.zh} · `, en: `${reading.label.en} · `, es: `${reading.label.es} · ` }
  const values = reading.inside(field.children, given, '', { label, silent })
  return silent || isEmpty(values) ? null : values
}

export const extend: FieldTypeRules<ExtendField> = {
  settings: z.object({}),
  blank: () => ({}),
  read: readObject,
}

export const kaiting: FieldTypeRules<HearingField> = {
  settings: z.object({}),
  blank: () => ({}),
  read: readObject,
}
