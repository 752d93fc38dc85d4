import { definitionOf, type FormValues, initialValues, validate, type WireForm } from '@luqiao/domain/forms'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../platform/i18n/index.ts'
import { browserContext } from './browser-context.ts'
import { knownCauses, onCauses } from './cause-kinds.ts'
import { faultsOf } from './faults.ts'
import type { FormRendererProps } from './form-renderer.tsx'
import type { FieldFault } from './form-state.ts'
import { valueAt } from './path.ts'

type Refused = FieldFault & { readonly held: unknown }

/**
 * The answers of one form on a page: `<FormRenderer {...draft.props} />` draws it, `draft.check()` answers the values that
 * may be sent, or undefined after showing what is wrong. Until then a field says what is wrong once it was left with
 * something in it. `refuse` shows what the server refused; a sentence goes when its field changes.
 */
export function useForm(form: WireForm, settings: { values?: FormValues; at?: string } = {}) {
  const { at = '' } = settings
  const language = useLanguage()
  const definition = useMemo(() => definitionOf(form), [form])
  const [values, setValues] = useState<FormValues>(() => settings.values ?? (initialValues(form.form) as FormValues))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [checked, setChecked] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [uploading, setUploading] = useState(0)
  const causes = useSyncExternalStore(onCauses, knownCauses)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause that became known may switch a section on
  const read = useMemo(() => validate(definition, values, browserContext()), [definition, values, causes])
  const found = checked
    ? read.faults
    : read.faults.filter((fault) => left.has(fault.path) && !['required', 'too-few'].includes(fault.code))
  const strip = (path: string) => (at !== '' && path.startsWith(`${at}.`) ? path.slice(at.length + 1) : path)
  const standing = refused.filter((one) => valueAt(values, strip(one.path)) === one.held)
  const faults = [...faultsOf(found, language), ...standing]

  return {
    values,
    setValues,
    faults,
    /** Uploads under way: wait for them before sending. */
    uploading,
    /** The version goes with the answers. */
    version: form.version,
    /** The normalised values, or undefined where something is wrong: then it is shown and the first one has the focus. */
    check(): FormValues | undefined {
      setChecked(true)
      setRefused([])
      if (read.faults.length === 0) return read.values
      setAttempt((before) => before + 1)
      return undefined
    },
    refuse(given: readonly FieldFault[]): void {
      setRefused(given.map(({ path, msg }) => ({ path, msg, held: valueAt(values, strip(path)) })))
      setAttempt((before) => before + 1)
    },
    /** Begins anew with these values, nothing complained of. */
    reset(next: FormValues = initialValues(form.form) as FormValues): void {
      setValues(next)
      setLeft(new Set())
      setChecked(false)
      setRefused([])
    },
    props: {
      form,
      values,
      faults,
      at,
      attempt,
      onChange: setValues,
      onLeave: (path: string) => setLeft((before) => (before.has(path) ? before : new Set(before).add(path))),
      onUploading: setUploading,
    } satisfies FormRendererProps,
  }
}
