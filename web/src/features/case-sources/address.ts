import { type SourceState, sourceStates } from '@luqiao/domain/case-sources'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** What the list shows and what lies open over it, all of it in the address: it can be kept, sent and gone back to. */
export type SourceAddress = {
  state: SourceState | undefined
  keyword: string
  operator: number | undefined
  sort: 'newest' | 'oldest'
  page: number
  /** The add dialog: `?open=true` of the specification. */
  adding: boolean
  /** The source whose detail is open. */
  id: number | undefined
  /** The offer whose invitation is open. */
  offer: number | undefined
}

const idOf = (value: string | null): number | undefined =>
  /^[1-9]\d{0,14}$/.test(value ?? '') ? Number(value) : undefined

function read(query: URLSearchParams): SourceAddress {
  return {
    state: sourceStates.find((state) => state === query.get('state')),
    keyword: (query.get('keyword') ?? '').slice(0, 60),
    operator: idOf(query.get('operator')),
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: idOf(query.get('page')) ?? 1,
    adding: query.get('open') === 'true',
    id: idOf(query.get('id')),
    offer: idOf(query.get('offer')),
  }
}

const names = { adding: 'open' } as const
const standard: Partial<Record<keyof SourceAddress, unknown>> = { sort: 'newest', page: 1, adding: false, keyword: '' }

/** A change of a filter begins at the first page again. */
export function useSourceAddress(): [SourceAddress, (change: Partial<SourceAddress>) => void] {
  const [query, setQuery] = useSearchParams()
  const address = useMemo(() => read(query), [query])
  const change = useCallback(
    (next: Partial<SourceAddress>) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [key, value] of Object.entries(next)) {
            const name = key === 'adding' ? names.adding : key
            if (value === undefined || value === standard[key as keyof SourceAddress]) after.delete(name)
            else after.set(name, String(value))
          }
          const filters = ['state', 'keyword', 'operator', 'sort'].some((key) => key in next)
          if (filters && !('page' in next)) after.delete('page')
          return after
        },
        { replace: true },
      ),
    [setQuery],
  )
  return [address, change]
}
