import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SignedIn, session } from './session.ts'
import { welcomeVisitor } from './visitor.ts'

const login = (token: string): SignedIn => ({
  user: { id: 7, token, user_type: 2, relname: '陈思远', avatar: '', pid: 0, self: 7, createtime: '' },
  rule: { menu: [], list: ['case.create'] },
})

/** What another tab's write looks like here. */
const tellOtherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => session.end())
afterEach(() => session.end())

describe('the session', () => {
  it('keeps the token in session and local storage, and the login for the next visit', () => {
    session.begin(login('abc'))
    expect(sessionStorage.getItem('token')).toBe('abc')
    expect(localStorage.getItem('token')).toBe('abc')
    const kept = { ...login('abc'), spoken: 'zh' }
    expect(JSON.parse(localStorage.getItem('login') ?? '')).toEqual(kept)
    expect(session.now()).toEqual({ token: 'abc', signedIn: kept })
  })

  it('forgets everything at its end and tells who listens', () => {
    session.begin(login('abc'))
    const told = vi.fn()
    const stop = session.subscribe(told)
    session.end()
    stop()
    expect(told).toHaveBeenCalledOnce()
    expect(session.now()).toEqual({ token: undefined, signedIn: undefined })
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('follows another tab out and in again', () => {
    session.begin(login('abc'))
    localStorage.clear()
    tellOtherTab(null)
    expect(session.now().token).toBeUndefined()
    expect(sessionStorage.getItem('token')).toBeNull()

    localStorage.setItem('token', 'def')
    localStorage.setItem('login', JSON.stringify(login('def')))
    tellOtherTab('token')
    expect(session.now()).toEqual({ token: 'def', signedIn: login('def') })
  })

  it('has a token without a user where the kept login is unreadable or somebody else’s', () => {
    localStorage.setItem('token', 'abc')
    for (const kept of ['{not json', JSON.stringify(login('other')), '{"user":{"token":"abc"}}']) {
      localStorage.setItem('login', kept)
      tellOtherTab('login')
      expect(session.now()).toEqual({ token: 'abc', signedIn: undefined })
    }
  })
})

describe('a visitor', () => {
  it('gets a session_key of 64 random alphanumerics once', () => {
    welcomeVisitor()
    const first = document.cookie
    expect(first).toMatch(/^session_key=[A-Za-z0-9]{64}$/)
    welcomeVisitor()
    expect(document.cookie).toBe(first)
  })
})
