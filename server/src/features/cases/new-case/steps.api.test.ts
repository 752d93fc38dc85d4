import { newCase } from '@luqiao/domain/cases'
import type { WireField } from '@luqiao/domain/forms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLawyer, aStaff, aSubAccount } from '../../../../test/factories/accounts.ts'
import { aSource, chancheng } from '../../../../test/factories/case-sources.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let lawyer: Awaited<ReturnType<typeof aLawyer>> & { token: string }
const chosen = { ip_case: '1', case_type: '1' } as const
const trademark = 1451
const counterfeit = 191

beforeAll(async () => {
  server = await startTestServer()
  const made = await aLawyer(server.database, { name: '陈思远' })
  lawyer = { ...made, token: await server.tokenFor(made.userId) }
})
afterAll(() => server.close())

const held = (fields: readonly WireField[], name: string): unknown => fields.find((one) => one.name === name)?.value
const paths = (answer: { errors?: { path: string; code: string }[] }) => answer.errors?.map(({ path }) => path)

describe('the first step', () => {
  test('gives a lawyer, a company and staff the basic form of the chosen type', async () => {
    const company = await aCompany(server.database)
    const staff = await aStaff(server.database)
    for (const userId of [lawyer.userId, company.userId, staff.userId]) {
      const { code, data } = await server.call(newCase.create, chosen, { token: await server.tokenFor(userId) })
      expect(code).toBe(1)
      expect(data).toMatchObject({ action: '/api/v1/cases/basic', append: false, version: 1, appendArr: [] })
      expect(data.form.map(({ name }) => name)).toEqual(expect.arrayContaining(['case_level', 'civil_lawsuit']))
    }
  })

  test('speaks the three languages', async () => {
    const titles = await Promise.all(
      (['zh', 'en', 'es'] as const).map(async (language) => {
        const { data } = await server.call(newCase.create, chosen, { token: lawyer.token, language })
        return data.form.find(({ name }) => name === 'civil_lawsuit')?.title
      }),
    )
    expect(titles).toEqual(['案由', 'Cause of action', 'Causa de la acción'])
  })

  test('takes numbers and form-encoded bodies, and refuses a type that there is not, naming both fields', async () => {
    const form = await server.send(
      newCase.create,
      { ip_case: '0', case_type: '8' },
      { token: lawyer.token, form: true },
    )
    expect(form.code).toBe(1)
    expect((await server.send(newCase.create, { ip_case: 1, case_type: 1 }, { token: lawyer.token })).code).toBe(1)
    for (const [language, msg] of [
      ['zh', '是否知识产权案件格式不正确'],
      ['en', 'IP case is not valid'],
      ['es', 'Caso de PI no es válido'],
    ] as const) {
      const bad = await server.send(newCase.create, { ip_case: '2', case_type: '9' }, { token: lawyer.token, language })
      expect(paths(bad)).toEqual(['ip_case', 'case_type'])
      expect(bad.msg).toBe(msg)
    }
    expect(paths(await server.send(newCase.create, {}, { token: lawyer.token }))).toEqual(['ip_case', 'case_type'])
  })

  test('is not for an outsider without a token, nor for a sub-account whose role does not allow it', async () => {
    expect((await server.call(newCase.create, chosen)).code).toBe(401)
    const company = await aCompany(server.database)
    const sub = await aSubAccount(server.database, company, { permissions: ['case.list'] })
    const refused = await server.call(newCase.create, chosen, { token: await server.tokenFor(sub.userId) })
    expect(refused.errors?.[0]?.code).toBe('forbidden')
    const allowed = await aSubAccount(server.database, company, { permissions: ['case.create'] })
    expect((await server.call(newCase.create, chosen, { token: await server.tokenFor(allowed.userId) })).code).toBe(1)
  })
})

