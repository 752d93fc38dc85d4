import type { SourceDetail } from '@luqiao/domain/case-sources'
import { FormRenderer } from '../../form-renderer/index.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, confirm, Dialog, toast } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import style from './source-dialog.module.css'
import { useSourceDraft } from './use-source-draft.ts'

type Props = {
  onClose: () => void
  /** The source to change; a new one without. */
  source?: SourceDetail
}

/** 新增案源, and the same form to change a source. What is typed stays until it is sent or given up. */
export default function SourceDialog({ onClose, source }: Props) {
  const words = useCopy(sourceWords)
  const draft = useSourceDraft(source, () => {
    toast.success(source ? words.form.saved : words.form.done)
    onClose()
  })
  const leave = async () => {
    if (!draft.touched || (await confirm({ title: words.form.leave, yes: words.form.leaveYes, danger: true })))
      onClose()
  }
  const submit = () => {
    if (draft.uploading) toast.note(words.form.uploading)
    else draft.submit(onClose)
  }
  return (
    <Dialog
      title={source ? words.edit : words.add}
      width={672}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{words.form.cancel}</Button>
          <Button tone="primary" busy={draft.sending} onClick={submit}>
            {source ? words.form.save : words.form.confirm}
          </Button>
        </>
      }
    >
      {source?.state === 'rejected' && <p className={style.note}>{words.form.backToReview}</p>}
      <FormRenderer {...draft.form} />
    </Dialog>
  )
}
