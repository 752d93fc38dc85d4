import { validCreditCode } from '@luqiao/domain/forms'
import { hashPassword, insertUser } from '../features/accounts/index.ts'
import { insertCompany } from '../features/companies/index.ts'
import { insertLawyer, regionOf } from '../features/lawyers/index.ts'
import { insertRegistration, setStanding, writeDecision } from '../features/reviews/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connect.ts'
import { causesOfDemo, companyNames, firms, lawyerNames, places } from './invented.ts'
import type { Random } from './random.ts'

export const demoPassword = 'luqiao-demo'

export type DemoCompany = { companyId: number; userId: number; name: string; account: string; creditCode: string }
export type DemoLawyer = { lawyerId: number; userId: number; name: string }
export type People = { staff: number; companies: DemoCompany[]; lawyers: DemoLawyer[] }

const creditCode = (place: number): string => {
  const body = `91440604MA4${String(100_000 + place * 137)}`
  const code = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((last) => body + last).find(validCreditCode)
  if (!code) throw new Error(`no check character fits ${body}`)
  return code
}

/**
 * Staff, companies and lawyers with their registrations: approved, but the last two of each kind, which stand in the review
 * lists. The accounts 13800000000, 13800000001 and 13800000002 are the first of each kind.
 */
export async function makePeople(database: Database, clock: Clock, random: Random): Promise<People> {
  const passwordHash = await hashPassword(demoPassword)
  const at = clock.now()
  const user = { passwordHash, companyId: null, at }
  const staff = await insertUser(database, {
    ...user,
    id: 1,
    kind: 'staff',
    account: '13800000000',
    name: '平台客服',
    state: 'active',
  })
  await insertUser(database, { ...user, kind: 'staff', account: '13800000010', name: '案源运营 沈清', state: 'active' })

  const approval = { approved: true, reason: '', by: staff, at }
  const companies: DemoCompany[] = []
  for (const [place, name] of [...companyNames, '南溪日化有限公司', '望岳体育用品有限公司'].entries()) {
    const account = place === 0 ? '13800000001' : `1381000${String(place).padStart(4, '0')}`
    const company = { name, creditCode: creditCode(place), contact: '何苗', mobile: account, licenceFileId: null }
    const companyId = await insertCompany(database, { ...company, at })
    const userId = await insertUser(database, { ...user, kind: 'company', companyId, account, name, state: 'waiting' })
    const submission = { company_name: name, credit_code: company.creditCode, contacts: company.contact }
    const registration = await insertRegistration(database, { userId, kind: 'company', submission, at })
    if (place >= companyNames.length) continue
    await writeDecision(database, registration, approval)
    await setStanding(database, userId, 'company', 'active')
    companies.push({ companyId, userId, name, account, creditCode: company.creditCode })
  }

  const lawyers: DemoLawyer[] = []
  for (const [place, name] of [...lawyerNames, '庄周梦', '柳依依'].entries()) {
    const account = place === 0 ? '13800000002' : `1382000${String(place).padStart(4, '0')}`
    const userId = await insertUser(database, { ...user, kind: 'lawyer', account, name, state: 'waiting' })
    const { address } = place === 0 ? (places[0] as (typeof places)[0]) : random.pick(places)
    const fields = [...new Set([random.pick(causesOfDemo).field, random.pick(causesOfDemo).field])]
    const firm = firms[place % firms.length] as string
    const licenceNumber = `14406${String(2008 + (place % 15))}${String(10_000_000 + place * 731)}`
    const regionCode = (await regionOf(database, address)) ?? '440604'
    const lawyerId = await insertLawyer(database, {
      userId,
      name,
      licenceNumber,
      licenceFileId: null,
      regionCode,
      fields,
      firm,
      today: '2018-03-01',
      at,
    })
    const submission = { relname: name, licence_number: licenceNumber, firm_name: firm, address, fields }
    const registration = await insertRegistration(database, { userId, kind: 'lawyer', submission, at })
    if (place >= lawyerNames.length) continue
    await writeDecision(database, registration, approval)
    await setStanding(database, userId, 'lawyer', 'active')
    lawyers.push({ lawyerId, userId, name })
  }
  return { staff, companies, lawyers }
}
