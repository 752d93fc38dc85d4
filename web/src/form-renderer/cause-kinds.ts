import type { CauseKind } from '@luqiao/domain/forms'

/** The kinds of the causes met so far on this page: they never change, and conditions ask for them. */
const kinds = new Map<number, CauseKind>()
const listeners = new Set<() => void>()

export const kindOfCause = (value: number): CauseKind | undefined => kinds.get(value)

export function rememberCauses(nodes: readonly { value: number; kind: CauseKind }[]): void {
  const before = kinds.size
  for (const { value, kind } of nodes) kinds.set(value, kind)
  if (kinds.size !== before) for (const listener of listeners) listener()
}

export function onCauses(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many are known: changes when another one is. */
export const knownCauses = (): number => kinds.size
