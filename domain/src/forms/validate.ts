import { type Fault, generalRefusals, type Localized, type Parameters as Places, text } from '../kernel/index.ts'
import { holds } from './condition.ts'
import { causeKindOf, type FormContext } from './context.ts'
import type { Field, Form } from './field.ts'
import { rulesOf } from './field-types/index.ts'
import type { Reading } from './reading.ts'
import { type FormRefusal, formRefusals } from './refusals.ts'
import { type FormValue, type FormValues, isEmpty, isRecord } from './value.ts'

export type Validated<Values> = {
  /** Trimmed and normalised; null where nothing was answered; only what was asked. Validating them again changes nothing. */
  readonly values: Values
  /** Everything that is wrong, in the order of the form. Of their parameters, `field` names the row too, `title` not. */
  readonly faults: readonly Fault[]
  /** The paths of the fields that were asked. */
  readonly asked: ReadonlySet<string>
}

type Typed<Shape> = unknown extends Shape ? FormValues : Shape

/**
 * Reads what was given by a form's definition: the same in the browser and on the server. `at` goes before the path of
 * each fault. Nothing throws: whatever `given` is, it is read or refused.
 */
export function validate<Shape>(
  form: Form<Shape>,
  given: unknown,
  context: FormContext = {},
  at = '',
): Validated<Typed<Shape>> {
  const pass: Pass = { context, faults: [], asked: new Set() }
  const values = readFields(form.fields, given, pass, { path: at, prefix: nothing, around: {}, titles: new Map() })
  return { values: values as Typed<Shape>, faults: pass.faults, asked: pass.asked }
}

type Pass = { readonly context: FormContext; readonly faults: Fault[]; readonly asked: Set<string> }

/** Where a list of fields stands: the path and label that go before its own, and what is known around it. */
type Place = {
  readonly path: string
  readonly prefix: Localized
  readonly around: FormValues
  readonly titles: ReadonlyMap<string, Localized>
}

const nothing = text('', '', '')
const generals = new Set<string>(['required', 'invalid', 'too-long', 'too-many', 'too-few'])
const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('.')

function faultOf(name: FormRefusal, path: string, parameters: Places): Fault {
  return generals.has(name)
    ? generalRefusals.fault(name as Parameters<typeof generalRefusals.fault>[0], { path, parameters })
    : formRefusals.fault(name as Parameters<typeof formRefusals.fault>[0], { path, parameters })
}

function readFields(fields: readonly Field[], given: unknown, pass: Pass, place: Place): FormValues {
  const raw = isRecord(given) ? given : {}
  const values: Record<string, FormValue> = {}
  const titles = new Map(place.titles)

  const readOne = (field: Field): void => {
    const known = { ...place.around, ...values }
    const view = {
      values: known,
      facts: pass.context.facts ?? {},
      causeKind: (value: number) => causeKindOf(value, pass.context),
    }
    if (field.when && !holds(field.when, view)) return
    const path = joined(place.path, field.name)
    pass.asked.add(path)
    titles.set(field.name, field.title)
    const { prefix } = place
    const label = text(prefix.zh + field.title.zh, prefix.en + field.title.en, prefix.es + field.title.es)
    const refuse = (name: FormRefusal, parameters: Places = {}, beneath = '') => {
      const fault = faultOf(name, joined(path, beneath), { field: label, title: field.title, ...parameters })
      const last = pass.faults.at(-1)
      // ten wrong items of one list are one fault of it
      if (last?.path !== fault.path || last.code !== fault.code) pass.faults.push(fault)
    }
    const reading: Reading = {
      path,
      label,
      context: pass.context,
      values: known,
      row: raw,
      titleOf: (name) => titles.get(name),
      refuse,
      faults: () => pass.faults.length,
      inside: (children, row, key, { label: prefix = nothing, silent = false } = {}) =>
        readFields(children, row, silent ? { ...pass, faults: [] } : pass, {
          path: joined(path, key),
          prefix,
          around: known,
          titles,
        }),
      also: (name, value) => {
        values[name] = value
      },
    }
    const rules = rulesOf(field)
    const before = pass.faults.length
    const value = rules.read(field, raw[field.name], reading)
    if (field.required && isEmpty(value) && pass.faults.length === before) refuse('required')
    if (field.type !== 'group') values[field.name] = value
    if (rules.flat && 'children' in field) field.children.forEach(readOne)
  }

  fields.forEach(readOne)
  return values
}
