import type { AccountKind, Actor } from '@luqiao/domain/kernel'
import { everyonesPermissions } from '@luqiao/domain/roles'
import type { Database } from '../../platform/database/connect.ts'
import { hashToken } from '../../platform/session/token.ts'
import { extendSession, findSession } from './repository.ts'
import { extendedAfter } from './session-life.ts'

/**
 * Who a token stands for now: undefined when it is unknown, ended or expired, or when its account or its company may no longer
 * sign in. Asked for every request, so losing access takes effect at the next one. A session in use is prolonged once an hour.
 */
export async function findActor(database: Database, token: string, now: Date): Promise<Actor | undefined> {
  const tokenHash = hashToken(token)
  const row = await findSession(database, tokenHash, now)
  if (!row) return undefined
  if (now.getTime() - row.last_seen_at.getTime() > extendedAfter) await extendSession(database, tokenHash, now)
  return {
    userId: row.id,
    kind: row.kind as AccountKind,
    name: row.name,
    companyId: row.company_id,
    lawyerId: row.lawyer_id,
    main: row.main_user_id === null,
    waiting: row.state === 'waiting' || row.state === 'rejected',
    permissions: row.main_user_id === null ? 'all' : new Set([...everyonesPermissions, ...(row.permissions ?? [])]),
  }
}
