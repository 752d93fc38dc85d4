import { z } from 'zod'
import { boundSettings } from '../bounds.ts'
import { optionsOf } from '../context.ts'
import type { ServedField } from '../field.ts'
import { type FieldTypeRules, mostItems, unpacked } from '../reading.ts'
import { type FormValue, isRecord } from '../value.ts'

const rowsOf = (raw: unknown): Record<string, unknown>[] => {
  const given = unpacked(raw)
  return (Array.isArray(given) ? given.slice(0, mostItems) : []).map(unpacked).map((row) => (isRecord(row) ? row : {}))
}

/** Rows with a day are kept; a party without one was not served yet. Each party once, and only parties of the case. */
export const served: FieldTypeRules<ServedField> = {
  settings: z.object(boundSettings),
  blank: () => [],
  show: (field, value, context) =>
    optionsOf(field.options, context).map(
      (party): FormValue =>
        (rowsOf(value).find((row) => String(row.case_party_id) === String(party.value)) as FormValue) ?? {
          case_party_id: party.value,
        },
    ),
  read(field, raw, reading) {
    const parties = optionsOf(field.options, reading.context)
    const bounds = {
      ...(field.notBefore && { notBefore: field.notBefore }),
      ...(field.notAfter && { notAfter: field.notAfter }),
    }
    const inputs = field.children.map((one) => (one.type === 'date' ? { ...one, ...bounds } : one))
    const kept = new Map<unknown, FormValue>()
    rowsOf(raw).forEach((row, index) => {
      const party = parties.find((one) => String(one.value) === String(row.case_party_id))
      const silent = row.served_on === undefined || row.served_on === null || row.served_on === ''
      const name = party?.title ?? reading.label
      const label = { zh: `${name.zh} · `, en: `${name.en} · `, es: `${name.es} · ` }
      const values = reading.inside(inputs, row, String(index), { label, silent })
      if (silent) return
      if (!party || kept.has(party.value)) reading.refuse('not-offered', {}, `${index}.case_party_id`)
      else kept.set(party.value, { case_party_id: party.value, ...values })
    })
    return [...kept.values()]
  },
}
