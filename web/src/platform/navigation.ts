import { useParams } from 'react-router'

/** There is nothing at this address: the 404 page is drawn in place of the screen that throws it. */
export class NoSuchPage extends Error {}

/** The numeric `:id` of the path. Anything else is answered with the 404 page. */
export function useIdParam(name = 'id'): number {
  const value = useParams()[name] ?? ''
  if (!/^[1-9]\d{0,15}$/.test(value)) throw new NoSuchPage(`${name}: ${value}`)
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
