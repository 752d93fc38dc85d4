import type { CallOf, Endpoint, OutputOf } from '@luqiao/domain/kernel'
import {
  keepPreviousData,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { randomKey } from '../random.ts'
import { call } from './call.ts'
import { ApiRefusal } from './refusal.ts'

type QueryOptions = {
  /** false: wait (an id is not known yet). */
  enabled?: boolean
  /** ms between refetches, for what is polled. */
  every?: number
  /** Keeps showing the last page while the next one loads. */
  keepPrevious?: boolean
}

/** Reads an endpoint and keeps the answer; its key is the path and the input, so a command can name what it changes. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  { enabled = true, every, keepPrevious = false }: QueryOptions = {},
): UseQueryResult<OutputOf<E>, Error> {
  const language = useLanguage()
  return useQuery<OutputOf<E>, Error>({
    queryKey: [endpoint.path, input, language],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
    // biome-ignore lint/suspicious/noExplicitAny: the library's sentinel is typed for any data.
    ...(keepPrevious && { placeholderData: keepPreviousData as any }),
  })
}

type CommandOptions<E extends Endpoint> = {
  /** The reads that this command makes stale. */
  changes?: readonly Endpoint[]
  onDone?: (output: OutputOf<E>, input: CallOf<E>) => void
}

/**
 * Sends a command. Every submit carries an idempotency key; after an answer that never came, sending the same input again
 * carries the same key, so that a second click makes no second effect.
 */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  { changes = [], onDone }: CommandOptions<E> = {},
): UseMutationResult<OutputOf<E>, Error, CallOf<E>> {
  const client = useQueryClient()
  const unanswered = useRef<{ key: string; body: string } | undefined>(undefined)
  return useMutation<OutputOf<E>, Error, CallOf<E>>({
    mutationFn: async (input) => {
      const body = JSON.stringify(input)
      const key = unanswered.current?.body === body ? unanswered.current.key : randomKey(32)
      unanswered.current = { key, body }
      try {
        const output = await call(endpoint, input, { idempotencyKey: key })
        unanswered.current = undefined
        return output
      } catch (error) {
        if (error instanceof ApiRefusal) unanswered.current = undefined
        throw error
      }
    },
    onSuccess: async (output, input) => {
      onDone?.(output, input)
      await refresh(client, changes)
    },
  })
}

/** Makes every kept answer of these endpoints stale; those on screen are fetched again. */
const refresh = (client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> =>
  Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
