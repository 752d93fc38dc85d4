import type { Database } from '../../platform/database/connect.ts'
import { sessionEnd } from './session-life.ts'

/** The living session of a token with the account behind it; undefined where either may no longer be used. */
export const findSession = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('lawyers', 'lawyers.user_id', 'users.id')
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.kind', 'users.name', 'users.company_id', 'users.main_user_id', 'users.state'])
    .select(['sessions.last_seen_at', 'lawyers.id as lawyer_id', 'roles.permissions'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .where('users.state', 'in', ['waiting', 'rejected', 'active'])
    .where((is) => is.or([is('companies.id', 'is', null), is('companies.state', 'in', ['waiting', 'active'])]))
    .where((is) => is.or([is('lawyers.id', 'is', null), is('lawyers.state', 'in', ['waiting', 'active'])]))
    .executeTakeFirst()

export const extendSession = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: sessionEnd(now) })
    .where('token_hash', '=', tokenHash)
    .execute()
