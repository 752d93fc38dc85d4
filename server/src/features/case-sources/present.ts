import {
  type Candidate,
  type OfferState,
  partWords,
  type RoundState,
  type ScoreLine,
  type SourceDetail,
  type SourceRow,
  type SourceState,
  sayWhy,
} from '@luqiao/domain/case-sources'
import { type Actor, formatYuan, type Language, type Localized, text, wire } from '@luqiao/domain/kernel'
import type { Reading } from '../../platform/work/work.ts'
import type { CandidateRecord } from './candidate-repository.ts'
import type { Detail } from './load-detail.ts'
import type { OfferRecord, RoundWithOffers } from './offer-repository.ts'
import { abilitiesOf } from './policy.ts'
import type { RankedCandidates } from './rank-candidates.ts'
import type { ChangeRecord, SourceRecord } from './repository.ts'

/** A lawyer reads a source in full once its own offer is accepted; before, nobody is named. */
const hidden = (actor: Actor, source: SourceRecord): boolean =>
  actor.kind === 'lawyer' && (actor.lawyerId === null || source.accepted_lawyer_id !== actor.lawyerId)

function presentScore(lines: readonly ScoreLine[], language: Language): { points: number; parts: Candidate['parts'] } {
  const parts = lines.map((line) => ({
    part: line.part,
    title: partWords[line.part][language],
    points: line.points,
    most: line.most,
    why: sayWhy(line, language),
  }))
  return { points: lines.reduce((sum, { points }) => sum + points, 0), parts }
}

const scoreOf = (offer: OfferRecord, language: Language) =>
  presentScore(offer.score as unknown as ScoreLine[], language)

const presentOwnOffer = (offer: OfferRecord, language: Language): SourceRow['offer'] => ({
  id: offer.id,
  state: offer.state as OfferState,
  expires_at: wire.toInstant(offer.expires_at),
  brief: offer.brief,
  reply: offer.reply,
  score: scoreOf(offer, language),
})

export function presentRow(
  { source, ownOffer }: { source: SourceRecord; ownOffer: OfferRecord | undefined },
  { actor, language, clock }: Reading,
): SourceRow {
  const offerOnly = hidden(actor, source)
  const shown = <Value>(value: Value): Value | null => (offerOnly ? null : value)
  const state = source.state as SourceState
  return {
    id: source.id,
    view: offerOnly ? 'offer' : 'full',
    state,
    casename: shown(source.title),
    main_name: shown(source.main_name),
    compid: shown(source.company_id),
    company_name: shown(source.company_name),
    address: source.address,
    region_code: source.region_code,
    case_num: source.case_count,
    case_costs: formatYuan(source.fee_fen),
    cause: source.cause_id === null ? null : { id: source.cause_id, name: source.cause_name ?? '' },
    cases_created: source.cases_created,
    lawyer:
      source.accepted_lawyer_id === null ? null : { id: source.accepted_lawyer_id, name: source.lawyer_name ?? '' },
    offer: ownOffer ? presentOwnOffer(ownOffer, language) : null,
    created_at: wire.toInstant(source.created_at),
    updated_at: wire.toInstant(source.updated_at),
    can: abilitiesOf(actor, {
      state,
      casesCreated: source.cases_created,
      caseCount: source.case_count,
      offered: ownOffer?.state === 'pending' && ownOffer.expires_at > clock.now(),
    }),
  }
}

const platform = text('平台', 'The platform', 'La plataforma')
const system = text('系统', 'The system', 'El sistema')

/** Which changes each kind of person reads: a lawyer none of what went before its acceptance, a company not who declined. */
const read: Readonly<Record<Actor['kind'], (change: string) => boolean>> = {
  staff: () => true,
  company: (change) => change !== 'declined',
  lawyer: (change) => change === 'accepted' || change === 'converted',
}

/** Staff are named to staff only. */
function authorOf(change: ChangeRecord, actor: Actor): string | Localized {
  if (change.actor_id === null) return system
  return change.kind === 'staff' && actor.kind !== 'staff' ? platform : (change.name ?? '')
}

function presentChange(change: ChangeRecord, actor: Actor, language: Language): SourceDetail['history'][number] {
  const by = authorOf(change, actor)
  return {
    at: wire.toInstant(change.at),
    change: change.change as SourceDetail['history'][number]['change'],
    state: change.state as SourceState,
    by: typeof by === 'string' ? by : by[language],
    note: change.note,
  }
}

const presentRound = (round: RoundWithOffers, language: Language): SourceDetail['rounds'][number] => ({
  id: round.id,
  number: round.number,
  state: round.state as RoundState,
  made_by: round.made_by_name,
  made_at: wire.toInstant(round.made_at),
  expires_at: wire.toInstant(round.expires_at),
  brief: round.brief,
  offers: round.offers.map((offer) => ({
    id: offer.id,
    lawyer: { id: offer.lawyer_id, name: offer.lawyer_name },
    firm: offer.firm_name ?? '',
    state: offer.state as OfferState,
    pinned: offer.pinned,
    reply: offer.reply,
    answered_at: offer.answered_at && wire.toInstant(offer.answered_at),
    score: scoreOf(offer, language),
  })),
})

export function presentDetail(detail: Detail, reading: Reading): SourceDetail {
  const { source, files, changes, rounds } = detail
  const { actor, language } = reading
  const offerOnly = hidden(actor, source)
  return {
    ...presentRow(detail, reading),
    version: source.version,
    describe: offerOnly ? null : source.description,
    contacts: offerOnly ? null : source.contact_name,
    mobile: offerOnly ? null : source.contact_phone,
    reason: offerOnly ? '' : source.reason,
    relevant_material: offerOnly ? [] : files.map(({ thumb_id: thumbid, ...file }) => ({ ...file, thumbid })),
    history: offerOnly
      ? []
      : changes
          .filter(({ change }) => read[actor.kind](change))
          .map((change) => presentChange(change, actor, language)),
    rounds: actor.kind === 'staff' ? rounds.map((round) => presentRound(round, language)) : [],
  }
}

const nameOf = ({ lawyerId, name, firmName }: CandidateRecord) => ({ lawyer_id: lawyerId, name, firm: firmName })

export const presentCandidates = ({ ranked, removed }: RankedCandidates, { language }: Reading) => ({
  list: ranked.map(({ facts, score, pinned }) => ({
    ...nameOf(facts),
    address: facts.address,
    preferred: facts.preferred,
    pinned,
    earlier: facts.earlier,
    ...presentScore(score.lines, language),
  })),
  removed: removed.map((facts) => ({ ...nameOf(facts), case_title: facts.conflictTitle ?? '' })),
})
