import {
  checkSource,
  companyNameField,
  draftOf,
  type SourceDetail,
  sourceDraft,
  sourceForm,
} from '@luqiao/domain/case-sources'
import { type FormValues, present } from '@luqiao/domain/forms'
import { accountKindOf, type Fault } from '@luqiao/domain/kernel'
import { useMemo, useState } from 'react'
import { type FieldFault, type FormRendererProps, faultsOf } from '../../form-renderer/index.ts'
import { ApiRefusal } from '../../platform/api/index.ts'
import { openDialog } from '../../platform/dialogs.ts'
import { useLanguage } from '../../platform/i18n/index.ts'
import { session, useSession } from '../../platform/session/index.ts'
import { toast } from '../../ui/index.ts'
import { isBusy, useAdd, useEdit } from './queries.ts'

const valuesOf = (source: SourceDetail): FormValues => ({
  main_name: source.main_name,
  compid: source.compid,
  [companyNameField]: source.company_name,
  contacts: source.contacts,
  mobile: source.mobile,
  casename: source.casename,
  address: source.address,
  case_num: String(source.case_num),
  case_costs: source.case_costs,
  describe: source.describe,
  relevant_material: source.relevant_material,
})

/** The company is typed by its name: a fault of its id stands beneath the name. */
const atField = ({ path, msg }: FieldFault): FieldFault => ({ path: path === 'compid' ? companyNameField : path, msg })

/** What is being filled in: checked by the rules of the domain, sent, and kept when nothing came back. */
export function useSourceDraft(source: SourceDetail | undefined, onDone: () => void) {
  const { signedIn } = useSession()
  // a session may end while the dialog is open: what was typed is drawn until sign-in is asked for
  const kind = accountKindOf(signedIn?.user.user_type ?? 1)
  const language = useLanguage()
  const form = useMemo(() => present(sourceForm(kind), {}, language), [kind, language])
  const [values, setValues] = useState<FormValues>(() => (source ? valuesOf(source) : {}))
  const [touched, setTouched] = useState(false)
  const [found, setFound] = useState<readonly Fault[]>([])
  const [refused, setRefused] = useState<readonly FieldFault[]>([])
  const [attempt, setAttempt] = useState(0)
  const [uploading, setUploading] = useState(0)
  const add = useAdd({ onDone })
  const edit = useEdit({ onDone })

  const change = (next: FormValues) => {
    const filtered = draftOf(next)
    setTouched(true)
    const stands = ({ path }: { path: string }) => {
      const name = path === 'compid' ? companyNameField : path
      return filtered[name] === values[name]
    }
    setFound((before) => before.filter(stands))
    setRefused((before) => before.filter(stands))
    setValues(filtered)
  }

  /** Every failure is told; a refusal's fields say it too, and what was typed stays for another try. */
  const onError = (error: Error) => {
    if (!(error instanceof ApiRefusal)) return
    setRefused(error.errors.filter(({ path }) => path !== ''))
    setAttempt((before) => before + 1)
  }

  const submit = (close: () => void) => {
    if (session.now().token === undefined) {
      close()
      openDialog('sign-in', { redirect: '/source/index?open=true' })
      return
    }
    const draft = sourceDraft.parse(values)
    const { faults } = checkSource(draft, kind)
    setRefused([])
    setFound(faults)
    const [first] = faultsOf(faults, language)
    if (first) {
      toast.error(first.msg)
      setAttempt((before) => before + 1)
    } else if (source) edit.mutate({ ...draft, id: source.id, version: source.version }, { onError })
    else add.mutate(draft, { onError })
  }

  return {
    touched,
    uploading: uploading > 0,
    sending: isBusy(add) || isBusy(edit),
    submit,
    form: {
      form,
      values,
      faults: [...faultsOf(found, language), ...refused].map(atField),
      attempt,
      onChange: change,
      onUploading: setUploading,
    } satisfies FormRendererProps,
  }
}
