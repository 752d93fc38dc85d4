/**
 * What the browser keeps for us. Storage may be refused (private mode, a full disk, a policy): then nothing is kept and
 * nothing breaks.
 */
const guarded = <Value>(use: () => Value, otherwise: Value): Value => {
  try {
    return use()
  } catch {
    return otherwise
  }
}

export const kept = {
  read: (key: string): string | null => guarded(() => localStorage.getItem(key), null),
  write: (key: string, value: string): void => guarded(() => localStorage.setItem(key, value), undefined),
  remove: (key: string): void => guarded(() => localStorage.removeItem(key), undefined),
  /** Kept for this tab alone. */
  tab: {
    read: (key: string): string | null => guarded(() => sessionStorage.getItem(key), null),
    write: (key: string, value: string): void => guarded(() => sessionStorage.setItem(key, value), undefined),
    remove: (key: string): void => guarded(() => sessionStorage.removeItem(key), undefined),
  },
}
