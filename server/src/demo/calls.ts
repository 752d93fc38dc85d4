import type { Endpoint, OutputOf } from '@luqiao/domain/kernel'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/connect.ts'
import { hashToken, newToken } from '../platform/session/token.ts'

export type Call = <E extends Endpoint>(userId: number, contract: E, input: unknown) => Promise<OutputOf<E>>

/**
 * Calls of the product itself, as the person would make them: every rule runs on the demo's data. Throws where the product
 * refuses, since then the demo asks for something that is not allowed.
 */
export async function callsOf(
  http: FastifyInstance,
  database: Database,
  now: Date,
): Promise<{ call: Call; end(): Promise<void> }> {
  const tokens = new Map<number, string>()
  const expires_at = new Date(now.getTime() + 3_600_000)
  const tokenOf = async (userId: number): Promise<string> => {
    const known = tokens.get(userId)
    if (known) return known
    const token = newToken()
    tokens.set(userId, token)
    await database
      .insertInto('sessions')
      .values({ token_hash: hashToken(token), user_id: userId, expires_at })
      .execute()
    return token
  }
  return {
    async call(userId, contract, input) {
      const get = contract.method === 'GET'
      const query = get ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const reply = await http.inject({
        method: contract.method,
        url: contract.path + query,
        headers: { token: await tokenOf(userId), 'content-type': 'application/json' },
        ...(!get && { payload: JSON.stringify(input) }),
      })
      const answer = reply.json()
      if (answer.code !== 1)
        throw new Error(`${contract.path}: ${JSON.stringify(answer.errors)} for ${JSON.stringify(input)}`)
      return answer.data
    },
    /** The demo's own sessions are nobody's. */
    async end() {
      for (const token of tokens.values())
        await database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
    },
  }
}
