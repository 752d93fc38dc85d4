import { regionLabel, type SourceRow } from '@luqiao/domain/case-sources'
import { type ReactNode, useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Dialog, Field, Loaded, Money, Textarea, toast } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import style from './invitation-dialog.module.css'
import { isBusy, useAccept, useDecline, useOffer } from './queries.ts'
import { Points, ScoreParts } from './score.tsx'
import { nameOf } from './source-name.ts'
import { TimeLeft } from './time-left.tsx'

type Props = { offerId: number; onClose: () => void; onAccepted?: (sourceId: number) => void }

/** The invitation to a case source: a summary that names nobody, why this lawyer, and the answer. */
export default function InvitationDialog({ offerId, onClose, onAccepted }: Props) {
  const words = useCopy(sourceWords)
  const offer = useOffer(offerId)
  const [reply, setReply] = useState('')
  const done = (said: string) => {
    toast.success(said)
    onClose()
  }
  const accept = useAccept({
    onDone: () => {
      done(words.invitation.accepted)
      if (offer.data) onAccepted?.(offer.data.id)
    },
  })
  const decline = useDecline({ onDone: () => done(words.invitation.declined) })
  const sending = isBusy(accept) || isBusy(decline)
  const open = offer.data?.can.includes('answer') ?? false
  const answer = { id: offerId, msg: reply }
  return (
    <Dialog
      title={words.invitation.title}
      width={560}
      onClose={onClose}
      footer={
        open ? (
          <>
            <Button disabled={sending} onClick={() => decline.mutate(answer)}>
              {words.invitation.decline}
            </Button>
            <Button tone="primary" busy={sending} onClick={() => accept.mutate(answer)}>
              {words.invitation.accept}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{words.close}</Button>
        )
      }
    >
      <Loaded query={offer} skeleton={6}>
        {(row) => (
          <>
            <Summary row={row} />
            {open && (
              <Field label={words.invitation.reply}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    maxLength={500}
                    placeholder={words.invitation.replyPlaceholder}
                    value={reply}
                    onChange={(event) => setReply(event.target.value)}
                  />
                )}
              </Field>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function Summary({ row }: { row: SourceRow }) {
  const words = useCopy(sourceWords)
  const { facts, invitation } = words
  const { offer } = row
  const lines: [string, ReactNode][] = [
    [facts.region, regionLabel(row.address)],
    [facts.cause, row.cause?.name ?? facts.causeUnknown],
    [facts.cases, facts.casesCount(row.case_num)],
    [facts.fee, <Money key="fee" yuan={row.case_costs} withUnit />],
  ]
  return (
    <>
      <div className={style.head}>
        <h3 className={style.name}>{nameOf(row, words)}</h3>
        {offer && <TimeLeft until={offer.expires_at} />}
      </div>
      <dl className={style.facts}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offer?.brief && (
        <section className={style.block}>
          <h4>{invitation.brief}</h4>
          <p className={style.brief}>{offer.brief}</p>
        </section>
      )}
      {offer && offer.score.parts.length > 0 && (
        <section className={style.block}>
          <h4>
            {invitation.why} <Points points={offer.score.points} />
          </h4>
          <ScoreParts parts={offer.score.parts} />
        </section>
      )}
      {row.view === 'offer' && <p className={style.hidden}>{invitation.hidden}</p>}
    </>
  )
}
