import type { cases } from '@luqiao/domain/cases'
import { type FormValues, initialValues, present, type WireField, type WireForm } from '@luqiao/domain/forms'
import { generalRefusals, type Language, wire } from '@luqiao/domain/kernel'
import { type NodeId, nodeOf } from '@luqiao/domain/procedures'
import { type Given, query } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import type { CaseSeen } from './case-repository.ts'
import { loadHistory } from './history-repository.ts'
import { contextOfForm, placeOf } from './node-form.ts'
import { type NodeSeen, type NodeVersion, nodesOf, versionsOf } from './node-repository.ts'
import { presentNode } from './present-timeline.ts'

/** The form of a node: empty for a step that may be recorded now, or filled with what was recorded. */
export const showForm = query(async (reading: Reading, { input, subject }: Given<typeof cases.render, CaseSeen>) => {
  const known = await loadHistory(reading.db, subject.id)
  const edited = input.id === undefined ? undefined : known.history.nodes.find(({ id }) => id === input.id)
  if (input.id !== undefined && !edited) throw generalRefusals.refusal('not-found', { path: 'id' })
  const place = placeOf(known.history, input, edited)
  const values: FormValues = edited?.values ?? {}
  const context = await contextOfForm(reading, known, place, values)
  const row = edited && (await nodesOf(reading.db, subject.id)).find(({ id }) => id === edited.id)
  const form = present(nodeOf(place.node).form.current, values, reading.language, context, subject.id)
  return { ...form, action: `/api/v1/${place.node}`, node_id: edited?.id ?? null, node_version: row?.version ?? null }
})

/** What one node recorded, and every change of it with what became different. */
export const showHistory = query(async (reading: Reading, { subject }: Given<typeof cases.nodeHistory, NodeSeen>) => {
  const { db, language, clock } = reading
  const known = await loadHistory(db, subject.id)
  const rows = await nodesOf(db, subject.id)
  const row = rows.find(({ id }) => id === subject.node_id)
  const edited = known.history.nodes.find(({ id }) => id === subject.node_id)
  if (!row || !edited) throw generalRefusals.refusal('not-found')
  const context = await contextOfForm(reading, known, { edited }, edited.values)
  const show = (values: unknown, version: number): WireForm =>
    present(nodeOf(subject.kind as NodeId).form.at(version), values as FormValues, language, context, subject.id)
  const versions = await versionsOf(db, subject.node_id)
  return {
    node: presentNode({ known, rows, today: clock.today() }, row, language),
    form: show(subject.form, subject.form_version),
    changes: versions.map((version, index) => changeOf(version, versions[index - 1], show, language)).reverse(),
  }
})

function changeOf(
  version: NodeVersion,
  before: NodeVersion | undefined,
  show: (values: unknown, version: number) => WireForm,
  language: Language,
) {
  const after = show(version.form, version.form_version)
  const earlier = before && show(before.form, before.form_version)
  return {
    version: version.version,
    change: version.change as 'recorded' | 'edited' | 'removed',
    at: wire.toInstant(version.changed_at),
    by: version.changed_by,
    occurred_on: version.occurred_on,
    fields: earlier && version.change === 'edited' ? differences(earlier, after, language) : [],
  }
}

/** The fields whose answers differ, both in words. */
function differences(before: WireForm, after: WireForm, language: Language) {
  const fields = flat(after.form)
  const [was, is] = [initialValues(before.form), initialValues(after.form)]
  return fields
    .filter((field) => JSON.stringify(was[field.name] ?? null) !== JSON.stringify(is[field.name] ?? null))
    .map((field) => ({
      title: field.title,
      before: inWords(field, was[field.name], language),
      after: inWords(field, is[field.name], language),
    }))
}

const flat = (fields: readonly WireField[]): WireField[] =>
  fields.flatMap((field) =>
    field.type === 'group' || field.type === 'radio'
      ? [...(field.type === 'radio' ? [field] : []), ...flat(field.children)]
      : [field],
  )

const yes = { zh: '是', en: 'yes', es: 'sí' }

function inWords(field: WireField, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '' || value === false) return '—'
  if (value === true) return yes[language]
  if (Array.isArray(value)) return value.map((one) => inWords(field, one, language)).join('；') || '—'
  if (typeof value === 'object') {
    const inner = Object.entries(value).map(([name, one]) => {
      const child = field.children.find((candidate) => candidate.name === name)
      return inWords(child ?? field, one, language)
    })
    return inner.filter((text) => text !== '—').join(' · ')
  }
  return field.options.find((option) => String(option.value) === String(value))?.title ?? String(value)
}
