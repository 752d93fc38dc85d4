import type { cases } from '@luqiao/domain/cases'
import type { OutputOf } from '@luqiao/domain/kernel'
import type { NodeId } from '@luqiao/domain/procedures'
import { FormRenderer, useForm } from '../../form-renderer/index.ts'
import { ApiRefusal } from '../../platform/api/index.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Card, Loaded, toast } from '../../ui/index.ts'
import style from './case-page.module.css'
import { caseWords } from './copy/index.ts'
import { useNodeForm, useRecordNode } from './queries.ts'

type Place = { caseId: number; node: NodeId; proceedingId?: number | null; opens?: string | null; id?: number }
type Props = { place: Place; title: string; onDone: (id: number) => void; onCancel: () => void }

/** The form of a node beside the timeline: a new one, or a recorded one being changed. */
export function NodeForm({ place, title, onDone, onCancel }: Props) {
  const query = useNodeForm({
    case_id: place.caseId,
    ...(place.id ? { id: place.id } : { node: place.node }),
    ...(place.proceedingId && { proceeding_id: place.proceedingId }),
    ...(place.opens && { opens: place.opens as 'first' }),
  })
  return (
    <Card title={title} flush>
      <Loaded query={query} skeleton={8}>
        {(form) => (
          <Editor
            key={`${form.name} ${form.node_id} ${form.node_version}`}
            form={form}
            place={place}
            onDone={onDone}
            onCancel={onCancel}
          />
        )}
      </Loaded>
    </Card>
  )
}

type EditorProps = Omit<Props, 'title'> & { form: OutputOf<typeof cases.render> }

function Editor({ form, place, onDone, onCancel }: EditorProps) {
  const words = useCopy(caseWords)
  const draft = useForm(form)
  const record = useRecordNode(place.node, ({ id }) => {
    toast.success(words.saved)
    onDone(id)
  })
  const save = () => {
    if (draft.uploading > 0) return toast.note(words.uploading)
    const values = draft.check()
    if (!values) return
    record.mutate(
      {
        case_id: place.caseId,
        form: values,
        form_version: draft.version,
        ...(place.id && { id: place.id, version: form.node_version ?? undefined }),
        ...(place.proceedingId && { proceeding_id: place.proceedingId }),
        ...(place.opens && { opens: place.opens as 'first' }),
      },
      {
        onError: (error) => {
          if (error instanceof ApiRefusal) draft.refuse(error.errors.filter(({ path }) => path !== ''))
          toast.error(error)
        },
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={style.form}>
        <FormRenderer {...draft.props} disabled={record.isPending} />
      </div>
      <div className={style.buttons}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button tone="primary" type="submit" disabled={record.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
