import {
  caseSourceRefusals,
  type caseSources,
  faultOfBrief,
  type SourceState,
  scoreLawyer,
  sourceDistributed,
} from '@luqiao/domain/case-sources'
import { type Fault, refuseIfAny } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { type CandidateRecord, lawyersToRank } from './candidate-repository.ts'
import { expireRound } from './expire-round.ts'
import { aboutSource, moved, record } from './move-source.ts'
import { insertOffers, insertRound, pendingOffers } from './offer-repository.ts'
import { summaryOf } from './offer-summary.ts'
import { toMatch } from './rank-candidates.ts'
import { lockSource, type SourceRecord, setState } from './repository.ts'

const hour = 3_600_000

/** Offers a source to all chosen lawyers at once, until the round expires. */
export const distributeSource = command(
  async (work: Work, { input, subject }: Given<typeof caseSources.distribute, SourceRecord>) => {
    const source = await lockSource(work.db, subject.id)
    const state = moved(source, 'distribute', work.actor.kind)
    const ids = input.lawyer_ids
    const found = await lawyersToRank(work.db, source, work.clock.today(), { only: ids })
    refuseIfAny([
      ...ids.flatMap((id, index) => faultsOfChoice(found, id, index)),
      ...(input.pinned && !ids.includes(input.pinned)
        ? [caseSourceRefusals.fault('pinned-not-chosen', { path: 'pinned' })]
        : []),
      ...faultOfBrief(input.brief, {
        mainName: source.main_name,
        companyName: source.company_name,
        contactName: source.contact_name,
        contactPhone: source.contact_phone,
      }),
    ])
    const now = work.clock.now()
    const expiresAt = new Date(now.getTime() + input.hours * hour)
    const round = await insertRound(work.db, {
      sourceId: source.id,
      madeBy: work.actor.userId,
      madeAt: now,
      expiresAt,
      brief: input.brief,
    })
    await insertOffers(
      work.db,
      { id: round.id, sourceId: source.id },
      found.map((lawyer) => ({
        lawyerId: lawyer.lawyerId,
        score: scoreLawyer(toMatch(source), lawyer),
        pinned: lawyer.lawyerId === input.pinned,
      })),
    )
    await setState(work.db, source.id, { state }, now)
    await work.schedule(expireRound, { roundId: round.id }, { at: expiresAt, key: `expire-round:${round.id}` })
    await record(
      work,
      { id: source.id, companyId: source.company_id, before: source.state as SourceState },
      { change: 'distributed', state, after: { round: round.number, lawyers: ids } },
    )
    await work.emit(sourceDistributed, {
      ...aboutSource(source),
      roundId: round.id,
      round: round.number,
      offers: (await pendingOffers(work.db, round.id)).map((offer) => ({
        offerId: offer.id,
        lawyerId: offer.lawyer_id,
        userId: offer.user_id,
      })),
      summary: summaryOf(source, expiresAt),
    })
    return source.id
  },
)

function faultsOfChoice(found: readonly CandidateRecord[], id: number, index: number): Fault[] {
  const path = `lawyer_ids.${index}`
  const lawyer = found.find((one) => one.lawyerId === id)
  if (!lawyer) return [caseSourceRefusals.fault('lawyer-unavailable', { path })]
  if (!lawyer.conflict) return []
  return [caseSourceRefusals.fault('lawyer-in-conflict', { path, parameters: { lawyer: lawyer.name } })]
}
