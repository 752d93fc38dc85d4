import { definitionOf, type FormValue, type FormValues, isRecord, validate, type WireForm } from '@luqiao/domain/forms'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useCopy } from '../platform/i18n/index.ts'
import { browserContext } from './browser-context.ts'
import { knownCauses, onCauses } from './cause-kinds.ts'
import { formWords } from './copy/index.ts'
import { byPath } from './faults.ts'
import { FieldList } from './field-view.tsx'
import style from './form.module.css'
import { type FieldFault, type FormActions, type FormState, FormStateProvider, type Pick } from './form-state.ts'
import { valueAt, withValueAt } from './path.ts'
import { padded } from './rows.ts'
import { type FormSources, useSources } from './sources.ts'
import { widgets } from './widgets/index.ts'

export type FormRendererProps = {
  readonly form: WireForm
  /** Everything typed so far; the page keeps it. */
  readonly values: FormValues
  /** Hears all values at each change. */
  readonly onChange: (values: FormValues) => void
  readonly faults?: readonly FieldFault[]
  /** What the paths of the faults begin with: `basic` for `basic.case_level`. */
  readonly at?: string
  readonly sources?: FormSources
  readonly readOnly?: boolean
  readonly disabled?: boolean
  /** Each new number above 0 moves the focus to the first faulty field. */
  readonly attempt?: number
  /** A field was left, by its path. */
  readonly onLeave?: (path: string) => void
  /** A suggestion was taken. */
  readonly onPick?: (pick: Pick) => void
  /** How many uploads are under way. */
  readonly onUploading?: (count: number) => void
}

/** Draws any form. It keeps no answer of its own; which fields are asked is worked out by the domain's own validation. */
export function FormRenderer(props: FormRendererProps) {
  const { form, faults = [], at = '', readOnly = false, disabled = false, attempt = 0 } = props
  const values = useMemo(() => padded(form.form, props.values), [form, props.values])
  const sources = useSources(props.sources)
  const root = useRef<HTMLDivElement>(null)
  const actions = useActions(props, values)
  const asked = useAsked(form, values)
  const wrong = useMemo(() => byPath(faults, at), [faults, at])
  const state = useMemo<FormState>(
    () => ({ widgets, actions, sources, asked, faults: wrong, readOnly, disabled }),
    [actions, sources, asked, wrong, readOnly, disabled],
  )
  useEffect(() => {
    if (attempt > 0) focusFirstFault(root.current)
  }, [attempt])
  return (
    <FormStateProvider value={state}>
      <div ref={root} className={style.grid}>
        <Elsewhere faults={[...wrong].filter(([path]) => !asked.has(path)).map(([, msg]) => msg)} />
        <FieldList fields={form.form} scope="" values={values} />
      </div>
    </FormStateProvider>
  )
}

function useAsked(form: WireForm, values: FormValues): ReadonlySet<string> {
  const definition = useMemo(() => definitionOf(form), [form])
  const causes = useSyncExternalStore(onCauses, knownCauses)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause that became known may switch a section on
  const asked = useMemo(() => validate(definition, values, browserContext()).asked, [definition, values, causes])
  return asked
}

/** The actions stay one object; what they look at is what the last rendering or the last change left. */
function useActions(props: FormRendererProps, values: FormValues): FormActions {
  const latest = useRef({ props, values, uploads: 0 })
  latest.current.props = props
  latest.current.values = values
  return useMemo(() => {
    const now = latest.current
    return {
      read: (path) => valueAt(now.values, path),
      change(path, next) {
        const value: FormValue = typeof next === 'function' ? next(valueAt(now.values, path)) : next
        const changed = withValueAt(now.values, path, value)
        if (!isRecord(changed)) return
        now.values = changed as FormValues
        now.props.onChange(now.values)
      },
      leave: (path) => now.props.onLeave?.(path),
      pick: (pick) => now.props.onPick?.(pick),
      upload(change) {
        now.uploads += change
        now.props.onUploading?.(now.uploads)
      },
    }
  }, [])
}

function focusFirstFault(root: HTMLElement | null): void {
  const faulty = root?.querySelector<HTMLElement>('[data-faulty]')
  const target = faulty?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button') ?? faulty
  target?.focus()
  faulty?.scrollIntoView?.({ block: 'nearest' })
}

/** Faults of what is not on the page have no field to stand beneath. */
function Elsewhere({ faults }: { faults: readonly string[] }) {
  const t = useCopy(formWords)
  if (faults.length === 0) return null
  return (
    <div role="alert" className={style.elsewhere}>
      <strong>{t.otherFaults}</strong>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}
