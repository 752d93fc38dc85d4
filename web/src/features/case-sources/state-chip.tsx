import {
  type OfferState,
  offerWords,
  type RoundState,
  roundWords,
  type SourceState,
  stateWords,
} from '@luqiao/domain/case-sources'
import { useSay } from '../../platform/i18n/index.ts'
import { Chip, type Tone } from '../../ui/index.ts'

const ofSource: Record<SourceState, Tone> = {
  waiting: 'gold',
  approved: 'blue',
  rejected: 'red',
  distributed: 'blue',
  accepted: 'green',
  converted: 'green',
  withdrawn: 'plain',
}
const ofOffer: Record<OfferState, Tone> = {
  pending: 'gold',
  accepted: 'green',
  declined: 'plain',
  expired: 'plain',
  lost: 'plain',
  withdrawn: 'plain',
}
const ofRound: Record<RoundState, Tone> = { open: 'gold', accepted: 'green', exhausted: 'plain', withdrawn: 'plain' }

/** `offered`: for the lawyer whose answer it waits for, a distributed source is an offer. */
export function StateChip({ state, offered = false }: { state: SourceState; offered?: boolean }) {
  const say = useSay()
  if (offered) return <OfferChip state="pending" />
  return <Chip tone={ofSource[state]}>{say(stateWords[state])}</Chip>
}

export function OfferChip({ state }: { state: OfferState }) {
  const say = useSay()
  return <Chip tone={ofOffer[state]}>{say(offerWords[state])}</Chip>
}

export function RoundChip({ state }: { state: RoundState }) {
  const say = useSay()
  return <Chip tone={ofRound[state]}>{say(roundWords[state])}</Chip>
}
