import { type Form, type FormContext, type FormValues, isRecord, validate } from '../../forms/index.ts'
import { type Fault, generalRefusals, type Localized, text } from '../../kernel/index.ts'
import type { EntryStep } from './forms.ts'
import { newCaseRefusals } from './refusals.ts'

/** The most parties, and the most pieces of evidence, that one case may be opened with. */
export const mostEntries = 50

const titles: Readonly<Record<EntryStep, Localized>> = {
  party: text('当事人', 'Party', 'Parte'),
  evidence: text('证据', 'Evidence', 'Prueba'),
}

/** One answered entry and its place in the list that was posted. */
export type Entry = { readonly index: number; readonly values: FormValues }

/**
 * Reads the list that a repeatable step posts: entries that are no object are dropped, and so are those that nobody
 * touched; faults lie at `party.0.party_name`, numbered as posted. `form` is the definition of one entry: on the server its
 * own, in the browser the one behind the wire form. At least one party is needed; evidence may be none.
 */
export function validateEntries(
  form: Form,
  given: readonly unknown[],
  context: FormContext,
  step: EntryStep,
): { entries: Entry[]; faults: readonly Fault[] } {
  const read = (index: number, row: unknown, required: boolean) => {
    const block = { type: 'block', name: step, title: titles[step], required, repeat: { min: 1, max: 1 } } as const
    const list: Form = { ...form, append: false, fields: [{ ...block, children: form.fields }] }
    // what is no object is dropped, so that the row keeps its number
    const { values, faults } = validate(list, { [step]: [...Array(index).fill(null), row] }, context)
    const rows = (values as FormValues)[step]
    return { rows: Array.isArray(rows) ? (rows.filter(isRecord) as FormValues[]) : [], faults }
  }
  const all = given.map((row, index) => ({ index, ...read(index, row, false) }))
  const entries = all.flatMap(({ index, rows }) => rows.map((values) => ({ index, values })))
  const faults = all.flatMap((one) => one.faults)
  if (entries.length === 0 && step === 'party') return { entries, faults: read(0, {}, true).faults }
  if (entries.length <= mostEntries) return { entries, faults }
  const parameters = { field: titles[step], limit: mostEntries }
  return { entries, faults: [generalRefusals.fault('too-many', { path: step, parameters }), ...faults] }
}

const marksOf = (party: FormValues): string[] =>
  [party.credit_code, party.identity_number, party.party_id && `id ${party.party_id}`].filter(Boolean).map(String)

const numbered = ({ zh, en, es }: Localized, index: number): Localized =>
  text(`${zh}${index + 1}`, `${en} ${index + 1}`, `${es} ${index + 1}`)

/** What is wrong among the parties together: nobody is ours, or one person is named twice. */
export function faultsAmongParties(parties: readonly Entry[]): Fault[] {
  const [first] = parties
  if (!first) return []
  const faults: Fault[] = []
  if (!parties.some(({ values }) => String(values.isour) === '1'))
    faults.push(newCaseRefusals.fault('nobody-ours', { path: `party.${first.index}.isour` }))
  const seen = new Map<string, number>()
  for (const { index, values } of parties) {
    const marks = marksOf(values)
    const earlier = marks.map((mark) => seen.get(mark)).find((one) => one !== undefined)
    if (earlier !== undefined) {
      const parameters = { field: numbered(titles.party, index), other: earlier + 1 }
      faults.push(newCaseRefusals.fault('party-twice', { path: `party.${index}.party_name`, parameters }))
    }
    for (const mark of marks) if (!seen.has(mark)) seen.set(mark, index)
  }
  return faults
}

/** The fault of a linked party that is unknown, or in no case that the caller may see. */
export const noSuchParty = (index: number): Fault =>
  newCaseRefusals.fault('no-such-party', {
    path: `party.${index}.party_name`,
    parameters: { field: numbered(titles.party, index) },
  })
