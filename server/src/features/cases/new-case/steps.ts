import {
  basicFormsOf,
  type CaseFacts,
  contextOf,
  evidenceForms,
  type NewCaseStep,
  partyForms,
} from '@luqiao/domain/cases'
import { type Form, type FormContext, type FormValues, initialValues, present } from '@luqiao/domain/forms'
import { say } from '@luqiao/domain/kernel'
import type { Reading } from '../../../platform/work/work.ts'
import { type KnownParty, linkedNote } from './known-party.ts'

/** One step as it travels: the form with what is known, and the empty entry that appending copies. */
export type Step = {
  readonly form: Form
  readonly values: FormValues
  readonly context: FormContext
  readonly linked?: KnownParty
}

export const basicStep = (facts: CaseFacts, values: FormValues, around: FormContext): Step => ({
  form: basicFormsOf(facts.caseType).current,
  values,
  context: contextOf(facts, around),
})

export const partyStep = (facts: CaseFacts, values: FormValues, around: FormContext, linked?: KnownParty): Step => ({
  form: partyForms.current,
  values,
  context: contextOf(facts, around),
  ...(linked && { linked }),
})

export const evidenceStep = (facts: CaseFacts, around: FormContext): Step => ({
  form: evidenceForms.current,
  values: {},
  context: contextOf(facts, around),
})

export function presentStep({ form, values, context, linked }: Step, { language }: Reading): NewCaseStep {
  const shown = present(form, values, language, context)
  const empty = initialValues(present(form, {}, language, context).form)
  const fields = linked
    ? shown.form.map((field) =>
        field.name === 'party_name' ? { ...field, label: say(linkedNote(linked), language) } : field,
      )
    : shown.form
  return { ...shown, form: fields, appendArr: form.append ? [empty] : [] }
}
