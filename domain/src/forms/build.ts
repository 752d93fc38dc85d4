import { largestFile } from '../documents/index.ts'
import { type LegalDate, type Localized, text } from '../kernel/index.ts'
import type { Check } from './checks.ts'
import { type Condition, fieldsIn } from './condition.ts'
import type {
  Answering,
  AnswersOf,
  BlockField,
  Bound,
  CauseField,
  CheckboxField,
  CityField,
  DateField,
  DaterangeField,
  DatetimeField,
  ExtendField,
  ExtendmoreField,
  Field,
  Form,
  GroupField,
  HearingField,
  MoneyField,
  NumberField,
  Option,
  Options,
  RadioField,
  SearchField,
  SearchSource,
  SelectField,
  ServedField,
  TextareaField,
  TextField,
  TreeField,
  UploadField,
} from './field.ts'
import { type Hearing, hearingInputs } from './hearing.ts'
import { type Served, servedInputs } from './served.ts'
import type { Attachment, DateRange, FormValue } from './value.ts'

type Common = { hint?: Localized; required?: boolean; when?: Condition; initial?: FormValue }
type BoundGiven = string | Bound | readonly (string | Bound)[]
type Days = { notBefore?: BoundGiven; notAfter?: BoundGiven }
type Fields = readonly (Field & Answering<unknown>)[]
type Answers<Name extends string, Value> = Answering<{ [name in Name]?: Value | null }>

/** 元, the unit of every sum. */
export const yuanUnit = text('元', 'CNY', 'CNY')

/** One choice of a select, radio, checkbox or tree. */
export const option = (value: string | number, title: Localized, children?: readonly Option[]): Option => ({
  value,
  title,
  ...(children && { children }),
})

/** A day known of the case, for `notBefore`: `fact('filed_on', text('立案日期', …))`; the server puts it in the context. */
export const fact = (name: string, title: Localized): Bound => ({ fact: name, title })
/** The day on which the form is answered, in Asia/Shanghai. */
export const today: Bound = fact('today', text('今天', 'today', 'hoy'))
export const day = (date: LegalDate, title: Localized): Bound => ({ date, title })

const bounds = (given: BoundGiven | undefined): readonly Bound[] =>
  given === undefined
    ? []
    : (Array.isArray(given) ? given : [given]).map((one: string | Bound) =>
        typeof one === 'string' ? { field: one } : one,
      )
const daysOf = ({ notBefore, notAfter, ...rest }: Days & Common) => ({
  ...rest,
  ...(notBefore !== undefined && { notBefore: bounds(notBefore) }),
  ...(notAfter !== undefined && { notAfter: bounds(notAfter) }),
})

