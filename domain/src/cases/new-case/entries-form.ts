import { asBlock, initialValues, type WireField, type WireForm, type WireValue } from '../../forms/index.ts'
import type { NewCaseStep } from './contract.ts'
import { mostEntries } from './entries.ts'
import type { EntryStep } from './forms.ts'

type Values = { [name: string]: WireValue }

/** The fields holding nothing but the empty entry's values. */
const emptied = (fields: readonly WireField[], empty: Values): WireField[] =>
  fields.map((field) => ({
    ...field,
    value: empty[field.name] ?? null,
    data: 'idValue' in field.data ? { ...field.data, idValue: null } : field.data,
    children: field.type === 'radio' || field.type === 'group' ? emptied(field.children, empty) : field.children,
  }))

/**
 * A repeatable step as one form with the list of all its entries, as a browser draws it, and what it holds at first: the
 * entry that the server already knows. Adding one copies the empty entry. `title` names one entry.
 */
export function entriesForm(step: NewCaseStep, name: EntryStep, title: string): { form: WireForm; values: Values } {
  const { appendArr, ...form } = step
  const template = { ...form, title, form: emptied(form.form, (appendArr[0] ?? {}) as Values) }
  return {
    form: asBlock(template, name, { min: name === 'party' ? 1 : 0, max: mostEntries }),
    values: { [name]: [initialValues(form.form)] },
  }
}
