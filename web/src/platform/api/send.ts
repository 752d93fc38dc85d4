import { languageTag } from '../i18n/index.ts'
import { session } from '../session/index.ts'
import { ApiRefusal, type RefusedField, Unreachable } from './refusal.ts'

/** How long a call may take, in ms. */
const patience = 15_000

export type SendOptions = {
  /** One effect however often it is sent: give the same key to a repeated attempt. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

type Line = { method: 'GET' | 'POST'; path: string }
type Envelope = { code: number; msg: string; data: unknown; errors?: RefusedField[] }

/** The headers that every request to the server carries, an upload included. */
export function callHeaders(): Record<string, string> {
  const { token } = session.now()
  return { 'Accept-Language': languageTag(), ...(token && { token }) }
}

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** Takes `{id}` of the path out of the input; what is left travels as query or body. */
function place(path: string, input: Record<string, unknown>): [string, Record<string, unknown>] {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(asText(value))
  })
  return [filled, rest]
}

function request({ method, path }: Line, input: Record<string, unknown>, options: SendOptions): [string, RequestInit] {
  const [filled, rest] = place(path, input)
  const headers = callHeaders()
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  const timeout = AbortSignal.timeout(patience)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  if (method === 'POST') {
    headers['Content-Type'] = 'application/json'
    return [filled, { method, headers, signal, body: JSON.stringify(rest) }]
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null) query.set(name, asText(value))
  }
  return [query.size > 0 ? `${filled}?${query}` : filled, { method, headers, signal, cache: 'no-store' }]
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && typeof (value as Envelope).code === 'number'

async function answer(url: string, init: RequestInit, given: AbortSignal | undefined): Promise<Envelope> {
  let body: unknown
  try {
    const response = await fetch(url, init)
    body = await response.json()
  } catch (error) {
    if (given?.aborted) throw error
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new Unreachable('timeout', error)
    throw new Unreachable(error instanceof SyntaxError ? 'unreadable' : 'offline', error)
  }
  if (!isEnvelope(body)) throw new Unreachable('unreadable')
  return body
}

/**
 * Sends one call and answers the envelope's data. Throws `ApiRefusal` where the server says no and `Unreachable` where
 * there is no readable answer within 15 s. Screens use `call`, which knows the contract's types.
 */
export async function send(line: Line, input: Record<string, unknown>, options: SendOptions = {}): Promise<unknown> {
  const { token } = session.now()
  const [url, init] = request(line, input, options)
  const envelope = await answer(url, init, options.signal)
  if (envelope.code === 1) return envelope.data
  // Only the session that sent the call may be ended by its answer: a late 401 must not sign out whoever came after.
  if (envelope.code === 401 && token !== undefined && session.now().token === token) session.end()
  throw new ApiRefusal(envelope.code, envelope.msg, envelope.errors ?? [])
}
