import { useState } from 'react'
import { ApiRefusal } from '../../platform/api/index.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Dialog, Field, Textarea, toast } from '../../ui/index.ts'
import { reviewWords } from './copy/index.ts'
import { type Registration, useDecide } from './queries.ts'

type Props = { registration: Registration; onClose: () => void; onDone: () => void }

/** Asks for the reason that the applicant will read. */
export function RejectDialog({ registration, onClose, onDone }: Props) {
  const words = useCopy(reviewWords)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const reject = useDecide(() => {
    toast.success(words.rejected)
    onDone()
  })
  const send = () =>
    reject.mutate(
      { id: registration.id, approved: false, reason },
      {
        onError: (error) => {
          const said = error instanceof ApiRefusal ? error.of('reason') : undefined
          if (said) setFault(said)
        },
      },
    )
  return (
    <Dialog
      title={words.rejectTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="danger" busy={reject.isPending} onClick={send}>
            {words.reject}
          </Button>
        </>
      }
    >
      <Field label={words.reason} required error={fault} hint={words.rejectText}>
        {(control) => (
          <Textarea
            {...control}
            data-autofocus
            rows={4}
            maxLength={500}
            placeholder={words.reasonHint}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
    </Dialog>
  )
}
