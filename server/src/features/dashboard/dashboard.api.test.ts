import { cases, nodeCall } from '@luqiao/domain/cases'
import { dashboard } from '@luqiao/domain/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '../../../test/factories/accounts.ts'
import { aCase } from '../../../test/factories/cases.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let token: string
let caseId: number
beforeAll(async () => {
  server = await startTestServer()
  const made = await aCase(server.database)
  caseId = made.caseId
  token = await server.tokenFor(made.lawyerUserId)
  const form = {
    instance: 'first',
    court: '佛山市禅城区人民法院',
    filed_on: '2026-11-16',
    procedure: 'ordinary',
    fee_payer: 'ours',
    fee: '50.00',
    fee_notice_on: '2026-11-16',
  }
  expect((await server.send(nodeCall('casetrial/register'), { case_id: caseId, form }, { token })).code).toBe(1)
})
afterAll(() => server.close())

test('what is due comes first, with its article (诉讼费用交纳办法 22: seven days)', async () => {
  const { data } = await server.call(dashboard.upcoming, {}, { token })
  expect(data[0]).toMatchObject({ case_id: caseId, date: '2026-11-23' })
  expect(data[0]?.article).toContain('22')
  const all = (await server.call(dashboard.totals, {}, { token })).data
  expect(all).toMatchObject({ open: 1, due_in_7_days: 1, overdue: 0, quiet_for_30_days: 0 })
  const week = (await server.call(dashboard.week, {}, { token })).data
  expect(week.recorded).toEqual({ this_week: 1, last_week: 0 })
})

test('a case without activity is named with its days', async () => {
  await server.database
    .updateTable('cases')
    .set({ last_activity_at: new Date('2026-10-01T00:00:00Z') })
    .where('id', '=', caseId)
    .execute()
  const { data } = await server.call(dashboard.quietCases, { days: 30 }, { token })
  expect(data.list.map(({ id, days }) => [id, days])).toEqual([[caseId, 50]])
  expect((await server.call(cases.list, { quiet_for: 30 }, { token })).data.total).toBe(1)
})

test('an outsider counts nothing of it (dashboard.quietCases, dashboard.week, dashboard.totals, dashboard.upcoming)', async () => {
  const other = await server.tokenFor((await aCompany(server.database)).userId)
  expect((await server.call(dashboard.upcoming, {}, { token: other })).data).toEqual([])
  expect((await server.call(dashboard.totals, {}, { token: other })).data.open).toBe(0)
  expect((await server.call(dashboard.quietCases, {}, { token: other })).data.total).toBe(0)
  expect((await server.call(dashboard.week, {}, { token: other })).data.recorded.this_week).toBe(0)
  for (const contract of Object.values(dashboard)) expect((await server.send(contract, {})).code).toBe(401)
})
