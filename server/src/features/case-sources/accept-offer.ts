import { caseSourceRefusals, offerAccepted, type SourceState } from '@luqiao/domain/case-sources'
import type { Work } from '../../platform/work/work.ts'
import { lawyersToRank } from './candidate-repository.ts'
import { endPending } from './expire-round.ts'
import { findOffer, refusalOfOffer } from './find-source.ts'
import { aboutSource, moved, record } from './move-source.ts'
import { answerOffer, endRound } from './offer-repository.ts'
import { lockSource, setState } from './repository.ts'

export type Answered = { sourceId: number; state: 'accepted' | 'declined' }

/**
 * The lawyer takes the source. The first to accept wins: whoever comes second waits for the source's lock, reads its offer
 * anew, and finds it lost. The unique index on accepted offers keeps the same without this program.
 */
export async function acceptOffer(work: Work, offerId: number, reply: string): Promise<Answered> {
  const asked = await findOffer(work, offerId)
  const source = await lockSource(work.db, asked.source_id)
  const offer = await findOffer(work, offerId)
  const refusal = refusalOfOffer(offer, work.clock.now())
  if (refusal) throw refusal
  const state = moved(source, 'accept', work.actor.kind)
  // asked again at the moment that counts: a case may have come since the offer was made
  const [lawyer] = await lawyersToRank(work.db, source, work.clock.today(), { only: [offer.lawyer_id] })
  if (!lawyer) throw caseSourceRefusals.refusal('lawyer-unavailable')
  if (lawyer.conflict) throw caseSourceRefusals.refusal('conflict')

  const now = work.clock.now()
  await answerOffer(work.db, offer.id, { state: 'accepted', reply, at: now })
  await endPending(work, source, { id: offer.round_id, expires_at: offer.expires_at }, 'lost')
  await endRound(work.db, offer.round_id, 'accepted')
  await setState(work.db, source.id, { state, accepted_lawyer_id: offer.lawyer_id }, now)
  await record(
    work,
    { id: source.id, companyId: source.company_id, before: source.state as SourceState },
    { change: 'accepted', state, note: reply, after: { offer: offer.id, lawyer: offer.lawyer_id } },
  )
  await work.emit(offerAccepted, {
    ...aboutSource(source),
    roundId: offer.round_id,
    offerId: offer.id,
    lawyerId: offer.lawyer_id,
    userId: offer.user_id,
    madeBy: offer.made_by,
    lawyerName: offer.lawyer_name,
    reply,
  })
  return { sourceId: source.id, state: 'accepted' }
}
