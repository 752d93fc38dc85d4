import { randomKey } from '../random.ts'

const name = 'session_key'
const week = 7 * 24 * 3600

/** Gives a visitor the cookie that captcha and guest chat are bound to, where it has none. */
export function welcomeVisitor(): void {
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${name}=${randomKey(64)}; path=/; max-age=${week}; samesite=lax`
}
