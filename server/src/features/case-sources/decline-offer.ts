import { offerDeclined, type SourceState } from '@luqiao/domain/case-sources'
import type { Work } from '../../platform/work/work.ts'
import type { Answered } from './accept-offer.ts'
import { exhaustRound } from './expire-round.ts'
import { findOffer, refusalOfOffer } from './find-source.ts'
import { aboutSource, record } from './move-source.ts'
import { answerOffer, pendingOffers } from './offer-repository.ts'
import { lockSource } from './repository.ts'

/** The lawyer refuses; the offer vanishes for it. The last refusal of a round ends the round. */
export async function declineOffer(work: Work, offerId: number, reply: string): Promise<Answered> {
  const asked = await findOffer(work, offerId)
  const source = await lockSource(work.db, asked.source_id)
  const offer = await findOffer(work, offerId)
  const refusal = refusalOfOffer(offer, work.clock.now())
  if (refusal) throw refusal
  await answerOffer(work.db, offer.id, { state: 'declined', reply, at: work.clock.now() })
  const state = source.state as SourceState
  await record(
    work,
    { id: source.id, companyId: source.company_id },
    { change: 'declined', state, note: reply, after: { offer: offer.id, lawyer: offer.lawyer_id } },
  )
  await work.emit(offerDeclined, {
    ...aboutSource(source),
    roundId: offer.round_id,
    offerId: offer.id,
    lawyerId: offer.lawyer_id,
    userId: offer.user_id,
    madeBy: offer.made_by,
    lawyerName: offer.lawyer_name,
    reply,
  })
  if ((await pendingOffers(work.db, offer.round_id)).length === 0)
    await exhaustRound(work, source, {
      id: offer.round_id,
      number: offer.round_number,
      made_by: offer.made_by,
      expires_at: offer.expires_at,
    })
  return { sourceId: source.id, state: 'declined' }
}
