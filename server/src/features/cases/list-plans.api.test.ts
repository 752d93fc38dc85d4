import { cases } from '@luqiao/domain/cases'
import type { Actor, LegalDate } from '@luqiao/domain/kernel'
import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aLawyer, aStaff } from '../../../test/factories/accounts.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { countQuery, pageQuery } from './list-repository.ts'

/** Twenty thousand cases: enough that a plan without an index is the dearer one. */
let server: TestServer
const actors: Record<string, Actor> = {}
beforeAll(async () => {
  server = await startTestServer()
  const { database } = server
  const [company, other] = [await aCompany(database), await aCompany(database)]
  const [lawyer, staff] = [await aLawyer(database), await aStaff(database)]
  await sql`
    insert into cases (title, ip_case, case_type, company_id, basic, basic_version, phase, state, next_due_on, created_by, search_text)
    select '案件' || n, true, 1, case when n % 50 = 0 then ${company.companyId}::bigint else ${other.companyId}::bigint end, '{}', 1, 'intake',
      case when n % 3 = 0 then 'closed' else 'open' end, date '2026-01-01' + n % 500, ${staff.userId}::bigint, '案件' || n
    from generate_series(1, 20000) n`.execute(database)
  await sql`insert into case_members (case_id, user_id, role) select id, ${lawyer.userId}::bigint, 'co' from cases where id % 100 = 0`.execute(
    database,
  )
  // everybody else's memberships, among which the lawyer's have to be found
  await sql`insert into case_members (case_id, user_id, role) select id, ${other.userId}::bigint, 'client' from cases`.execute(
    database,
  )
  await sql`analyze`.execute(database)
  const common = { main: true, waiting: false, permissions: 'all' as const, companyId: null, lawyerId: null, name: '' }
  actors.lawyer = { ...common, kind: 'lawyer', userId: lawyer.userId, lawyerId: lawyer.lawyerId }
  actors.company = { ...common, kind: 'company', userId: company.userId, companyId: company.companyId }
  actors.staff = { ...common, kind: 'staff', userId: staff.userId }
})
afterAll(() => server.close())

const planOf = async ({ sql: text, parameters }: CompiledQuery): Promise<string> => {
  const { rows } = await server.database.executeQuery<object>({
    ...sql``.compile(server.database),
    sql: `explain ${text}`,
    parameters,
  })
  return JSON.stringify(rows)
}

test.each(['lawyer', 'company', 'staff'].flatMap((who) => ['due', 'newest'].map((sort) => [who, sort] as const)))(
  'the page of a %s by %s comes from an index',
  async (who, sort) => {
    const filters = cases.list.input.parse({ sort, state: 'open' })
    const plan = await planOf(
      pageQuery(server.database, actors[who] as Actor, filters, '2026-11-20' as LegalDate).compile(),
    )
    expect(plan).not.toMatch(/Seq Scan on (cases|case_visible)/)
  },
)

test('a search and the count of a lawyer read no whole table', async () => {
  const filters = cases.list.input.parse({ search: '件19' })
  for (const query of [pageQuery, countQuery]) {
    const plan = await planOf(
      query(server.database, actors.lawyer as Actor, filters, '2026-11-20' as LegalDate).compile(),
    )
    expect(plan).not.toMatch(/Seq Scan on (cases|case_visible)/)
  }
})
