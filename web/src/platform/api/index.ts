/**
 * How a screen talks to the server. Everything starts from a contract of the domain:
 *
 *   const sources = useEndpoint(listSources, { page, limit })        // sources.data, .isPending, .error
 *   const withdraw = useCommand(withdrawSource, { changes: [listSources], onDone: () => toast.success(t.withdrawn) })
 *   withdraw.mutate({ id })
 *
 * - An answer "no" is an `ApiRefusal`: `.msg` for a toast, `.of('mobile')` for the words beside a field.
 * - No answer is an `Unreachable`. `<Await query={sources}>` of ui draws loading, refusal and dead connection alike; a
 *   command's error is shown as a toast by itself unless the mutation is given its own `onError`.
 * - A 401 ends the session and the guard goes to sign-in by itself.
 * - `call` is for what is no hook; `callHeaders` for an upload.
 */
export { call } from './call.ts'
export { useCommand, useEndpoint } from './hooks.ts'
export { createQueryClient } from './query-client.ts'
export { ApiRefusal, type RefusedField, Unreachable } from './refusal.ts'
export { callHeaders, send } from './send.ts'
