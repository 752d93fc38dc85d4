import { z } from 'zod'
import { formatYuan, parseYuan } from '../../kernel/index.ts'
import type { MoneyField } from '../field.ts'
import { cleaned, type FieldTypeRules } from '../reading.ts'

/** Kept as decimal text in yuan, as it travels: the one form that reads as itself again. */
export const money: FieldTypeRules<MoneyField> = {
  settings: z.object({}),
  blank: () => '',
  read(_, raw, reading) {
    const given = cleaned(raw)
    if (given === '') return null
    const fen = given === undefined ? undefined : parseYuan(given)
    if (fen !== undefined) return formatYuan(fen)
    reading.refuse('not-a-sum')
    return null
  },
}
