import { caseSourceRefusals, type OfferState } from '@luqiao/domain/case-sources'
import { generalRefusals, type Refusal } from '@luqiao/domain/kernel'
import type { Reading } from '../../platform/work/work.ts'
import { type OfferRecord, offerOfLawyer } from './offer-repository.ts'
import { type SourceRecord, sourceSeenBy } from './repository.ts'

/** The source, for whoever may see it; everybody else learns nothing of it. */
export async function findSource(reading: Reading, id: number): Promise<SourceRecord> {
  const source = await sourceSeenBy(reading.db, reading.actor, id)
  if (!source) throw generalRefusals.refusal('not-found')
  return source
}

/** A lawyer's own offer in whatever state. */
export async function findOffer(reading: Reading, id: number): Promise<OfferRecord> {
  const offer = await offerOfLawyer(reading.db, reading.actor.lawyerId, id)
  if (!offer) throw generalRefusals.refusal('not-found')
  return offer
}

/** Why an offer can't be answered any more; undefined while it can. */
export function refusalOfOffer(offer: Pick<OfferRecord, 'state' | 'expires_at'>, now: Date): Refusal | undefined {
  const state = offer.state as OfferState
  switch (state) {
    case 'pending':
      return offer.expires_at > now ? undefined : caseSourceRefusals.refusal('offer-expired')
    case 'accepted':
    case 'declined':
      return caseSourceRefusals.refusal('handled')
    case 'expired':
      return caseSourceRefusals.refusal('offer-expired')
    case 'lost':
      return caseSourceRefusals.refusal('offer-lost')
    case 'withdrawn':
      return caseSourceRefusals.refusal('offer-withdrawn')
  }
}
