import { type Language, type Localized, say } from '../kernel/index.ts'
import { settle } from './condition.ts'
import { type FormContext, optionsOf } from './context.ts'
import type { WireField, WireForm, WireOption, WireValue } from './contract.ts'
import type { Bound, Field, Form, Option } from './field.ts'
import { otherValue } from './field-types/choice.ts'
import { rulesOf } from './field-types/index.ts'
import { type FormValue, type FormValues, isRecord } from './value.ts'
import { otherTitle } from './words.ts'

type Around = { readonly language: Language; readonly context: FormContext; readonly id: string }

/**
 * The form as it travels, in one language, holding `values` (or its defaults). Conditions on facts of the case are worked
 * out here: a field that they exclude is not sent.
 */
export function present(
  form: Form,
  values: FormValues,
  language: Language,
  context: FormContext = {},
  caseId?: number,
): WireForm {
  return {
    form: fieldsOf(form.fields, values, { language, context, id: form.id }),
    action: form.action,
    append: form.append,
    ...(caseId !== undefined && { case_id: caseId }),
    name: form.id,
    title: say(form.title, language),
    version: form.version,
  }
}

const fieldsOf = (fields: readonly Field[], values: FormValues, around: Around): WireField[] =>
  fields.flatMap((field) => {
    const when = field.when ? settle(field.when, around.context.facts ?? {}) : true
    return when === false ? [] : [{ ...fieldOf(field, values, around), when: when === true ? null : when }]
  })

function fieldOf(field: Field, values: FormValues, around: Around): WireField {
  const { language, context } = around
  const rules = rulesOf(field)
  const id = `${around.id}.${field.name}`
  const blank = field.initial ?? rules.blank(field, context)
  const value = values[field.name] ?? blank
  const children = 'children' in field ? field.children : []
  const inner = fieldsOf(children, rules.flat ? values : {}, { ...around, id: rules.flat ? around.id : id })
  const repeatable = field.type === 'block' || field.type === 'extendmore'
  return {
    type: field.type,
    name: field.name,
    title: say(field.title, language),
    value: (rules.show?.(field, value, context) ?? value) as WireValue,
    options: optionsSent(field, around),
    data: { ...settingsSent(field, language, context), ...idSent(field, values) },
    maxlen: 'maxlen' in field ? field.maxlen : null,
    append: repeatable,
    appendArr: repeatable ? [initialValues(inner)] : [],
    label: field.hint ? say(field.hint, language) : '',
    id,
    required: field.required ?? false,
    when: null,
    unit: 'unit' in field && field.unit ? say(field.unit, language) : '',
    children: inner,
  }
}

function optionsSent(field: Field, { language, context }: Around): WireOption[] {
  if (!('options' in field)) return []
  const send = ({ value, title, children }: Option): WireOption => ({
    value,
    title: say(title, language),
    ...(children && { children: children.map(send) }),
  })
  const other = field.type === 'select' && field.other ? [{ value: otherValue, title: say(otherTitle, language) }] : []
  return [...optionsOf(field.options, context).map(send), ...other]
}

/** The settings that the type names, bounds with their words in one language and with the days known. */
function settingsSent(field: Field, language: Language, context: FormContext): Record<string, WireValue> {
  const settings: Record<string, WireValue> = {}
  for (const name of Object.keys(rulesOf(field).settings.shape)) {
    const value = (field as unknown as Record<string, unknown>)[name]
    if (value === undefined) continue
    const isBounds = name === 'notBefore' || name === 'notAfter'
    settings[name] = isBounds
      ? (value as readonly Bound[]).map((bound) => boundSent(bound, language, context))
      : (value as WireValue)
  }
  return field.type === 'checkbox' && field.options ? { ...settings, several: true } : settings
}

function boundSent(bound: Bound, language: Language, context: FormContext): WireValue {
  if ('field' in bound) return { field: bound.field }
  const title = say(bound.title, language)
  if (!('fact' in bound)) return { date: bound.date, title }
  const known = context.facts?.[bound.fact] ?? bound.date
  return { fact: bound.fact, title, ...(typeof known === 'string' && { date: known }) }
}

/** The id that stands beside a found name. */
const idSent = (field: Field, values: FormValues): Record<string, WireValue> =>
  field.type === 'extend_search' && field.idField ? { idValue: (values[field.idField] ?? null) as WireValue } : {}

/** What the fields of a wire form hold, by name: what the renderer starts from. */
export function initialValues(fields: readonly WireField[]): Record<string, WireValue> {
  const values: Record<string, WireValue> = {}
  for (const field of fields) {
    if (field.type !== 'group') values[field.name] = field.value
    if (typeof field.data.idField === 'string') values[field.data.idField] = field.data.idValue ?? null
    if (field.type === 'group' || field.type === 'radio') Object.assign(values, initialValues(field.children))
  }
  return values
}

/** The definition behind a wire form, its words the same in every language: what the browser validates with. */
export function definitionOf(form: WireForm): Form {
  const same = (words: string): Localized => ({ zh: words, en: words, es: words })

  const option = ({ value, title, children }: WireOption): Option => ({
    value,
    title: same(title),
    ...(children && { children: children.map(option) }),
  })
  const bound = (given: unknown): unknown =>
    isRecord(given) && typeof given.title === 'string' ? { ...given, title: same(given.title) } : given
  const settings = (data: WireField['data']): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        (name === 'notBefore' || name === 'notAfter') && Array.isArray(value) ? value.map(bound) : value,
      ]),
    )

  const field = (given: WireField): Field => {
    const own = rulesOf(given).settings.parse(settings(given.data))
    const offered = given.options.filter((one) => !(own.other === true && one.value === otherValue)).map(option)
    const hasOptions = given.type === 'checkbox' ? own.several === true : given.type !== 'extend_search'
    const plain = {
      ...own,
      type: given.type,
      name: given.name,
      title: same(given.title),
      required: given.required,
      initial: given.value as FormValue,
      ...(given.label && { hint: same(given.label) }),
      ...(given.when && { when: given.when }),
      ...(given.unit && { unit: same(given.unit) }),
      ...(given.maxlen !== null && { maxlen: given.maxlen }),
      ...(hasOptions && { options: offered }),
      children: given.children.map(field),
    }
    // The settings were read by the type's own schema; what a type does not know of the rest, its rules do not look at.
    return plain as unknown as Field
  }

  return {
    id: form.name,
    version: form.version,
    title: same(form.title),
    action: form.action,
    append: form.append,
    fields: form.form.map(field),
  }
}

/** A repeatable step (`append`) as a form of one block, for whoever draws all its entries at once: `{[name]: [entry, …]}`. */
export function asBlock(form: WireForm, name: string, repeat: { min: number; max: number }): WireForm {
  const empty = initialValues(form.form)
  const block: WireField = {
    type: 'block',
    name,
    title: form.title,
    value: [empty],
    options: [],
    data: { repeat },
    maxlen: null,
    append: true,
    appendArr: [empty],
    label: '',
    id: `${form.name}.${name}`,
    required: repeat.min > 0,
    when: null,
    unit: '',
    children: form.form,
  }
  return { ...form, append: false, form: [block] }
}
