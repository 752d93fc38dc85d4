import { type ReactNode, use, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ApiRefusal } from '../platform/api/refusal.ts'
import { session, useSession } from '../platform/session/index.ts'
import { fetchUser } from './account.ts'
import { guard } from './guard.ts'

/** Lets a screen through, or leads to where the guard says; asks again whenever the path or the session changes. */
export function Guarded({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const previous = useRef('/works/index')
  const verdict = guard({ pathname, search }, useSession(), previous.current)
  const passed = verdict === 'pass'
  useEffect(() => {
    if (passed) previous.current = pathname + search
  }, [passed, pathname, search])
  if (typeof verdict === 'object') return <Navigate to={verdict.go} replace />
  return verdict === 'fetch-user' ? <FetchUser /> : children
}

/** A refused token is as good as none; a lost connection is not, and is shown as one. */
async function fetchOrForget(): Promise<void> {
  try {
    await fetchUser()
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code < 0) throw error
    session.end()
  }
}

let fetching: Promise<void> | undefined
let fetchingFor: string | undefined

/** Waits for the user of a kept token; the session it begins or ends brings the guard's next answer. */
function FetchUser() {
  const { token } = session.now()
  if (!fetching || fetchingFor !== token) {
    fetching = fetchOrForget()
    fetchingFor = token
  }
  use(fetching)
  return null
}