/** One builder for each field type; the name is the wire's, the title in three languages. */
export const field = {
  text: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { maxlen?: number; check?: Check; unit?: Localized } = {},
  ): TextField & Answers<Name, string> => ({ type: 'text', name, title, maxlen: 100, ...settings }),

  textarea: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { maxlen?: number; rows?: number } = {},
  ): TextareaField & Answers<Name, string> => ({ type: 'textarea', name, title, maxlen: 2000, rows: 4, ...settings }),

  number: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { min?: number; max?: number; unit?: Localized } = {},
  ): NumberField & Answers<Name, number> => ({ type: 'number', name, title, min: 0, max: 1_000_000, ...settings }),

  /** A sum in yuan; the value is decimal text, `parseYuan` makes fen of it. */
  money: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common = {},
  ): MoneyField & Answers<Name, string> => ({ type: 'money', name, title, unit: yuanUnit, ...settings }),

  /** One box that is ticked or not. */
  checkbox: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common = {},
  ): CheckboxField & Answers<Name, boolean> => ({ type: 'checkbox', name, title, ...settings }),

  /** Several boxes; answers the list of those ticked. */
  checkboxes: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { options: Options },
  ): CheckboxField & Answers<Name, (string | number)[]> => ({ type: 'checkbox', name, title, ...settings }),

  select: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { options: Options; other?: boolean; maxlen?: number },
  ): SelectField & Answers<Name, string | number> => ({
    type: 'select',
    name,
    title,
    other: false,
    multiple: false,
    maxlen: 100,
    ...settings,
  }),

  /** A select that takes several; with `other`, names that are not in the list too. */
  selectMany: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { options: Options; other?: boolean; maxlen?: number },
  ): SelectField & Answers<Name, (string | number)[]> => ({
    type: 'select',
    name,
    title,
    other: false,
    maxlen: 100,
    ...settings,
    multiple: true,
  }),

  /** `under` gives an option's value the fields that it asks for. */
  radio: <const Name extends string, const Under extends Fields = readonly []>(
    name: Name,
    title: Localized,
    settings: Common & { options: Options; under?: { [value: string]: Under } },
  ): RadioField & Answers<Name, string | number> & Answering<AnswersOf<Under>> => {
    const { under = {}, ...rest } = settings
    const children = Object.entries(under).flatMap(([value, fields]) => given({ field: name, in: [value] }, fields))
    return { type: 'radio', name, title, ...rest, children }
  },

  date: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & Days = {},
  ): DateField & Answers<Name, LegalDate> => ({ type: 'date', name, title, ...daysOf(settings) }),

  /** A moment, ISO 8601 with the offset +08:00; its day is compared with the bounds. */
  datetime: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & Days = {},
  ): DatetimeField & Answers<Name, string> => ({ type: 'datetime', name, title, ...daysOf(settings) }),

  /** `open`: the end may be left out. */
  daterange: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & Days & { open?: boolean } = {},
  ): DaterangeField & Answers<Name, DateRange> => ({
    type: 'daterange',
    name,
    title,
    open: false,
    ...daysOf(settings),
  }),

  /** Two inputs side by side (the wire's `extend`); answers `{[input]: …}` under its name. */
  pair: <const Name extends string, const Inputs extends readonly [Fields[number], Fields[number]]>(
    name: Name,
    title: Localized,
    inputs: Inputs,
    settings: Common = {},
  ): ExtendField & Answers<Name, AnswersOf<Inputs>> => ({ type: 'extend', name, title, ...settings, children: inputs }),

  /** Rows of people, {name, mobile} (the wire's `extendmore`). */
  people: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { min?: number; max?: number } = {},
  ): ExtendmoreField & Answers<Name, { name?: string | null; mobile?: string | null }[]> => {
    const { min = 0, max = 20, ...rest } = settings
    const children = [
      field.text('name', text('姓名', 'Name', 'Nombre'), { maxlen: 60, required: true }),
      field.text('mobile', text('手机', 'Mobile', 'Móvil'), { maxlen: 20, check: 'phone' }),
    ]
    return { type: 'extendmore', name, title, ...rest, children, repeat: { min, max } }
  },

  /** Free text with suggestions from a source (the wire's `extend_search`). */
  search: <const Name extends string, const IdField extends string = never>(
    name: Name,
    title: Localized,
    settings: Common & { source: SearchSource; idField?: IdField; by?: readonly string[]; maxlen?: number },
  ): SearchField & Answers<Name, string> & Answers<IdField, string | number> => ({
    type: 'extend_search',
    name,
    title,
    maxlen: 100,
    by: [],
    ...settings,
  }),

  /** A court's name with suggestions; `by` may name a `region` field that narrows them. */
  court: <const Name extends string, const IdField extends string = never>(
    name: Name,
    title: Localized,
    settings: Common & { idField?: IdField; by?: readonly string[]; maxlen?: number } = {},
  ): SearchField & Answers<Name, string> & Answers<IdField, string | number> =>
    field.search(name, title, { ...settings, source: 'courts' }),

  tree: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { options: Options },
  ): TreeField & Answers<Name, string | number> => ({ type: 'tree', name, title, multiple: false, ...settings }),

  treeMany: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { options: Options },
  ): TreeField & Answers<Name, (string | number)[]> => ({ type: 'tree', name, title, ...settings, multiple: true }),

  /** Province, city, district joined by commas (the wire's `city`). */
  region: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { levels?: 1 | 2 | 3 } = {},
  ): CityField & Answers<Name, string> => ({ type: 'city', name, title, levels: 2, ...settings }),

  /** A cause of action (案由), answered by its value in the cause tree (the wire's `anyou`). */
  cause: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { kinds?: readonly ('civil' | 'criminal' | 'administrative')[] } = {},
  ): CauseField & Answers<Name, number> => ({
    type: 'anyou',
    name,
    title,
    kinds: ['civil', 'criminal', 'administrative'],
    ...settings,
  }),

  /** The hearing group 开庭 (the wire's `kaiting`): time, room, judge, clerk, attendees; answers one object. */
  hearing: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & Days = {},
  ): HearingField & Answers<Name, Hearing> => {
    const { notBefore, notAfter, ...rest } = settings
    const days = { ...(notBefore !== undefined && { notBefore }), ...(notAfter !== undefined && { notAfter }) }
    return { type: 'kaiting', name, title, ...rest, children: hearingInputs(daysOf(days)) }
  },

  /** Uploaded files; `maxBytes` in bytes. */
  upload: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & { maxFiles?: number; maxBytes?: number } = {},
  ): UploadField & Answers<Name, Attachment[]> => ({
    type: 'upload',
    name,
    title,
    maxFiles: 20,
    maxBytes: largestFile,
    ...settings,
  }),

  /** The day on which each party was served: a row for each party that the context lists. */
  served: <const Name extends string>(
    name: Name,
    title: Localized,
    settings: Common & Days & { parties?: Options; abroad?: boolean; means?: boolean } = {},
  ): ServedField & Answers<Name, Served[]> => {
    const { parties = 'parties', abroad = true, means = true, ...rest } = settings
    return {
      type: 'served',
      name,
      title,
      options: parties,
      children: servedInputs({ abroad, means }),
      ...daysOf(rest),
    }
  },

  /** A headed section whose fields answer beside it. */
  group: <const Inner extends Fields>(
    name: string,
    title: Localized,
    children: Inner,
    settings: { hint?: Localized; when?: Condition } = {},
  ): GroupField & Answering<AnswersOf<Inner>> => ({ type: 'group', name, title, ...settings, children }),

  /** A repeatable block; `min` rows must be filled where it is required. */
  block: <const Name extends string, const Inner extends Fields>(
    name: Name,
    title: Localized,
    children: Inner,
    settings: Common & { min?: number; max?: number } = {},
  ): BlockField & Answers<Name, AnswersOf<Inner>[]> => {
    const { min = 1, max = 50, ...rest } = settings
    return { type: 'block', name, title, ...rest, children, repeat: { min, max } }
  },
}

