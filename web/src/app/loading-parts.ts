import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react'

let underway = 0
const listeners = new Set<() => void>()

function count(step: 1 | -1): void {
  underway += step
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A component whose program is fetched when it is first drawn; the line at the top of the window shows that it is. */
export const part = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    count(1)
    try {
      return await load()
    } finally {
      count(-1)
    }
  })

export const usePartsUnderway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => underway > 0,
    () => false,
  )
