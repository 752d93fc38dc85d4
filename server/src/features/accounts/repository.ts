import { sql } from 'kysely'
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

export async function keepCaptcha(
  db: Database,
  visitorHash: Buffer,
  answerHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  const asked = { answer_hash: answerHash, expires_at: expiresAt }
  await db
    .insertInto('captchas')
    .values({ visitor_hash: visitorHash, ...asked })
    .onConflict((conflict) => conflict.column('visitor_hash').doUpdateSet(asked))
    .execute()
}

/** Uses up what the visitor was asked; undefined where nothing was, or too long ago. */
export async function takeCaptcha(db: Database, visitorHash: Buffer, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('captchas')
    .where('visitor_hash', '=', visitorHash)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row.answer_hash : undefined
}

export const userByAccount = (db: Database, account: string) =>
  db
    .selectFrom('users')
    .select(['id', 'state', 'password_hash', 'name', 'kind'])
    .where('account', '=', account)
    .where('state', '!=', 'deleted')
    .executeTakeFirst()

export const userById = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'kind', 'name', 'account', 'language', 'created_at', 'main_user_id', 'state', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
export type UserRow = Awaited<ReturnType<typeof userById>>

/** Held to the end of the transaction: whoever asks for the same waits. */
const hold = (db: Database, name: string) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)

/** Tries to sign in to one account come one after the other, so that none slips past the count of the others. */
export const holdSignIn = (db: Database, account: string) => hold(db, `sign-in ${account}`)
/** So do codes to one number. */
export const holdMobile = (db: Database, mobile: string) => hold(db, `sms ${mobile}`)

/** Failed sign-ins since the last success and within the hour: of an account, or from an address. */
export async function failuresOf(db: Database, of: { account: string } | { address: string }, now: Date) {
  const [column, value] = 'account' in of ? (['account', of.account] as const) : (['address', of.address] as const)
  const attempts = await db
    .selectFrom('sign_in_attempts')
    .select(['at', 'succeeded'])
    .where(column, '=', value)
    .where('at', '>', new Date(now.getTime() - 3_600_000))
    .orderBy('at', 'desc')
    .limit(200)
    .execute()
  const success = attempts.findIndex((attempt) => attempt.succeeded)
  const failed = success === -1 ? attempts : attempts.slice(0, success)
  return { count: failed.length, last: failed[0]?.at }
}

export async function insertAttempt(
  db: Database,
  attempt: { account: string; userId: number | null; address: string; device: string; succeeded: boolean; at: Date },
): Promise<void> {
  const { userId, ...rest } = attempt
  await db
    .insertInto('sign_in_attempts')
    .values({ ...rest, user_id: userId })
    .execute()
}

export async function insertSession(
  db: Database,
  session: { tokenHash: Buffer; userId: number; device: string; address: string; at: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      device: session.device,
      address: session.address,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: sessionEnd(session.at),
    })
    .execute()
}

export async function endSession(db: Database, tokenHash: Buffer, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: at }).where('token_hash', '=', tokenHash).execute()
}

export async function endOtherSessions(
  db: Database,
  userId: number,
  except: Buffer | undefined,
  at: Date,
): Promise<void> {
  let update = db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  if (except) update = update.where('token_hash', '!=', except)
  await update.execute()
}

export async function setPassword(db: Database, userId: number, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
}

export async function signInsOf(db: Database, userId: number, { page, limit }: { page: number; limit: number }) {
  const own = db.selectFrom('sign_in_attempts').where('user_id', '=', userId)
  const list = await own
    .select(['id', 'at', 'address', 'device', 'succeeded'])
    .orderBy('at', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await own.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { list, total: Number(total), page, limit }
}

type Purpose = 'sign-in' | 'register' | 'reset'

/** Codes sent within the day, newest first: to a number, or from an address. */
export const codesSent = (db: Database, of: { mobile: string } | { address: string }, since: Date) =>
  db
    .selectFrom('sms_codes')
    .select('sent_at')
    .where('mobile' in of ? 'mobile' : 'address', '=', 'mobile' in of ? of.mobile : of.address)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute()

export async function insertCode(
  db: Database,
  code: { mobile: string; purpose: Purpose; hash: Buffer; address: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sms_codes')
    .values({
      mobile: code.mobile,
      purpose: code.purpose,
      code_hash: code.hash,
      address: code.address,
      sent_at: code.at,
      expires_at: code.expiresAt,
    })
    .execute()
}

/** The newest code of a number that may still be used, held. */
export const livingCode = (db: Database, mobile: string, purpose: Purpose, now: Date) =>
  db
    .selectFrom('sms_codes')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'used_at'])
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
    .then((row) => (row && row.used_at === null && row.expires_at > now ? row : undefined))

