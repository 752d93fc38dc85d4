import type { SourceDetail } from '@luqiao/domain/case-sources'
import { useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Dialog, Field, Textarea, toast } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import { isBusy, useWithdraw } from './queries.ts'
import style from './source-dialog.module.css'

export function WithdrawDialog({ source, onClose }: { source: SourceDetail; onClose: () => void }) {
  const words = useCopy(sourceWords)
  const [reason, setReason] = useState('')
  const withdraw = useWithdraw({
    onDone: () => {
      toast.success(words.withdraw.done)
      onClose()
    },
  })
  return (
    <Dialog
      title={words.withdraw.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.form.cancel}</Button>
          <Button tone="danger" busy={isBusy(withdraw)} onClick={() => withdraw.mutate({ id: source.id, reason })}>
            {words.withdraw.yes}
          </Button>
        </>
      }
    >
      <p className={style.note}>{words.withdraw.text}</p>
      <Field label={words.withdraw.reason}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
