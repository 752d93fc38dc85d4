import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What is kept of a short secret (captcha, sms code): useless without the application's own secret. */
export const keyed = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\u0000')).digest()

export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

export const hashOfVisitor = (key: string): Buffer => createHash('sha256').update(key).digest()

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The `session_key` cookie: 64 letters and digits. */
export const newVisitorKey = (): string =>
  [...randomBytes(128)]
    .filter((byte) => byte < 248)
    .slice(0, 64)
    .map((byte) => alphabet[byte % 62])
    .join('')
    .padEnd(64, 'x')
