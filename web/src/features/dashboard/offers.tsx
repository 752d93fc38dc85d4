import { caseSources } from '@luqiao/domain/case-sources'
import { useEndpoint } from '../../platform/api/index.ts'
import { openDialog } from '../../platform/dialogs.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Card, Chip, EmptyState, Loaded, Money } from '../../ui/index.ts'
import { dashboardWords } from './copy/index.ts'
import style from './dashboard.module.css'

const hoursLeft = (until: string): number => Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 3_600_000))

/** The offers that a lawyer has not answered, with the score that chose them. */
export function Offers() {
  const words = useCopy(dashboardWords)
  const sources = useEndpoint(caseSources.list, { state: 'distributed', limit: 5 }, { every: 60_000 })
  const pending = sources.data?.list.filter(({ offer }) => offer?.state === 'pending') ?? []
  return (
    <Card
      flush
      title={
        <>
          {words.offers} {pending.length > 0 && <Chip tone="red">{pending.length}</Chip>}
        </>
      }
    >
      <Loaded query={sources} skeleton={3}>
        {() =>
          pending.length === 0 ? (
            <EmptyState title={words.noOffers} />
          ) : (
            pending.map(({ id, address, case_num, case_costs, cause, offer }) =>
              offer ? (
                <div key={id} className={style.offer}>
                  {address.replaceAll(',', ' ')} · {cause?.name ?? ''} {words.matters(case_num)} ·{' '}
                  <Money yuan={case_costs} />
                  <div className={style.small}>
                    {offer.score.parts.map((part) => `${part.title} ${part.points}`).join(' · ')}
                  </div>
                  <div className={style.answer}>
                    <Button tone="primary" onClick={() => openDialog('invitation', { offerId: offer.id })}>
                      {words.answer}
                    </Button>
                    <span className={style.small}>{words.left(hoursLeft(offer.expires_at))}</span>
                  </div>
                </div>
              ) : null,
            )
          )
        }
      </Loaded>
    </Card>
  )
}
