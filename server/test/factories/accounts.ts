import { normalisedName } from '@luqiao/domain/companies'
import { validCreditCode } from '@luqiao/domain/forms'
import { hash } from '@node-rs/argon2'
import type { Database } from '../../src/platform/database/connect.ts'

/** What every account of the factories signs in with. */
export const factoryPassword = 'luqiao-demo'
let passwordHash: Promise<string> | undefined
const hashed = () => {
  passwordHash ??= hash(factoryPassword)
  return passwordHash
}

let made = 0
const next = () => ++made
/** An invented mobile number that no other call of this process gets. */
export const aMobile = (): string => `139${String(next()).padStart(8, '0')}`

/** A credit code with a right check character. */
export function aCreditCode(): string {
  const body = `91440300MA5${String(next()).padStart(6, '0')}`
  const code = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((last) => body + last).find(validCreditCode)
  if (!code) throw new Error(`no check character fits ${body}`)
  return code
}

export const aLicenceNumber = (): string => `1440320${String(next()).padStart(10, '0')}`

type UserState = 'waiting' | 'rejected' | 'active' | 'disabled' | 'deleted'

export async function aStaff(database: Database, parts: { name?: string; account?: string } = {}) {
  const user = await database
    .insertInto('users')
    .values({
      kind: 'staff',
      account: parts.account ?? aMobile(),
      password_hash: await hashed(),
      name: parts.name ?? `平台员工${next()}`,
      state: 'active',
    })
    .returning(['id', 'account', 'name'])
    .executeTakeFirstOrThrow()
  return { userId: user.id, account: user.account, name: user.name }
}

/** A company with its main account. */
export async function aCompany(
  database: Database,
  parts: { name?: string; account?: string; regionCode?: string | null; userState?: UserState } = {},
) {
  const name = parts.name ?? `示例科技${next()}有限公司`
  const account = parts.account ?? aMobile()
  const userState = parts.userState ?? 'active'
  const company = await database
    .insertInto('companies')
    .values({
      name,
      normalised_name: normalisedName(name),
      credit_code: aCreditCode(),
      contact_name: '李联系',
      contact_mobile: account,
      region_code: parts.regionCode ?? null,
      state: userState === 'active' ? 'active' : 'waiting',
    })
    .returning(['id', 'credit_code'])
    .executeTakeFirstOrThrow()
  const user = await database
    .insertInto('users')
    .values({
      kind: 'company',
      company_id: company.id,
      account,
      password_hash: await hashed(),
      name,
      state: userState,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { companyId: company.id, userId: user.id, account, name, creditCode: company.credit_code }
}

/** A sub-account of a company with the rights of a role of its own. */
export async function aSubAccount(
  database: Database,
  of: { companyId: number; userId: number },
  parts: { permissions?: string[]; seesAllCases?: boolean; name?: string } = {},
) {
  const role = await database
    .insertInto('roles')
    .values({
      company_id: of.companyId,
      name: `角色${next()}`,
      permissions: parts.permissions ?? [],
      sees_all_cases: parts.seesAllCases ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = aMobile()
  const user = await database
    .insertInto('users')
    .values({
      kind: 'company',
      company_id: of.companyId,
      main_user_id: of.userId,
      role_id: role.id,
      account,
      password_hash: await hashed(),
      name: parts.name ?? `子账号${next()}`,
      state: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId: user.id, account, roleId: role.id }
}

export async function aFirm(database: Database, parts: { name?: string } = {}) {
  const name = parts.name ?? `广东示例${next()}律师事务所`
  const firm = await database
    .insertInto('law_firms')
    .values({ name, normalised_name: normalisedName(name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { firmId: firm.id, name }
}

/** A lawyer with its account and its membership of a firm (a new one unless given) since 2020. */
export async function aLawyer(
  database: Database,
  parts: {
    name?: string
    account?: string
    firmId?: number
    regionCode?: string | null
    fields?: string[]
    userState?: UserState
  } = {},
) {
  const name = parts.name ?? `律师${next()}`
  const account = parts.account ?? aMobile()
  const userState = parts.userState ?? 'active'
  const user = await database
    .insertInto('users')
    .values({ kind: 'lawyer', account, password_hash: await hashed(), name, state: userState })
    .returning('id')
    .executeTakeFirstOrThrow()
  const licenceNumber = aLicenceNumber()
  const lawyer = await database
    .insertInto('lawyers')
    .values({
      user_id: user.id,
      name,
      licence_number: licenceNumber,
      region_code: parts.regionCode ?? null,
      fields: parts.fields ?? [],
      state: userState === 'active' ? 'active' : 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const firmId = parts.firmId ?? (await aFirm(database)).firmId
  await database
    .insertInto('firm_memberships')
    .values({ lawyer_id: lawyer.id, firm_id: firmId, during: '[2020-01-01,)' })
    .execute()
  return { lawyerId: lawyer.id, userId: user.id, account, name, firmId, licenceNumber }
}
