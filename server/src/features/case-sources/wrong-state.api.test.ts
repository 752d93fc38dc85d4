import { caseSources, type SourceState, sourceStates } from '@luqiao/domain/case-sources'
import type { Language } from '@luqiao/domain/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLawyer, aStaff } from '../../../test/factories/accounts.ts'
import { aSource, aSourceDraft } from '../../../test/factories/case-sources.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let company: Awaited<ReturnType<typeof aCompany>>
let staff: string
const filled = aSourceDraft()

beforeAll(async () => {
  server = await startTestServer()
  company = await aCompany(server.database)
  staff = await server.tokenFor((await aStaff(server.database)).userId)
})
afterAll(() => server.close())

describe('every wrong state', () => {
  type Try = [
    name: string,
    allowed: SourceState[],
    attempt: (id: number, lawyerId: number) => Promise<{ errors?: { code: string }[] | undefined }>,
  ]
  const tries: Try[] = [
    [
      'edit',
      ['waiting', 'approved', 'rejected'],
      (id) => server.call(caseSources.edit, { ...filled, id, compid: company.companyId }, { token: staff }),
    ],
    ['approve', ['waiting'], (id) => server.call(caseSources.check, { id, result: 'approved' }, { token: staff })],
    [
      'reject',
      ['waiting'],
      (id) => server.call(caseSources.check, { id, result: 'rejected', reason: '重复' }, { token: staff }),
    ],
    [
      'distribute',
      ['approved'],
      (id, lawyerId) => server.call(caseSources.distribute, { id, lawyer_ids: [lawyerId] }, { token: staff }),
    ],
    [
      'withdraw',
      ['waiting', 'approved', 'rejected', 'distributed'],
      (id) => server.call(caseSources.withdraw, { id }, { token: staff }),
    ],
  ]
  const cases = tries.flatMap(([name, allowed, attempt]) =>
    sourceStates.map((state) => ({ name, state, allowed: allowed.includes(state), attempt })),
  )
  test.each(cases)('$name when $state', async ({ state, allowed, attempt }) => {
    const lawyer = await aLawyer(server.database)
    const { sourceId } = await aSource(server.database, { companyId: company.companyId, state })
    const reply = await attempt(sourceId, lawyer.lawyerId)
    expect(reply.errors?.[0]?.code).toBe(allowed ? undefined : 'case-source.wrong-state')
    if (!allowed)
      expect((await server.call(caseSources.get, { id: sourceId }, { token: staff })).data.state).toBe(state)
  })

  test('is refused in words of every language', async () => {
    const { sourceId } = await aSource(server.database, { state: 'withdrawn' })
    const said = async (language: Language) =>
      (await server.call(caseSources.check, { id: sourceId, result: 'approved' }, { token: staff, language })).msg
    expect(await said('zh')).toBe('案源已撤回，不能审核')
    expect(await said('en')).toBe('The case source is “Withdrawn”: you can’t review it')
    expect(await said('es')).toBe('La solicitud está en estado «Retirada»: no se puede revisar')
  })
})
