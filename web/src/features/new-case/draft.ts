import type { FormValues, WireForm } from '@luqiao/domain/forms'
import { kept } from '../../platform/kept.ts'
import { randomKey } from '../../platform/random.ts'

/** Where the dialog was opened from. */
export type OpenedFrom = { sourceId?: number | undefined; lawyerId?: number | undefined }

export type StepName = 'basic' | 'party' | 'evidence'
export const stepNames: readonly ('type' | StepName)[] = ['type', 'basic', 'party', 'evidence']

/** A form that the server sent and what was answered to it so far. */
export type Answered = { readonly form: WireForm; readonly values: FormValues }

export type Choice = { readonly ip_case: '1' | '0'; readonly case_type: number | null }

/** Everything typed into one opening of the dialog; a step that was reached keeps its form and its answers. */
export type Draft = {
  /** One for each opening: however often the last step is sent, it makes one case. */
  readonly key: string
  /** Who typed it; nobody else is shown it. */
  readonly userId: number | undefined
  readonly at: 'type' | StepName
  readonly choice: Choice
  readonly answered: { readonly [Name in StepName]?: Answered | undefined }
}

export const emptyDraft = (userId: number | undefined): Draft => ({
  key: randomKey(32),
  userId,
  at: 'type',
  choice: { ip_case: '1', case_type: null },
  answered: {},
})

const keyOf = ({ sourceId, lawyerId }: OpenedFrom): string => `new-case ${sourceId ?? ''} ${lawyerId ?? ''}`
/** Told apart where the shape of a draft changes. */
const edition = 1

/** What this person had typed and not finished, in this tab, from the same place. */
export function readDraft(from: OpenedFrom, userId: number | undefined): Draft | undefined {
  const text = kept.tab.read(keyOf(from))
  if (text === null) return undefined
  try {
    const { draft, edition: known } = JSON.parse(text) as { draft: Draft; edition: number }
    if (known === edition && draft.userId === userId) return draft
  } catch {
    // what can't be read is no draft
  }
  dropDraft(from)
  return undefined
}

export const keepDraft = (from: OpenedFrom, draft: Draft): void =>
  kept.tab.write(keyOf(from), JSON.stringify({ draft, edition }))

export const dropDraft = (from: OpenedFrom): void => kept.tab.remove(keyOf(from))

/**
 * The form that the server just sent, with what was answered before. Answers are kept by their names: those of a form
 * that has changed (another track, other roles) stay where the new one asks them too.
 */
export const merged = (before: Answered | undefined, next: Answered): Answered =>
  before ? { form: next.form, values: { ...next.values, ...before.values } } : next
