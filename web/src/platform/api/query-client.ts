import { MutationCache, QueryClient } from '@tanstack/react-query'
import { session } from '../session/index.ts'
import { Unreachable } from './refusal.ts'

/**
 * The cache of the signed-in application. A refusal is an answer and is not asked for again; a lost connection is tried
 * twice more. A command that fails without its own `onError` tells `report`.
 */
export function createQueryClient(report: (error: Error) => void): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => error instanceof Unreachable && error.reason !== 'unreadable' && count < 2,
      },
      // a command without a connection fails at once and says so; it is not sent later, behind the person's back
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (!mutation.options.onError) report(error)
      },
    }),
  })
  // Nothing that one person read may be shown to the next.
  let token = session.now().token
  session.subscribe(() => {
    if (session.now().token === token) return
    token = session.now().token
    client.clear()
  })
  return client
}
