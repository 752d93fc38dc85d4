import type { ReviewState } from '@luqiao/domain/reviews'
import { useSearchParams } from 'react-router'

const states = ['waiting', 'approved', 'rejected', 'all'] as const
export type Filter = ReviewState | 'all'

export type ReviewAddress = { state: Filter; search: string; page: number; id: number | undefined }
/** What needs doing comes first. */
const usual: ReviewAddress = { state: 'waiting', search: '', page: 1, id: undefined }

const whole = (value: string | null): number | undefined =>
  value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined

/** Filters, page and the open registration stand in the address: they survive a reload and can be sent to a colleague. */
export function useReviewAddress(): [ReviewAddress, (next: Partial<ReviewAddress>) => void] {
  const [query, setQuery] = useSearchParams()
  const address: ReviewAddress = {
    state: states.find((state) => state === query.get('state')) ?? usual.state,
    search: query.get('search') ?? usual.search,
    page: whole(query.get('page')) ?? usual.page,
    id: whole(query.get('id')),
  }
  const change = (next: Partial<ReviewAddress>) => {
    const filtered = 'state' in next || 'search' in next
    const all = { ...address, ...(filtered && { page: 1 }), ...next }
    const kept = Object.entries(all).filter(([name, value]) => value !== usual[name as keyof ReviewAddress])
    setQuery(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), { replace: !('id' in next) })
  }
  return [address, change]
}
