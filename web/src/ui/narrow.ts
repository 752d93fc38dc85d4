import { useSyncExternalStore } from 'react'

/** Below this width (px) a screen counts as a phone: the specification's mobile breakpoint. */
const phoneBelow = 1024

const query = typeof matchMedia === 'function' ? matchMedia(`(width < ${phoneBelow}px)`) : undefined

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  )
