import { z } from 'zod'
import type { NumberField } from '../field.ts'
import { cleaned, type FieldTypeRules } from '../reading.ts'

export const number: FieldTypeRules<NumberField> = {
  settings: z.object({ min: z.number(), max: z.number() }),
  blank: () => null,
  read(field, raw, reading) {
    const given = cleaned(raw)
    if (given === '') return null
    const plain = given?.normalize('NFKC') ?? ''
    const value = /^-?\d{1,15}$/.test(plain) ? Number.parseInt(plain, 10) : Number.NaN
    // adding zero makes 0 of -0, which JSON does not know
    if (value >= field.min && value <= field.max) return value + 0
    reading.refuse('not-a-number', { min: field.min, max: field.max })
    return null
  },
}