describe('a case from a source', () => {
  const accepted = (parts: Parameters<typeof aSource>[1] = {}) =>
    aSource(server.database, { state: 'accepted', lawyers: [lawyer], ...parts })

  test('starts from what the source says', async () => {
    const { sourceId, title } = await accepted({ caseCount: 2, causeId: trademark })
    const { data } = await server.call(newCase.create, { ...chosen, source_id: sourceId }, { token: lawyer.token })
    expect(held(data.form, 'title')).toBe(`${title}（1）`)
    expect(held(data.form, 'region')).toBe(chancheng.address)
    expect(held(data.form, 'case_costs')).toBe('120000.00')
    expect(held(data.form, 'civil_lawsuit')).toBe(trademark)
    expect(held(data.form, 'describe')).toContain('假冒注册商标')
  })

  test('has the client as our party and its lawyer as the agent, in the role of the side, and an empty entry to copy', async () => {
    const company = await aCompany(server.database, { name: '云帆科技有限公司' })
    const { sourceId } = await accepted({ companyId: company.companyId })
    for (const [case_type, party_role] of [
      ['1', 'plaintiff'],
      ['2', 'defendant'],
    ]) {
      const input = { ip_case: '1', case_type, source_id: sourceId, civil_lawsuit: trademark, case_level: 'first' }
      const { data } = await server.call(newCase.basic, input, { token: lawyer.token })
      expect(held(data.form, 'party_name')).toBe('云帆科技有限公司')
      expect(held(data.form, 'credit_code')).toBe(company.creditCode)
      expect(held(data.form, 'isour')).toBe('1')
      expect(held(data.form, 'party_role')).toBe(party_role)
      expect(held(data.form, 'agents')).toMatchObject([{ agent_name: '陈思远', agent_mobile: lawyer.account }])
      expect(data.appendArr).toMatchObject([{ party_name: '', party_id: null, isour: null, party_type: 1 }])
      expect(data).toMatchObject({ append: true, action: '/api/v1/cases/party' })
    }
  })

  test('shows an outsider no more than if there were none', async () => {
    const { sourceId } = await accepted()
    const other = await aLawyer(server.database)
    const company = await aCompany(server.database)
    for (const userId of [other.userId, company.userId]) {
      const token = await server.tokenFor(userId)
      const hidden = await server.call(newCase.create, { ...chosen, source_id: sourceId }, { token })
      const none = await server.call(newCase.create, { ...chosen, source_id: 999_999 }, { token })
      expect(hidden.errors?.[0]?.code).toBe('not-found')
      expect(hidden.msg).toBe(none.msg)
    }
  })

  test('shows a lawyer whose offer still waits nothing of it', async () => {
    const { sourceId } = await aSource(server.database, { state: 'distributed', lawyers: [lawyer] })
    const refused = await server.call(newCase.create, { ...chosen, source_id: sourceId }, { token: lawyer.token })
    expect(refused.errors?.[0]?.code).toBe('not-found')
  })

  test.each(['waiting', 'approved', 'rejected', 'distributed', 'withdrawn'] as const)(
    'is refused in the state %s',
    async (state) => {
      const { sourceId, userId } = await aSource(server.database, { state })
      const token = await server.tokenFor(userId)
      const { code, errors } = await server.call(newCase.create, { ...chosen, source_id: sourceId }, { token })
      expect(code).toBe(0)
      expect(errors?.[0]?.code).toMatch(/^case-source/)
    },
  )

  test('is led by the lawyer of the source and nobody else', async () => {
    const { sourceId, userId } = await accepted()
    const other = await aLawyer(server.database)
    const token = await server.tokenFor(userId)
    const refused = await server.call(
      newCase.create,
      { ...chosen, source_id: sourceId, lawyer_id: other.lawyerId },
      { token },
    )
    expect(refused.errors).toMatchObject([{ path: 'lawyer_id', code: 'case.lawyer-of-source' }])
    expect(refused.msg).toContain('陈思远')
    const same = { ...chosen, source_id: sourceId, lawyer_id: lawyer.lawyerId }
    expect((await server.call(newCase.create, same, { token })).code).toBe(1)
  })
})

describe('a chosen lawyer', () => {
  test('must be one who may take cases, and no other one for a lawyer', async () => {
    const company = await aCompany(server.database)
    const token = await server.tokenFor(company.userId)
    const waiting = await aLawyer(server.database, { userState: 'waiting' })
    const ask = (lawyer_id: number, of = token) => server.call(newCase.create, { ...chosen, lawyer_id }, { token: of })
    expect((await ask(lawyer.lawyerId)).code).toBe(1)
    expect((await ask(waiting.lawyerId)).errors).toMatchObject([{ path: 'lawyer_id', code: 'case.no-such-lawyer' }])
    expect((await ask(999_999)).errors).toMatchObject([{ code: 'case.no-such-lawyer' }])
    const other = await aLawyer(server.database)
    expect((await ask(other.lawyerId, lawyer.token)).errors).toMatchObject([{ code: 'case.not-your-lawyer' }])
  })

  test('stands as the agent of the entrusting company, without the number of its account', async () => {
    const company = await aCompany(server.database, { name: '云帆科技有限公司' })
    const input = { ...chosen, lawyer_id: lawyer.lawyerId, civil_lawsuit: trademark, case_level: 'first' }
    const { data } = await server.call(newCase.basic, input, { token: await server.tokenFor(company.userId) })
    expect(held(data.form, 'party_name')).toBe('云帆科技有限公司')
    expect(held(data.form, 'agents')).toMatchObject([{ agent_name: '陈思远', agent_mobile: '' }])
  })
})

