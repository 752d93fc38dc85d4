import type { SessionUser } from '../platform/session/index.ts'

/** The address of the account's own settings. */
export const settingsPath = (user: Pick<SessionUser, 'user_type'>): string =>
  ({ 0: '/general/platform', 1: '/general/profile', 2: '/general/lawyer' })[user.user_type]

/** May it have sub-accounts? A main account of the platform or of a company. */
export const mayHaveSubAccounts = (user: Pick<SessionUser, 'user_type' | 'pid'>): boolean =>
  user.user_type !== 2 && user.pid === 0
