import { type caseSources, type SourceState, sourceWithdrawn } from '@luqiao/domain/case-sources'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { endPending } from './expire-round.ts'
import { aboutSource, moved, record } from './move-source.ts'
import { endRound, openRound } from './offer-repository.ts'
import { lockSource, type SourceRecord, setState } from './repository.ts'

/** Takes a source back before anybody accepted it; offers that wait for an answer end with it. */
export const withdrawSource = command(
  async (work: Work, { input, subject }: Given<typeof caseSources.withdraw, SourceRecord>) => {
    const source = await lockSource(work.db, subject.id)
    const state = moved(source, 'withdraw', work.actor.kind)
    const round = await openRound(work.db, source.id)
    if (round) {
      await endPending(work, source, round, 'withdrawn')
      await endRound(work.db, round.id, 'withdrawn')
    }
    await setState(work.db, source.id, { state, reason: input.reason }, work.clock.now())
    await record(
      work,
      { id: source.id, companyId: source.company_id, before: source.state as SourceState },
      { change: 'withdrawn', state, note: input.reason },
    )
    await work.emit(sourceWithdrawn, {
      ...aboutSource(source),
      reason: input.reason,
      withdrawnBy: work.actor.userId,
    })
    return source.id
  },
)
