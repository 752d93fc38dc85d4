import { offersEnded, roundExhausted, type SourceState } from '@luqiao/domain/case-sources'
import type { Actor } from '@luqiao/domain/kernel'
import { job, type Work } from '../../platform/work/work.ts'
import { aboutSource, moved, record } from './move-source.ts'
import {
  countInState,
  endOffers,
  endRound,
  type OfferRecord,
  pendingOffers,
  type RoundRecord,
  roundById,
} from './offer-repository.ts'
import { summaryOf } from './offer-summary.ts'
import { lockSource, type SourceRecord, setState } from './repository.ts'

/** Added when a round is made, due when it ends. */
export const expireRound = job<{ roundId: number }>('case-sources:expire-round')

/** Ends a round whose time is over; one that was answered or withdrawn meanwhile is left as it is. */
export async function expireOpenRound(work: Work<undefined>, { roundId }: { roundId: number }): Promise<void> {
  const known = await roundById(work.db, roundId)
  if (!known) return
  const source = await lockSource(work.db, known.source_id)
  const round = await roundById(work.db, roundId)
  if (round?.state === 'open') await exhaustRound(work, source, round)
}

/** Tells the lawyers whose offers ended without their doing. */
export async function endPending(
  work: Work<Actor | undefined>,
  source: SourceRecord,
  round: Pick<RoundRecord, 'id' | 'expires_at'>,
  why: 'lost' | 'expired' | 'withdrawn',
): Promise<OfferRecord[]> {
  const pending = await pendingOffers(work.db, round.id)
  await endOffers(
    work.db,
    pending.map((offer) => offer.id),
    why,
  )
  if (pending.length > 0)
    await work.emit(offersEnded, {
      ...aboutSource(source),
      roundId: round.id,
      offers: pending.map((offer) => ({ offerId: offer.id, lawyerId: offer.lawyer_id, userId: offer.user_id })),
      why,
      summary: summaryOf(source, round.expires_at),
    })
  return pending
}

/** Nobody took it: the source is approved again, and staff are asked for another round. Under the source's lock. */
export async function exhaustRound(
  work: Work<Actor | undefined>,
  source: SourceRecord,
  round: Pick<RoundRecord, 'id' | 'number' | 'made_by' | 'expires_at'>,
): Promise<void> {
  const state = moved(source, 'exhaust', 'system')
  const expired = await endPending(work, source, round, 'expired')
  await endRound(work.db, round.id, 'exhausted')
  await setState(work.db, source.id, { state }, work.clock.now())
  await record(
    work,
    { id: source.id, companyId: source.company_id, before: source.state as SourceState },
    { change: 'exhausted', state, after: { round: round.number }, bySystem: true },
  )
  await work.emit(roundExhausted, {
    ...aboutSource(source),
    roundId: round.id,
    round: round.number,
    madeBy: round.made_by,
    declined: await countInState(work.db, round.id, 'declined'),
    expired: expired.length,
  })
}
