import type { Reading } from '../../platform/work/work.ts'
import { livingOffers, type OfferRecord, type RoundWithOffers, roundsOf } from './offer-repository.ts'
import { type ChangeRecord, changesOf, filesOf, type SourceRecord, sourceById } from './repository.ts'

/** A source with everything that hangs on it; how much of it leaves is decided by `present`. */
export type Detail = {
  source: SourceRecord
  ownOffer: OfferRecord | undefined
  files: Awaited<ReturnType<typeof filesOf>>
  changes: ChangeRecord[]
  rounds: RoundWithOffers[]
}

/** For a source that the actor was already found to see. */
export async function loadDetail({ db, actor }: Reading, id: number): Promise<Detail> {
  const source = await sourceById(db, id)
  const [offers, files, changes, rounds] = [
    actor.lawyerId === null ? [] : await livingOffers(db, actor.lawyerId, [id]),
    await filesOf(db, id),
    await changesOf(db, id),
    actor.kind === 'staff' ? await roundsOf(db, id) : [],
  ]
  return { source, ownOffer: offers[0], files, changes, rounds }
}

/** The own offers of a lawyer beside the sources of a page. */
export async function withOwnOffers(
  { db, actor }: Reading,
  list: readonly SourceRecord[],
): Promise<{ source: SourceRecord; ownOffer: OfferRecord | undefined }[]> {
  const ids = list.map((source) => source.id)
  const offers = actor.lawyerId === null ? [] : await livingOffers(db, actor.lawyerId, ids)
  const bySource = new Map(offers.map((offer) => [offer.source_id, offer]))
  return list.map((source) => ({ source, ownOffer: bySource.get(source.id) }))
}
