import { z } from 'zod'
import { type Condition, condition } from './condition.ts'
import type { FieldType } from './field.ts'
import { fieldTypes } from './field-types/index.ts'

const json: z.ZodType<WireValue> = z.json() as z.ZodType<WireValue>

/** A value on the wire. */
export type WireValue = string | number | boolean | null | WireValue[] | { [name: string]: WireValue }

export type WireOption = { value: string | number; title: string; children?: WireOption[] | undefined }

/** A field as it travels, in one language: the specification's keys and ours. */
export type WireField = {
  type: FieldType
  name: string
  title: string
  /** What it holds now: an empty value, a default, or the stored answer. */
  value: WireValue
  options: WireOption[]
  /** The settings of its type. */
  data: { [name: string]: WireValue }
  /** The most characters a text may have; null where it is no text. */
  maxlen: number | null
  /** Whether rows can be added to it. */
  append: boolean
  /** The empty row that adding one copies. */
  appendArr: WireValue[]
  /** A small line beneath the input. */
  label: string
  /** Unique among all forms. */
  id: string
  required: boolean
  when: Condition | null
  unit: string
  children: WireField[]
}

const wireOption: z.ZodType<WireOption> = z.lazy(() =>
  z.object({
    value: z.union([z.string(), z.number()]),
    title: z.string(),
    children: z.array(wireOption).optional(),
  }),
)

export const wireField: z.ZodType<WireField> = z.lazy(() =>
  z.object({
    type: z.enum(fieldTypes),
    name: z.string(),
    title: z.string(),
    value: json,
    options: z.array(wireOption),
    data: z.record(z.string(), json),
    maxlen: z.number().int().nullable(),
    append: z.boolean(),
    appendArr: z.array(json),
    label: z.string(),
    id: z.string(),
    required: z.boolean(),
    when: condition.nullable(),
    unit: z.string(),
    children: z.array(wireField),
  }),
)

/** What a call answers that hands out a form: the specification's {form, action, append, case_id?}, named and versioned. */
export const formReply = z.object({
  form: z.array(wireField),
  /** The path that the answers are posted to. */
  action: z.string(),
  append: z.boolean(),
  case_id: z.number().int().positive().nullable().optional(),
  /** The id of the definition. */
  name: z.string(),
  title: z.string(),
  /** Sent back with the answers, so that they are read by the definition that asked for them. */
  version: z.number().int().positive(),
})
export type WireForm = z.output<typeof formReply>
