import type { ReviewState } from '@luqiao/domain/reviews'
import { useCopy } from '../../platform/i18n/index.ts'
import { Chip, type Tone } from '../../ui/index.ts'
import { reviewWords } from './copy/index.ts'

const tones: Record<ReviewState, Tone> = { waiting: 'gold', approved: 'green', rejected: 'red' }

export function StateChip({ state }: { state: ReviewState }) {
  const words = useCopy(reviewWords)
  return <Chip tone={tones[state]}>{words.states[state]}</Chip>
}
