import type { CallOf, Endpoint, OutputOf } from '@luqiao/domain/kernel'
import { type SendOptions, send } from './send.ts'

/**
 * Calls one endpoint of a contract: `await call(caseSources.get, { id })`. The input and the answer have the contract's
 * types; the server checks both against it, so the browser does not check them a second time.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options?: SendOptions,
): Promise<OutputOf<E>> {
  return (await send(endpoint, input as Record<string, unknown>, options)) as OutputOf<E>
}
