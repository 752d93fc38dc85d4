import { event, type Fen } from '../kernel/index.ts'

type Source = { sourceId: number; companyId: number; title: string; postedBy: number }
type Offer = { offerId: number; lawyerId: number; userId: number }

/** What a lawyer may be told of an offer before accepting: no name of a party, client or contact. */
export type OfferSummary = {
  regionName: string
  causeName: string | null
  caseCount: number
  feeFen: Fen
  /** ISO 8601 with offset. */
  expiresAt: string
}

export const sourcePosted = event<Source & { byStaff: boolean }>('case-sources.posted')
export const sourceEdited = event<Source & { backToReview: boolean }>('case-sources.edited')
export const sourceChecked = event<Source & { approved: boolean; reason: string }>('case-sources.checked')
export const sourceDistributed = event<
  Source & { roundId: number; round: number; offers: Offer[]; summary: OfferSummary }
>('case-sources.distributed')
export const offerAccepted = event<
  Source & Offer & { roundId: number; madeBy: number; lawyerName: string; reply: string }
>('case-sources.offer-accepted')
export const offerDeclined = event<
  Source & Offer & { roundId: number; madeBy: number; lawyerName: string; reply: string }
>('case-sources.offer-declined')
/** Offers that ended without their lawyers' doing; the summary says which one it was without naming anybody. */
export const offersEnded = event<
  Source & {
    roundId: number
    offers: Offer[]
    why: 'lost' | 'expired' | 'withdrawn'
    summary: OfferSummary
  }
>('case-sources.offers-ended')
/** Everybody refused or let it expire: the source is 已通过 again and staff have to do something. */
export const roundExhausted = event<
  Source & { roundId: number; round: number; madeBy: number; declined: number; expired: number }
>('case-sources.round-exhausted')
export const sourceWithdrawn = event<Source & { reason: string; withdrawnBy: number }>('case-sources.withdrawn')
export const sourceConverted = event<Source & { casesCreated: number; caseCount: number }>('case-sources.converted')
