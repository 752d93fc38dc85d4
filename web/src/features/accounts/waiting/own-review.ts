import type { OutputOf } from '@luqiao/domain/kernel'
import type { reviews } from '@luqiao/domain/reviews'

/** One's own registration as it stands. */
export type OwnReview = NonNullable<OutputOf<typeof reviews.own>>

/** A text of an earlier submission; '' where it had none. */
export const textOf = (review: OwnReview, name: string): string => {
  const value = review.submission[name]
  return typeof value === 'string' ? value : ''
}
