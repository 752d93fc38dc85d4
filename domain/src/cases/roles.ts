import type { Localized } from '../kernel/index.ts'
import { originalRoles } from '../procedures/index.ts'
import { partyRoles } from './new-case/index.ts'

/** The title of a party's role, whether it opened with it or has it from what went before. */
export function roleTitle(role: string): Localized {
  if (role in partyRoles) return partyRoles[role as keyof typeof partyRoles].title
  if (role in originalRoles) return originalRoles[role as keyof typeof originalRoles]
  return { zh: role, en: role, es: role }
}
