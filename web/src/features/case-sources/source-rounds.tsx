import type { SourceDetail } from '@luqiao/domain/case-sources'
import { useCopy } from '../../platform/i18n/index.ts'
import { Chip, DateText } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import { Points, ScoreLine } from './score.tsx'
import frame from './source-drawer.module.css'
import style from './source-rounds.module.css'
import { OfferChip, RoundChip } from './state-chip.tsx'
import { TimeLeft } from './time-left.tsx'

type Round = SourceDetail['rounds'][number]

/** To whom staff offered the source, why, and what became of it; newest round first. */
export function SourceRounds({ rounds }: Pick<SourceDetail, 'rounds'>) {
  const words = useCopy(sourceWords)
  if (rounds.length === 0) return null
  return (
    <section className={frame.section}>
      <h3 className={frame.heading}>{words.rounds}</h3>
      {rounds.map((round) => (
        <article key={round.id} className={style.round}>
          <RoundHead round={round} />
          <ul className={style.offers}>
            {round.offers.map((offer) => (
              <li key={offer.id} className={style.offer}>
                <div className={style.who}>
                  <span className={style.lawyer}>{offer.lawyer.name}</span>
                  <span className={style.firm}>{offer.firm}</span>
                  {offer.pinned && <Chip tone="blue">{words.pinned}</Chip>}
                  <OfferChip state={offer.state} />
                  <span className={style.points}>
                    <Points points={offer.score.points} />
                  </span>
                </div>
                <div className={style.small}>
                  <ScoreLine parts={offer.score.parts} />
                </div>
                {offer.reply && <div className={style.reply}>{`${words.reply}：${offer.reply}`}</div>}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  )
}

function RoundHead({ round }: { round: Round }) {
  const words = useCopy(sourceWords)
  return (
    <header className={style.head}>
      <strong>{words.round(round.number)}</strong>
      <RoundChip state={round.state} />
      <span className={style.small}>
        {words.madeBy(round.made_by)} · <DateText value={round.made_at} as="minute" />
      </span>
      {round.state === 'open' && (
        <span className={style.points}>
          <TimeLeft until={round.expires_at} />
        </span>
      )}
      {round.brief && <p className={style.brief}>{round.brief}</p>}
    </header>
  )
}
