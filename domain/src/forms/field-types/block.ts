import { z } from 'zod'
import type { BlockField, ExtendmoreField } from '../field.ts'
import type { FieldTypeRules } from '../reading.ts'
import { readRows } from '../rows.ts'

const settings = z.object({ repeat: z.object({ min: z.number().int(), max: z.number().int() }) })

export const block: FieldTypeRules<BlockField> = { settings, blank: () => [], read: readRows }

export const extendmore: FieldTypeRules<ExtendmoreField> = { settings, blank: () => [], read: readRows }
