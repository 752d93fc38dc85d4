import type { Login, Profile } from '@luqiao/domain/accounts'
import { type AccountKind, type Actor, type Language, userTypeOf, wire } from '@luqiao/domain/kernel'
import { menuFor, menuTree, waitingMenu } from '@luqiao/domain/roles'
import type { companyOfUser, lawyerOfUser, UserRow } from './repository.ts'

/** What an account may, `<feature>.<verb>`, computed from the policies of all routes. */
export type PermissionsOf = (actor: Actor) => string[]

export function presentLogin(
  user: UserRow,
  token: string,
  actor: Actor,
  permissions: string[],
  language: Language,
): Login {
  const granted = new Set(permissions)
  return {
    user: {
      token,
      user_type: userTypeOf(user.kind as AccountKind),
      relname: user.name,
      avatar: '',
      createtime: wire.toInstant(user.created_at),
      id: user.id,
      pid: user.main_user_id ?? 0,
      self: user.id,
      waiting: actor.waiting,
    },
    rule: { menu: menuFor(actor.waiting ? waitingMenu : menuTree, granted, language), list: permissions },
  }
}

export type ProfileRows = {
  user: UserRow
  company: Awaited<ReturnType<typeof companyOfUser>>
  lawyer: Awaited<ReturnType<typeof lawyerOfUser>>
}

export const presentProfile = ({ user, company, lawyer }: ProfileRows): Profile => ({
  id: user.id,
  account: user.account,
  relname: user.name,
  user_type: userTypeOf(user.kind as AccountKind),
  language: user.language as Language,
  createtime: wire.toInstant(user.created_at),
  company: company
    ? {
        name: company.name,
        credit_code: company.credit_code,
        contacts: company.contact_name,
        mobile: company.contact_mobile,
      }
    : null,
  lawyer: lawyer
    ? {
        licence_number: lawyer.licence_number,
        firm: lawyer.firm ?? '',
        address: [lawyer.top, lawyer.above, lawyer.place].filter(Boolean).join(','),
        fields: lawyer.fields,
        introduction: lawyer.introduction,
      }
    : null,
})

export const menusOf = (actor: Actor, permissions: string[], language: Language) =>
  menuFor(actor.waiting ? waitingMenu : menuTree, new Set(permissions), language)
