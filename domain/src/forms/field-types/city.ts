import { z } from 'zod'
import type { CityField } from '../field.ts'
import { cleaned, type FieldTypeRules, listed } from '../reading.ts'

export const city: FieldTypeRules<CityField> = {
  settings: z.object({ levels: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  blank: () => '',
  read(field, raw, reading) {
    const path = listed(raw).map((part) => cleaned(part) ?? '')
    if (path.length === 0) return null
    if (path.length > 3 || path.some((part) => part === '' || part.length > 40)) reading.refuse('no-such-region')
    else if (path.length < field.levels) reading.refuse('region-incomplete')
    else if (reading.context.regions?.has(path) === false) reading.refuse('no-such-region')
    return path.join(',')
  },
}
