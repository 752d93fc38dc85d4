import { z } from 'zod'
import { causeKinds } from '../condition.ts'
import { causeKindOf } from '../context.ts'
import type { CauseField } from '../field.ts'
import { cleaned, type FieldTypeRules } from '../reading.ts'

/** A cause by its value; a name is looked up in the tree (specification 5). */
export const anyou: FieldTypeRules<CauseField> = {
  settings: z.object({ kinds: z.array(z.enum(causeKinds)) }),
  blank: () => null,
  read(field, raw, reading) {
    const given = cleaned(raw)
    if (given === '') return null
    const { causes } = reading.context
    const value = given && /^\d{1,9}$/.test(given) ? Number(given) : causes?.byTitle(given ?? '')
    const kind = value === undefined ? undefined : causeKindOf(value, reading.context)
    const unknown = value === undefined || (causes && !causes.byValue(value)) || (kind && !field.kinds.includes(kind))
    if (unknown) reading.refuse('no-such-cause')
    return value ?? null
  },
}
