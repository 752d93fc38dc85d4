import type { LegalDate, Localized } from '../kernel/index.ts'
import type { Check } from './checks.ts'
import type { Condition } from './condition.ts'
import type { FormValue } from './value.ts'

/** One choice. `children` make the levels of a tree. */
export type Option = {
  readonly value: string | number
  readonly title: Localized
  readonly children?: readonly Option[]
}

/** Options written into the form, or the name of a list that the context brings (`parties`, `lawyers`). */
export type Options = readonly Option[] | string

/** A day that another must not pass: that of an earlier field, of a fact of the case, or a fixed one. */
export type Bound =
  | { readonly field: string }
  | { readonly fact: string; readonly title: Localized; readonly date?: LegalDate }
  | { readonly date: LegalDate; readonly title: Localized }
export type Bounds = {
  readonly notBefore?: readonly Bound[]
  readonly notAfter?: readonly Bound[]
}

/** What an `extend_search` looks in. */
export const searchSources = ['courts', 'parties', 'people', 'lawyers', 'lawfirms', 'companies'] as const
export type SearchSource = (typeof searchSources)[number]

type Base<Type extends string> = {
  readonly type: Type
  /** Its name on the wire, unique in its form or row. */
  readonly name: string
  readonly title: Localized
  /** A small line beneath the input. */
  readonly hint?: Localized
  readonly required?: boolean
  readonly when?: Condition
  /** What it holds before anybody answered. */
  readonly initial?: FormValue
}
type Unit = { readonly unit?: Localized }
type Rows = { readonly repeat: { readonly min: number; readonly max: number } }
type Children = { readonly children: readonly Field[] }

export type TextField = Base<'text'> & Unit & { readonly maxlen: number; readonly check?: Check }
export type TextareaField = Base<'textarea'> & { readonly maxlen: number; readonly rows: number }
/** A whole number, `min` and `max` counted. */
export type NumberField = Base<'number'> & Unit & { readonly min: number; readonly max: number }
/** A sum: typed and stored as decimal text in yuan, two places. */
export type MoneyField = Base<'money'> & Unit
/** One box (without options) or several. */
export type CheckboxField = Base<'checkbox'> & { readonly options?: Options }
/** `other` adds the option 其他, which turns into free text of at most `maxlen` and back. */
export type SelectField = Base<'select'> & {
  readonly options: Options
  readonly other: boolean
  readonly multiple: boolean
  readonly maxlen: number
}
/** Its children are asked beneath it, each `when` its option is chosen; they answer beside it, not inside. */
export type RadioField = Base<'radio'> & Children & { readonly options: Options }
export type DateField = Base<'date'> & Bounds
/** A moment in Asia/Shanghai, ISO 8601 with offset. */
export type DatetimeField = Base<'datetime'> & Bounds
export type DaterangeField = Base<'daterange'> & Bounds & { readonly open: boolean }
/** Two inputs side by side that answer one object. */
export type ExtendField = Base<'extend'> & Children
/** Rows of a few inputs, {name, mobile} unless it says otherwise. */
export type ExtendmoreField = Base<'extendmore'> & Children & Rows
/**
 * Free text with suggestions. `idField` is the name beside it that holds the id of the suggestion taken (null for free
 * text); `by` names fields whose values narrow the search.
 */
export type SearchField = Base<'extend_search'> & {
  readonly source: SearchSource
  readonly maxlen: number
  readonly idField?: string
  readonly by: readonly string[]
}
export type TreeField = Base<'tree'> & { readonly options: Options; readonly multiple: boolean }
/** Province, city and district joined by commas; `levels` of them are compulsory. */
export type CityField = Base<'city'> & { readonly levels: 1 | 2 | 3 }
/** A value of the cause tree. */
export type CauseField = Base<'anyou'> & { readonly kinds: readonly ('civil' | 'criminal' | 'administrative')[] }
/** The hearing group: it answers one object. */
export type HearingField = Base<'kaiting'> & Children
export type UploadField = Base<'upload'> & { readonly maxFiles: number; readonly maxBytes: number }
/** Served dates, one row for each party of the list `parties` of the context. */
export type ServedField = Base<'served'> & Bounds & Children & { readonly options: Options }
/** A headed section; its children answer beside it, not inside. */
export type GroupField = Base<'group'> & Children
/** A repeatable block: it answers a list of objects. */
export type BlockField = Base<'block'> & Children & Rows

export type Field =
  | TextField
  | TextareaField
  | NumberField
  | MoneyField
  | CheckboxField
  | SelectField
  | RadioField
  | DateField
  | DatetimeField
  | DaterangeField
  | ExtendField
  | ExtendmoreField
  | SearchField
  | TreeField
  | CityField
  | CauseField
  | HearingField
  | UploadField
  | ServedField
  | GroupField
  | BlockField

export type FieldType = Field['type']
export type FieldOf<Type extends FieldType> = Extract<Field, { type: Type }>

declare const answer: unique symbol
/** Carries in its type what a field or form answers, so that a command reads its values typed. */
export type Answering<Shape> = { readonly [answer]?: Shape }

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
/** What the fields of a list answer together. */
export type AnswersOf<Fields extends readonly unknown[]> = Together<
  Fields[number] extends infer One ? (One extends Answering<infer Shape> ? Shape : never) : never
>

/** A form definition: data, versioned. A submission keeps the version that it answered. */
export type Form<Shape = unknown> = {
  /** `casetrial.register`: also the way of its endpoint. */
  readonly id: string
  readonly version: number
  readonly title: Localized
  /** The path that it is posted to. */
  readonly action: string
  /** The whole form may be filled several times in one step (parties, evidence). */
  readonly append: boolean
  readonly fields: readonly Field[]
} & Answering<Shape>

/** The values of a form after validation: null where nothing was answered, absent where it was not asked. */
export type ValuesOf<F> = F extends Form<infer Shape> ? Shape : never