describe('the basic step', () => {
  const send = (input: object, language: 'zh' | 'en' | 'es' = 'zh') =>
    server.send(newCase.basic, { ...chosen, ...input }, { token: lawyer.token, language })

  test('gives the party form with the roles of instance and cause', async () => {
    const roles = async (input: object) => {
      const { data } = await send(input)
      const options = data.form.find(({ name }) => name === 'party_role')?.options
      return options?.map(({ value }) => value)
    }
    expect(await roles({ case_level: 'first', civil_lawsuit: trademark })).toContain('plaintiff')
    expect(await roles({ case_level: 'second', civil_lawsuit: trademark })).toContain('appellant')
    expect(await roles({ case_level: 'first', civil_lawsuit: counterfeit })).toContain('accused')
  })

  test('maps a cause given by its name to its number', async () => {
    expect((await send({ case_level: 'first', civil_lawsuit: '侵害商标权纠纷' })).code).toBe(1)
    const unknown = await send({ case_level: 'first', civil_lawsuit: '没有这个案由' })
    expect(unknown.errors).toMatchObject([{ path: 'civil_lawsuit', code: 'forms.no-such-cause' }])
  })

  test('names every faulty field in the language of the caller, texts over their length included', async () => {
    const bad = {
      case_level: 'x',
      title: '长'.repeat(201),
      subject_amount: '-1',
      region: '没有省',
      entrusted_on: '2026-02-30',
      clerk: { name: '吴青', phone: '12' },
    }
    const fields = ['title', 'case_level', 'civil_lawsuit', 'subject_amount', 'region', 'clerk.phone', 'entrusted_on']
    for (const language of ['zh', 'en', 'es'] as const) expect(paths(await send(bad, language))).toEqual(fields)
    expect((await send(bad, 'en')).msg).toBe('Case title may have at most 200 characters')
    expect((await send(bad, 'es')).msg).toBe('Título del caso admite como máximo 200 caracteres')
    const longest = { title: '长'.repeat(200), case_level: 'first', civil_lawsuit: trademark }
    expect((await send(longest)).code).toBe(1)
  })

  test('refuses an outsider: no token, or the source of others', async () => {
    const input = { ...chosen, case_level: 'first', civil_lawsuit: trademark }
    expect((await server.call(newCase.basic, input)).code).toBe(401)
    const { sourceId } = await aSource(server.database, { state: 'accepted' })
    const refused = await server.call(newCase.basic, { ...input, source_id: sourceId }, { token: lawyer.token })
    expect(refused.errors?.[0]?.code).toBe('not-found')
  })

  test('refuses a version of the form that never was', async () => {
    const refused = await send({ case_level: 'first', civil_lawsuit: trademark, version: 7 })
    expect(refused.errors).toMatchObject([{ code: 'forms.unknown-version' }])
  })
})

describe('the party step', () => {
  const facts = { ...chosen, case_level: 'first', civil_lawsuit: trademark }
  const ours = { isour: '1', party_role: 'plaintiff', party_type: 1, party_name: '云帆科技有限公司' }
  const send = (input: object, token = lawyer.token) => server.send(newCase.party, { ...facts, ...input }, { token })

  test('gives the evidence form', async () => {
    const { code, data } = await send({ party: [ours] })
    expect(code).toBe(1)
    expect(data).toMatchObject({ action: '/api/v1/cases/evidence', append: true })
    expect(data.appendArr).toHaveLength(1)
  })

  test('takes the list as JSON text too, and drops what is no object', async () => {
    expect((await send({ party: JSON.stringify(['x', ours, null, 3]) })).code).toBe(1)
    expect(paths(await send({ party: ['x', null] }))).toContain('party.0.party_name')
  })

  test('names every faulty field of every party', async () => {
    const bad = [
      { ...ours, credit_code: '123', postal_code: '12', agents: [{ agent_mobile: '1' }] },
      { isour: '0', party_type: 0, party_role: 'complainant', party_name: '王'.repeat(121), identity_number: '1' },
    ]
    expect(paths(await send({ party: bad }))).toEqual([
      'party.0.credit_code',
      'party.0.postal_code',
      'party.0.agents.0.agent_name',
      'party.0.agents.0.agent_mobile',
      'party.1.party_role',
      'party.1.party_name',
      'party.1.identity_number',
    ])
    expect((await send({ party: [ours, { ...ours, isour: '0', party_name: '王'.repeat(120) }] })).code).toBe(1)
  })

  test('asks for the list where there is neither one nor a known party', async () => {
    expect(paths(await send({}))).toEqual(['party'])
  })

  test('refuses an outsider: no token, or a party that no case of theirs knows', async () => {
    expect((await server.call(newCase.party, { ...facts, party: [ours] })).code).toBe(401)
    const linked = await server.call(
      newCase.party,
      { ...facts, party: [{ ...ours, party_id: 987_654 }] },
      { token: lawyer.token },
    )
    expect(linked.errors).toMatchObject([{ path: 'party.0.party_name', code: 'case.no-such-party' }])
    const asked = await server.call(newCase.party, { ...facts, party_id: 987_654 }, { token: lawyer.token })
    expect(asked.errors?.[0]?.code).toBe('not-found')
  })
})
