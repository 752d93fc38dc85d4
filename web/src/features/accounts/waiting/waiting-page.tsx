import { documents } from '@luqiao/domain/documents'
import { reviews } from '@luqiao/domain/reviews'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useEndpoint } from '../../../platform/api/index.ts'
import { loadFile } from '../../../platform/download/index.ts'
import { minuteOf, useCopy } from '../../../platform/i18n/index.ts'
import { session } from '../../../platform/session/index.ts'
import { Button, Card, EmptyState, FilePreview, Loaded, Page, PageTitle, toast } from '../../../ui/index.ts'
import { fetchInfo } from '../calls.ts'
import { accountWords } from '../copy/index.ts'
import { Steps } from '../registration/steps.tsx'
import { Correction } from './correction.tsx'
import type { OwnReview } from './own-review.ts'
import style from './waiting-page.module.css'

/** ms between two looks at the decision. */
const lookEvery = 10_000

/** /waiting: where one's own registration stands; the only page of an account that is not approved. */
export default function WaitingPage() {
  const words = useCopy(accountWords).waiting
  const review = useEndpoint(reviews.own, {}, { every: lookEvery })
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <Loaded query={review} skeleton={8}>
        {(data) =>
          data ? (
            <Review review={data} onSent={() => void review.refetch()} />
          ) : (
            <Card>
              <EmptyState title={words.none}>{words.noneText}</EmptyState>
            </Card>
          )
        }
      </Loaded>
    </Page>
  )
}

function Review({ review, onSent }: { review: OwnReview; onSent: () => void }) {
  const words = useCopy(accountWords).waiting
  const [correcting, setCorrecting] = useState(false)
  if (correcting && review.state === 'rejected')
    return (
      <Correction
        review={review}
        onClose={() => setCorrecting(false)}
        onSent={() => {
          setCorrecting(false)
          toast.success(words.sent)
          onSent()
        }}
      />
    )
  return (
    <>
      <Standing review={review} onCorrect={() => setCorrecting(true)} />
      <Submitted review={review} />
    </>
  )
}

const placeOf = { waiting: 1, rejected: 1, approved: 3 } as const

function Standing({ review, onCorrect }: { review: OwnReview; onCorrect: () => void }) {
  const words = useCopy(accountWords).waiting
  const { state, submitted_at, decided_at, reason } = review
  return (
    <Card>
      <div className={style.standing}>
        <Steps
          label={words.title}
          now={placeOf[state]}
          steps={[
            { title: words.submitted, note: minuteOf(submitted_at) },
            {
              title: state === 'waiting' ? words.review : words.states[state],
              note: decided_at ? minuteOf(decided_at) : words.states.waiting,
              refused: state === 'rejected',
            },
            { title: words.start },
          ]}
        />
        <div className={style.answer} aria-live="polite">
          {state === 'waiting' && <p>{words.waitingText}</p>}
          {state === 'rejected' && (
            <>
              <div className={style.refusal}>
                <h2 className={style.refusalTitle}>{words.rejectedTitle}</h2>
                <p>
                  {words.reason}：{reason}
                </p>
              </div>
              <Button tone="primary" onClick={onCorrect}>
                {words.correct}
              </Button>
            </>
          )}
          {state === 'approved' && <Approved />}
        </div>
      </div>
    </Card>
  )
}

/** The session still says that the account waits: it is begun anew with the menu that it now has. */
function Approved() {
  const words = useCopy(accountWords).waiting
  const navigate = useNavigate()
  const enter = async () => {
    try {
      session.begin(await fetchInfo({}))
      await navigate('/works/index')
    } catch (error) {
      if (error instanceof Error) toast.error(error)
    }
  }
  return (
    <>
      <p>{words.approvedText}</p>
      <Button tone="primary" onClick={enter}>
        {words.enter}
      </Button>
    </>
  )
}

function Submitted({ review }: { review: OwnReview }) {
  const words = useCopy(accountWords).waiting
  return (
    <Card title={words.facts}>
      <div className={style.submitted}>
        <dl className={style.facts}>
          {review.facts.map(({ title, value }) => (
            <div key={title} className={style.fact}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {review.licence && (
          <FilePreview
            file={review.licence}
            load={(thumbid) => loadFile(documents.download, { thumbid, inline: '1' })}
            label={words.licence}
            open={words.open}
          />
        )}
      </div>
    </Card>
  )
}
