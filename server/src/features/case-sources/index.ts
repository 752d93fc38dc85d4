import type { Actor } from '@luqiao/domain/kernel'
import type { Feature } from '../../platform/http/feature.ts'
import { handle, type Reading } from '../../platform/work/work.ts'
import { expireOpenRound, expireRound } from './expire-round.ts'
import { readsFile } from './repository.ts'
import { routes } from './routes.ts'

export { acceptOffer } from './accept-offer.ts'
export { convertSource, findSourceForCase, type SourceForCase } from './convert-source.ts'
export { declineOffer } from './decline-offer.ts'

export const feature: Feature = {
  name: 'case-sources',
  routes,
  jobs: [handle(expireRound, expireOpenRound)],
}

/** A file of a source is read by whoever may read the source in full. */
export const mayReadSourceFile = ({ db, actor }: Reading<Actor>, fileId: number): Promise<boolean> =>
  readsFile(db, actor, fileId)
