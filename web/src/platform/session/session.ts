import type { Language } from '@luqiao/domain/kernel'
import { useSyncExternalStore } from 'react'
import { language } from '../i18n/language.ts'
import { kept } from '../kept.ts'

/** What sign-in answers about the person; the contract is domain/accounts, this is the part the shell needs. */
export type SessionUser = {
  id: number
  token: string
  /** 0 platform staff, 1 company, 2 lawyer. */
  user_type: 0 | 1 | 2
  relname: string
  /** Address of the picture, or '' where there is none. */
  avatar: string
  /** 0: the main account. */
  pid: number
  self: number | string
  createtime: string | number
  /** Registered but not approved yet: may see its review only. */
  waiting?: boolean | undefined
}

/** One entry of the side menu: `name` is the path, `remark` the icon, `son` its children. */
export type MenuItem = { id: number; title: string; name: string; remark: string; son: MenuItem[] }

export type SignedIn = {
  user: SessionUser
  rule: { menu: MenuItem[]; list: string[] }
  /** The language that the menu's titles came in. */
  spoken?: Language | undefined
}

/** `token` alone: the user is still to be fetched. */
export type Session = { token: string | undefined; signedIn: SignedIn | undefined }

const keys = { token: 'token', login: 'login' } as const
const nobody: Session = { token: undefined, signedIn: undefined }

function restore(): Session {
  const token = kept.tab.read(keys.token) ?? kept.read(keys.token) ?? undefined
  if (!token) return nobody
  try {
    const login = JSON.parse(kept.read(keys.login) ?? 'null') as SignedIn | null
    return { token, signedIn: login?.user?.token === token && Array.isArray(login.rule?.list) ? login : undefined }
  } catch {
    return { token, signedIn: undefined }
  }
}

let current: Session = restore()
const listeners = new Set<() => void>()

function become(next: Session): void {
  current = next
  for (const listener of listeners) listener()
}

export const session = {
  now: (): Session => current,

  /** After sign-in, or after the user of a kept token was fetched. */
  begin({ user, rule }: SignedIn): void {
    const { token } = user
    const login: SignedIn = { user, rule, spoken: language() }
    kept.tab.write(keys.token, token)
    kept.write(keys.token, token)
    kept.write(keys.login, JSON.stringify(login))
    become({ token, signedIn: login })
  },

  /** Forgets everybody when the server no longer knows the token: the guard leads to sign-in. */
  end(): void {
    session.forget()
    become(nobody)
  },

  /** Forgets everybody without telling this tab's screens, which are about to be left by a new page. */
  forget(): void {
    kept.tab.remove(keys.token)
    kept.remove(keys.token)
    kept.remove(keys.login)
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

// Another tab signed in or out: this one follows, so that no tab goes on as somebody who has left.
if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key !== keys.token && event.key !== keys.login && event.key !== null) return
    const shared = kept.read(keys.token)
    if (shared) kept.tab.write(keys.token, shared)
    else kept.tab.remove(keys.token)
    become(restore())
  })
}

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.now, () => nobody)

/** The signed-in person; only for what is drawn behind the route guard. */
export function useUser(): SessionUser {
  const { signedIn } = useSession()
  if (!signedIn) throw new Error('useUser() outside a signed-in screen')
  return signedIn.user
}

/** May the signed-in person do this? Asks the abilities that came with sign-in; the server asks again. */
export const useAbility = (ability: string): boolean => useSession().signedIn?.rule.list.includes(ability) ?? false
