import { useParams } from 'react-router'

/** The numeric `:id` of the path. Anything else is answered with the 404 page. */
export function useIdParam(name = 'id'): number {
  const value = useParams()[name] ?? ''
  if (!/^[1-9]\d{0,15}$/.test(value)) throw new Response('', { status: 404 })
  return Number(value)
}

/** A `redirect` of the address is followed only within this site: `//other.site` and `/\other.site` are not. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])/.test(target)) return undefined
  const url = new URL(target, 'http://here')
  return url.host === 'here' ? url.pathname + url.search + url.hash : undefined
}

/** Where a visitor goes to sign in and come back from. */
export const signInPath = (back: string): string => `/index?redirect=${encodeURIComponent(back)}`
