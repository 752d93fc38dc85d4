import type { FieldType, FormValue } from '@luqiao/domain/forms'
import { createContext, use } from 'react'
import type { FormSources, Found } from './sources.ts'
import type { Widget } from './widget.ts'

/** What is wrong with one field, in words; as the server answers it and as `faultsOf` makes it. */
export type FieldFault = { readonly path: string; readonly msg: string }

/** A suggestion that was taken: `scope` is the path of the row or form that the field stands in. */
export type Pick = {
  readonly path: string
  readonly scope: string
  readonly name: string
  readonly found: Found
}

/** What a field may do; the same object as long as the form is on the page. */
export type FormActions = {
  /** Sets the value at a path; a function gets the value before. */
  readonly change: (path: string, next: FormValue | ((before: unknown) => FormValue)) => void
  readonly read: (path: string) => unknown
  readonly leave: (path: string) => void
  readonly pick: (pick: Pick) => void
  /** One more (1) or one less (-1) upload is under way. */
  readonly upload: (change: 1 | -1) => void
}

export type FormState = {
  /** How each type is drawn; it comes this way because some widgets draw fields themselves. */
  readonly widgets: Readonly<Record<FieldType, Widget>>
  readonly actions: FormActions
  readonly sources: FormSources
  readonly asked: ReadonlySet<string>
  readonly faults: ReadonlyMap<string, string>
  readonly readOnly: boolean
  readonly disabled: boolean
}

const State = createContext<FormState | undefined>(undefined)
export const FormStateProvider = State.Provider

export function useFormState(): FormState {
  const state = use(State)
  if (!state) throw new Error('a field is drawn inside a FormRenderer')
  return state
}
