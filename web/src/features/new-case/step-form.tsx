import { faultsAmongParties, validateEntries } from '@luqiao/domain/cases'
import { definitionOf, type FormValues, isRecord } from '@luqiao/domain/forms'
import { type Ref, Suspense, useEffect, useImperativeHandle, useRef } from 'react'
import { type FieldFault, FormRenderer, faultsOf, type Pick, useForm } from '../../form-renderer/index.ts'
import { useLanguage } from '../../platform/i18n/index.ts'
import { Loading } from '../../ui/index.ts'
import type { Answered, StepName } from './draft.ts'

/** What the dialog's buttons ask of the step that is shown. */
export type StepHandle = {
  /** True where the answers may be sent; else what is wrong is shown. */
  check: () => boolean
}

type Props = {
  ref: Ref<StepHandle>
  step: StepName
  answered: Answered
  /** What the server refused of this step. */
  refused: readonly FieldFault[]
  disabled: boolean
  onAnswers: (values: FormValues) => void
  onUploading: (count: number) => void
  /** A known party was chosen in a row of the list: answers the row as it shall be. */
  onParty: (row: FormValues, found: Pick['found']) => Promise<FormValues>
}

/** One step as the server defined it, drawn by the form renderer and checked by the domain's own validation. */
export function StepForm({ ref, step, answered, refused, disabled, onAnswers, onUploading, onParty }: Props) {
  const language = useLanguage()
  const draft = useForm(answered.form, { values: answered.values, at: step === 'basic' ? step : '' })
  const latest = useRef(draft)
  latest.current = draft

  useImperativeHandle(
    ref,
    () => ({
      check() {
        const now = latest.current
        if (now.check() === undefined) return false
        if (step !== 'party') return true
        const { entries } = validateEntries(entryOf(answered), rowsOf(now.values), {}, 'party')
        const faults = faultsOf(faultsAmongParties(entries), language)
        if (faults.length > 0) now.refuse(faults)
        return faults.length === 0
      },
    }),
    [step, answered, language],
  )
  useEffect(() => {
    if (refused.length > 0) latest.current.refuse(refused)
  }, [refused])

  const take = async ({ name, scope, found }: Pick) => {
    if (name !== 'party_name') return
    const index = Number(scope.split('.')[1])
    const chosen = rowsOf(latest.current.values)[index]
    if (!isRecord(chosen)) return
    const row = await onParty(chosen as FormValues, found)
    const rows = rowsOf(latest.current.values)
    const now = rows[index]
    // while the question stood there, the row may have been deleted or changed
    if (!isRecord(now) || now.party_name !== found.name) return
    set({ ...latest.current.values, party: rows.map((one, at) => (at === index ? row : one)) as FormValues[] })
  }
  const set = (values: FormValues) => {
    latest.current.setValues(values)
    onAnswers(values)
  }
  return (
    <Suspense fallback={<Loading lines={8} />}>
      <FormRenderer
        {...draft.props}
        disabled={disabled}
        onChange={set}
        onUploading={(count) => {
          draft.props.onUploading(count)
          onUploading(count)
        }}
        onPick={(pick) => void take(pick)}
      />
    </Suspense>
  )
}

const rowsOf = (values: FormValues): unknown[] => (Array.isArray(values.party) ? values.party : [])

/** The definition of one entry, out of the list that the step is drawn as. */
function entryOf({ form }: Answered) {
  const whole = definitionOf(form)
  const [list] = whole.fields
  return { ...whole, fields: list?.type === 'block' ? list.children : [] }
}
