import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** 256 random bits, opaque; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256: enough for a random token, and what the table keeps. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** The token of a request: header `token`, else `X-Token`, else `Authorization: Bearer`. */
export function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const token = first(headers.token) || first(headers['x-token']) || bearer
  return token && token.length <= 200 ? token : undefined
}
