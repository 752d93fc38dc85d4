import { type Localized, text } from '../kernel/index.ts'
import type { ProceedingKind } from './proceedings.ts'

/** Roles that a party has only because of what went before, beside those that a case opens with. */
export const originalRoles = {
  'original-plaintiff': text('原审原告', 'Plaintiff below', 'Demandante en la instancia'),
  'original-defendant': text('原审被告', 'Defendant below', 'Demandado en la instancia'),
  'original-third-party': text('原审第三人', 'Third party below', 'Tercero en la instancia'),
} as const satisfies Record<string, Localized>

const active: readonly string[] = [
  'plaintiff',
  'private-prosecutor',
  'incidental-plaintiff',
  'applicant',
  'original-plaintiff',
]
const passive: readonly string[] = ['defendant', 'respondent', 'original-defendant']
/** In a criminal appeal whoever did not appeal keeps the name it had. */
const criminal: readonly string[] = ['accused', 'suspect', 'victim', 'private-prosecutor', 'incidental-plaintiff']

type Standing = { readonly caseParty: number; readonly role: string }

const below = (role: string): string => {
  if (active.includes(role)) return 'original-plaintiff'
  if (passive.includes(role)) return 'original-defendant'
  return 'original-third-party'
}

/**
 * The roles in a new proceeding, from those in the case or the proceeding before and from who brings it. At second
 * instance whoever appeals is 上诉人, the other side 被上诉人, everyone else keeps its place below (民诉法解释 (2022)
 * 315, 317); both sides appealing are both 上诉人.
 */
export function rolesIn(kind: ProceedingKind, before: readonly Standing[], initiators: readonly number[]): Standing[] {
  if (kind !== 'second' && kind !== 'retrial' && kind !== 'enforcement') return [...before]
  const sides = new Set(before.filter((one) => initiators.includes(one.caseParty)).map((one) => below(one.role)))
  const [brings, meets] = (
    {
      second: ['appellant', 'appellee'],
      retrial: ['retrial-applicant', 'retrial-respondent'],
      enforcement: ['enforcement-applicant', 'enforcement-respondent'],
    } as const
  )[kind]
  return before.map(({ caseParty, role }) => {
    if (initiators.includes(caseParty)) return { caseParty, role: brings }
    if (kind === 'second' && criminal.includes(role)) return { caseParty, role }
    const side = below(role)
    const opposed = side !== 'original-third-party' && initiators.length > 0 && !sides.has(side)
    return { caseParty, role: opposed ? meets : side }
  })
}