/** The fields asked only when the condition holds, besides their own conditions. */
export function given<const Inner extends Fields>(condition: Condition, fields: Inner): Inner {
  const guarded = fields.map((one) => ({ ...one, when: one.when ? { all: [condition, one.when] } : condition }))
  return guarded as unknown as Inner
}

/**
 * A form definition. Throws where a name occurs twice or where a condition, a bound or a search looks at a field that
 * is not asked before.
 */
export function form<const Given extends Fields>(
  id: string,
  version: number,
  fields: Given,
  settings: { title?: Localized; action?: string; append?: boolean } = {},
): Form<AnswersOf<Given>> {
  inspect(fields, [], id)
  return {
    id,
    version,
    title: settings.title ?? text(id, id, id),
    action: settings.action ?? `/api/v1/${id.replaceAll('.', '/')}`,
    append: settings.append ?? false,
    fields,
  }
}

function inspect(fields: readonly Field[], around: readonly string[], place: string): string[] {
  const own: string[] = []
  for (const one of fields) {
    const known = [...around, ...own]
    const asked = [
      ...(one.when ? fieldsIn(one.when) : []),
      ...('by' in one ? one.by : []),
      ...[...('notBefore' in one ? (one.notBefore ?? []) : []), ...('notAfter' in one ? (one.notAfter ?? []) : [])]
        .filter((bound) => 'field' in bound)
        .map((bound) => bound.field),
    ]
    const missing = asked.find((name) => !known.includes(name))
    if (missing) throw new Error(`${place}.${one.name} looks at ${missing}, which is not asked before it`)
    const flat = one.type === 'radio' || one.type === 'group'
    const names = [one.name, ...(one.type === 'extend_search' && one.idField ? [one.idField] : [])]
    const inner =
      'children' in one ? inspect(one.children, flat ? [...known, one.name] : known, `${place}.${one.name}`) : []
    for (const name of flat ? [...names, ...inner] : names) {
      if (own.includes(name)) throw new Error(`${place} asks ${name} twice`)
      own.push(name)
    }
  }
  return own
}
