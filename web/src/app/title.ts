import type { Localized } from '@luqiao/domain/kernel'
import { useMatches } from 'react-router'

/** One step of the breadcrumb. */
export type Step = { title: Localized; path: string }
export type Handle = { trail: Step[] }

/** The way to the screen that is open, outermost first: what breadcrumb, document title and menu mark are made of. */
export function useTrail(): Step[] {
  const handle = useMatches().at(-1)?.handle as Handle | undefined
  return handle?.trail ?? []
}
