import { z } from 'zod'
import type { GroupField } from '../field.ts'
import type { FieldTypeRules } from '../reading.ts'

/** A heading: it answers nothing itself. */
export const group: FieldTypeRules<GroupField> = {
  settings: z.object({}),
  blank: () => null,
  flat: true,
  read: () => null,
}
