import { type caseSources, checkForm, type SourceDetail } from '@luqiao/domain/case-sources'
import { present } from '@luqiao/domain/forms'
import type { CallOf } from '@luqiao/domain/kernel'
import { useMemo } from 'react'
import { FormRenderer, useForm } from '../../form-renderer/index.ts'
import { ApiRefusal } from '../../platform/api/index.ts'
import { useCopy, useLanguage } from '../../platform/i18n/index.ts'
import { Button, Dialog, toast } from '../../ui/index.ts'
import style from './check-dialog.module.css'
import { sourceWords } from './copy/index.ts'
import { isBusy, useCheck } from './queries.ts'
import { SourceFacts } from './source-facts.tsx'
import { SourceFiles } from './source-files.tsx'
import { SourceHeading } from './source-heading.tsx'

/** Staff approve or reject, the facts before their eyes. */
export function CheckDialog({ source, onClose }: { source: SourceDetail; onClose: () => void }) {
  const words = useCopy(sourceWords)
  const language = useLanguage()
  const form = useMemo(() => present(checkForm, { cause_id: source.cause?.id }, language), [source.cause, language])
  const draft = useForm(form)
  const check = useCheck({
    onDone: () => {
      toast.success(draft.values.result === 'approved' ? words.check.approved : words.check.rejected)
      onClose()
    },
  })
  const submit = () => {
    const answers = draft.check()
    if (!answers) return
    check.mutate({ ...answers, id: source.id } as CallOf<typeof caseSources.check>, {
      onError: (error) => {
        if (error instanceof ApiRefusal) draft.refuse(error.errors.filter(({ path }) => path !== ''))
      },
    })
  }
  return (
    <Dialog
      title={words.check.title}
      width={672}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.form.cancel}</Button>
          <Button tone="primary" busy={isBusy(check)} onClick={submit}>
            {words.form.confirm}
          </Button>
        </>
      }
    >
      <SourceHeading source={source} />
      <SourceFacts source={source} />
      <SourceFiles files={source.relevant_material} />
      <div className={style.answer}>
        <FormRenderer {...draft.props} />
      </div>
    </Dialog>
  )
}