export async function countTry(db: Database, id: number): Promise<void> {
  await db
    .updateTable('sms_codes')
    .set((q) => ({ tries: q('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markCodesUsed(db: Database, mobile: string, purpose: Purpose, at: Date): Promise<void> {
  await db
    .updateTable('sms_codes')
    .set({ used_at: at })
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

export const companyOfUser = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'companies.id',
      'companies.name',
      'companies.credit_code',
      'companies.contact_name',
      'companies.contact_mobile',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()

export const lawyerOfUser = (db: Database, userId: number, today: string) =>
  db
    .selectFrom('lawyers')
    .leftJoin('firm_memberships', (join) =>
      join
        .onRef('firm_memberships.lawyer_id', '=', 'lawyers.id')
        .on(sql<boolean>`firm_memberships.during @> ${today}::date`),
    )
    .leftJoin('law_firms', 'law_firms.id', 'firm_memberships.firm_id')
    .leftJoin('regions as place', 'place.code', 'lawyers.region_code')
    .leftJoin('regions as above', 'above.code', 'place.parent_code')
    .leftJoin('regions as top', 'top.code', 'above.parent_code')
    .select(['lawyers.id', 'lawyers.licence_number', 'lawyers.fields', 'lawyers.introduction'])
    .select(['law_firms.name as firm', 'place.name as place', 'above.name as above', 'top.name as top'])
    .where('lawyers.user_id', '=', userId)
    .executeTakeFirst()

export async function saveProfileRows(
  db: Database,
  userId: number,
  kind: string,
  given: {
    relname?: string | undefined
    language?: string | undefined
    contacts?: string | undefined
    introduction?: string | undefined
    fields?: string[] | undefined
  },
): Promise<void> {
  const { relname, language } = given
  if (relname || language)
    await db
      .updateTable('users')
      .set({ ...(relname && { name: relname }), ...(language && { language }) })
      .where('id', '=', userId)
      .execute()
  if (kind === 'lawyer' && (given.introduction !== undefined || given.fields))
    await db
      .updateTable('lawyers')
      .set({
        ...(given.introduction !== undefined && { introduction: given.introduction }),
        ...(given.fields && { fields: given.fields }),
      })
      .where('user_id', '=', userId)
      .execute()
  if (kind === 'company' && given.contacts)
    await db
      .updateTable('companies')
      .set({ contact_name: given.contacts })
      .where('id', '=', (q) => q.selectFrom('users').select('company_id').where('id', '=', userId).$castTo<number>())
      .execute()
}

/** Whoever else registers this number at the same time waits; true where somebody has it. */
export async function holdAccount(db: Database, mobile: string): Promise<boolean> {
  await hold(db, `account ${mobile}`)
  return (await userByAccount(db, mobile)) !== undefined
}

export async function insertUser(
  db: Database,
  user: {
    kind: 'staff' | 'company' | 'lawyer'
    companyId: number | null
    account: string
    passwordHash: string
    name: string
    state: string
    at: Date
    id?: number
  },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      ...(user.id !== undefined && { id: user.id }),
      kind: user.kind,
      company_id: user.companyId,
      account: user.account,
      password_hash: user.passwordHash,
      name: user.name,
      state: user.state,
      created_at: user.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const dayLength = 86_400_000
/** Days for which what can no longer be used is kept, for questions about it. */
const kept = { codes: 7, sessions: 30, attempts: 365 }

/** Takes away captchas that expired, old codes, sessions long over and sign-ins older than a year. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayLength)
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute()
  await db.deleteFrom('sms_codes').where('expires_at', '<', daysAgo(kept.codes)).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', daysAgo(kept.sessions)).execute()
  await db.deleteFrom('sign_in_attempts').where('at', '<', daysAgo(kept.attempts)).execute()
}
