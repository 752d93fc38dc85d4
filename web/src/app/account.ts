import { send } from '../platform/api/send.ts'
import { type SignedIn, session } from '../platform/session/index.ts'

/** The guard's user-info fetch: asks whose token this is and begins the session anew. */
export async function fetchUser(): Promise<void> {
  const { token } = session.now()
  if (!token) return
  const answer = (await send({ method: 'GET', path: '/api/v1/user/info' }, {})) as SignedIn
  // Meanwhile signed out, or in as someone else, in another tab: this answer is nobody's.
  if (session.now().token === token) session.begin({ ...answer, user: { ...answer.user, token } })
}

/**
 * Ends the session at the server and here, and goes to the home page as a new page, so that nothing of the session stays
 * in memory. Rejects, still signed in, where the server could not be told.
 */
export async function signOut(): Promise<void> {
  await send({ method: 'POST', path: '/api/v1/user/logout' }, {})
  session.forget()
  location.assign('/index')
}
