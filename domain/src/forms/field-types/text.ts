import { z } from 'zod'
import { checks, passesCheck, tidied } from '../checks.ts'
import type { TextField } from '../field.ts'
import { cleaned, type FieldTypeRules, lengthOf } from '../reading.ts'

export const text: FieldTypeRules<TextField> = {
  settings: z.object({ check: z.enum(checks).optional() }),
  blank: () => '',
  read(field, raw, reading) {
    const given = cleaned(raw)
    if (given === undefined) reading.refuse('invalid')
    if (!given) return null
    const kept = tidied(given, field.check)
    if (lengthOf(kept) > field.maxlen) reading.refuse('too-long', { limit: field.maxlen })
    else if (field.check && !passesCheck(kept, field.check)) reading.refuse(field.check)
    return kept
  },
}
