import { describe, expect, it } from 'vitest'
import type { Session, SessionUser } from '../platform/session/index.ts'
import { guard } from './guard.ts'

const nobody: Session = { token: undefined, signedIn: undefined }

function signedIn(kind: 0 | 1 | 2, more: Partial<SessionUser> = {}): Session {
  const user = { id: 7, token: 't', user_type: kind, relname: '陈思远', avatar: '', pid: 0, self: 7, createtime: '' }
  return { token: 't', signedIn: { user: { ...user, ...more }, rule: { menu: [], list: [] } } }
}

const at = (path: string, session: Session, previous = '/case/index') => {
  const [pathname = '', search] = path.split('?')
  return guard({ pathname, search: search ? `?${search}` : '' }, session, previous)
}

describe('without a token', () => {
  it.each([
    '/',
    '/index',
    '/index/lawyer',
    '/reg_lawyer',
    '/reg_company',
    '/404',
    '/401',
    '/aboutus',
    '/viewFile',
    '/login',
  ])('opens %s', (path) => expect(at(path, nobody)).toBe('pass'))

  it('leads any other path to the home page, remembering what was asked for', () => {
    expect(at('/case/edit/5?tab=files', nobody)).toEqual({ go: '/index?redirect=%2Fcase%2Fedit%2F5%3Ftab%3Dfiles' })
    expect(at('/nonsense', nobody)).toEqual({ go: '/index?redirect=%2Fnonsense' })
  })
})

describe('with a token and no user yet', () => {
  it('has the user fetched, for a public path too, and then answers for the path that was asked for', () => {
    const session = { token: 't', signedIn: undefined }
    expect(at('/case/edit/5', session)).toBe('fetch-user')
    expect(at('/index', session)).toBe('fetch-user')
    expect(at('/case/edit/5', signedIn(1))).toBe('pass')
  })
})

describe('a lawyer', () => {
  it.each(['/', '/index', '/index/lawyer', '/reg_lawyer', '/reg_company', '/login'])(
    'is sent from %s to work',
    (path) => expect(at(path, signedIn(2))).toEqual({ go: '/works/index' }),
  )

  it('may still read a legal page, a shared file and the page that says no', () => {
    for (const path of ['/law', '/viewFile', '/401', '/404']) expect(at(path, signedIn(2))).toBe('pass')
  })
})

describe('company pages', () => {
  it.each([1, 2] as const)('are not for user_type %i', (kind) => {
    for (const path of ['/company', '/company/index', '/company/detail/3', '/company/detail'])
      expect(at(path, signedIn(kind))).toEqual({ go: '/works/index' })
  })

  it('are for the platform; a detail without an id returns to where one came from', () => {
    expect(at('/company/index', signedIn(0))).toBe('pass')
    expect(at('/company/detail/3', signedIn(0))).toBe('pass')
    expect(at('/company/detail', signedIn(0), '/company/index?page=2')).toEqual({ go: '/company/index?page=2' })
    expect(at('/company/detail/', signedIn(0), '/company/index')).toEqual({ go: '/company/index' })
  })

  it('do not catch a path that only begins alike', () => expect(at('/companyx', signedIn(1))).toBe('pass'))
})

describe('after sign-in', () => {
  it('goes on to what was asked for, within this site only', () => {
    expect(at('/index?redirect=%2Fcase%2Fedit%2F5', signedIn(2))).toEqual({ go: '/case/edit/5' })
    expect(at('/login?redirect=%2Fsource%2Findex', signedIn(1))).toEqual({ go: '/source/index' })
    expect(at('/index?redirect=https%3A%2F%2Fevil.example', signedIn(1))).toBe('pass')
    expect(at('/index?redirect=%2F%2Fevil.example', signedIn(1))).toBe('pass')
    expect(at('/index?redirect=%2F%5Cevil.example', signedIn(1))).toBe('pass')
  })

  it('leaves the sign-in and registration pages', () => {
    for (const path of ['/login', '/reg_company', '/reg_lawyer'])
      expect(at(path, signedIn(1))).toEqual({ go: '/works/index' })
    expect(at('/index', signedIn(1))).toBe('pass')
  })

  it('leads /general to the settings of the account', () => {
    expect(at('/general', signedIn(0))).toEqual({ go: '/general/platform' })
    expect(at('/general', signedIn(1))).toEqual({ go: '/general/profile' })
    expect(at('/general', signedIn(2))).toEqual({ go: '/general/lawyer' })
  })
})

describe('a registration under review', () => {
  it('sees its review and its password, and public pages', () => {
    const session = signedIn(1, { waiting: true })
    expect(at('/case/index', session)).toEqual({ go: '/waiting' })
    expect(at('/waiting', session)).toBe('pass')
    expect(at('/general/password', session)).toBe('pass')
    expect(at('/index', session)).toBe('pass')
  })
})
