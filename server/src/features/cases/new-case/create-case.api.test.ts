import { caseSources } from '@luqiao/domain/case-sources'
import { caseCreated, newCase } from '@luqiao/domain/cases'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, aCreditCode, aLawyer, aStaff, aSubAccount } from '../../../../test/factories/accounts.ts'
import { aSource } from '../../../../test/factories/case-sources.ts'
import { aFile } from '../../../../test/factories/documents.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { on, type Reaction } from '../../../platform/work/work.ts'

let server: TestServer
let lawyer: Awaited<ReturnType<typeof aLawyer>> & { token: string }
let told: unknown[] = []
let failing = false

/** Hears of every new case, within its transaction; makes it fail at the very end where a test wants that. */
const overhear = on(caseCreated, {
  name: 'overhear-created',
  when: 'in-transaction',
  react: async (_, payload) => {
    if (failing) throw new Error('the last thing of the transaction fails')
    told.push(payload)
  },
})

beforeAll(async () => {
  server = await startTestServer()
  ;(server.app.chores.reactions as Reaction[]).push(overhear)
  const made = await aLawyer(server.database, { name: '陈思远' })
  lawyer = { ...made, token: await server.tokenFor(made.userId) }
})
beforeEach(() => {
  told = []
})
afterEach(() => {
  failing = false
})
afterAll(() => server.close())

const trademark = 1451
const identity = '11010519491231002X'
const basic = { case_level: 'first', civil_lawsuit: trademark, subject_amount: '1,280,000', region: '广东省,佛山市' }
const ours = { isour: '1', party_role: 'plaintiff', party_type: 1, party_name: '云帆科技有限公司' }
const theirs = { isour: '0', party_role: 'defendant', party_type: 0, party_name: '王海', identity_number: identity }
const payload = (parts: object = {}) => ({
  case: { ip_case: '1', case_type: '1' },
  basic,
  party: [ours, theirs],
  evidence: [],
  ...parts,
})
const create = (parts: object = {}, options: { token?: string; key?: string; form?: boolean } = {}) =>
  server.send(newCase.evidence, payload(parts), { token: lawyer.token, ...options })

const caseOf = (id: number) =>
  server.database.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const partiesOf = (id: number) =>
  server.database.selectFrom('case_parties').selectAll().where('case_id', '=', id).orderBy('position').execute()
const membersOf = (id: number) =>
  server.database
    .selectFrom('case_members')
    .select(['user_id', 'role'])
    .where('case_id', '=', id)
    .orderBy('user_id')
    .execute()
const counted = async () => {
  const count = (table: 'cases' | 'parties' | 'case_parties' | 'evidence' | 'case_members' | 'operation_log') =>
    server.database
      .selectFrom(table)
      .select((q) => q.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const tables = ['cases', 'parties', 'case_parties', 'evidence', 'case_members', 'operation_log'] as const
  return Promise.all(tables.map(async (table) => (await count(table)).n))
}

describe('the last step', () => {
  test('writes the case, its parties, evidence, files, lead, log and event together', async () => {
    const file = await aFile(server.database, { uploadedBy: lawyer.userId })
    const evidence = [{ evidence_name: '公证书', evidence_type: 'documentary', pages: 12, files: [file] }]
    const { code, data } = await create({ evidence })
    expect(code).toBe(1)
    expect(data).toEqual({ form: [], action: '', append: false, case_id: expect.any(Number) })
    const id = data.case_id
    expect(await caseOf(id)).toMatchObject({
      title: '云帆科技诉王海侵害商标权纠纷',
      ip_case: true,
      case_type: 1,
      company_id: null,
      source_id: null,
      cause_id: trademark,
      region_code: '440600',
      amount_fen: 128_000_000,
      basic: { case_level: 'first', civil_lawsuit: trademark, subject_amount: '1280000.00' },
      basic_version: 1,
      state: 'open',
      phase: 'intake',
      created_by: lawyer.userId,
    })
    expect(await partiesOf(id)).toMatchObject([
      { position: 1, is_ours: true, role: 'plaintiff', abroad: false, form: { party_name: '云帆科技有限公司' } },
      { position: 2, is_ours: false, role: 'defendant', form: { identity_number: identity } },
    ])
    expect(await membersOf(id)).toEqual([{ user_id: lawyer.userId, role: 'lead' }])
    const kept = await server.database
      .selectFrom('evidence')
      .innerJoin('evidence_files', 'evidence_files.evidence_id', 'evidence.id')
      .innerJoin('files', 'files.id', 'evidence_files.file_id')
      .select(['evidence.name', 'evidence.form', 'files.id', 'files.attached_at'])
      .where('case_id', '=', id)
      .execute()
    expect(kept).toMatchObject([{ name: '公证书', id: file.id, form: { pages: 12, files: [file] } }])
    expect(kept[0]?.attached_at).not.toBeNull()
    const log = server.database.selectFrom('operation_log').selectAll().where('case_id', '=', id)
    expect(await log.execute()).toMatchObject([{ action: 'case.create', actor_id: lawyer.userId, subject_id: id }])
    expect(told).toMatchObject([{ caseId: id, createdBy: lawyer.userId, memberIds: [lawyer.userId] }])
  })

  test('keeps a title that was typed, reads nested JSON text, and drops what is no answer', async () => {
    const given = payload({ basic: { ...basic, title: ' 我的案件 ', ip_case: '1', case_type: '1', nonsense: 'x' } })
    const sent = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)]))
    const { data } = await server.send(newCase.evidence, sent, { token: lawyer.token, form: true })
    const row = await caseOf(data.case_id)
    expect(row.title).toBe('我的案件')
    for (const name of ['ip_case', 'case_type', 'nonsense']) expect(row.basic).not.toHaveProperty(name)
  })

  test('writes nothing when its very end fails', async () => {
    const file = await aFile(server.database, { uploadedBy: lawyer.userId })
    const before = await counted()
    failing = true
    const evidence = [{ evidence_name: '公证书', files: [file] }]
    const { status } = await create({ evidence, party: [{ ...ours, credit_code: aCreditCode() }] })
    expect(status).toBe(500)
    expect(await counted()).toEqual(before)
    failing = false
    expect((await create({ evidence })).code, 'the file is free again').toBe(1)
  })

  test('names every faulty field of all three steps at once, and writes nothing', async () => {
    const foreign = await aFile(server.database, { uploadedBy: (await aLawyer(server.database)).userId })
    const before = await counted()
    const refused = await create({
      basic: { case_level: 'first', title: '长'.repeat(201) },
      party: [
        { ...theirs, party_name: '' },
        { ...theirs, party_id: 987_654 },
      ],
      evidence: [{ pages: 1 }, { evidence_name: '照片', files: [foreign] }],
    })
    expect(refused.errors?.map(({ path }) => path)).toEqual([
      'basic.title',
      'basic.civil_lawsuit',
      'party.0.party_name',
      'party.0.isour',
      'evidence.0.evidence_name',
      'party.1.party_name',
      'evidence.1.files',
    ])
    expect(await counted()).toEqual(before)
  })

  test('refuses an outsider: no token, another one’s source, lawyer, party and file', async () => {
    expect((await server.send(newCase.evidence, payload(), {})).code).toBe(401)
    const outsider = await aLawyer(server.database)
    const token = await server.tokenFor(outsider.userId)
    const { sourceId } = await aSource(server.database, { state: 'accepted' })
    const call = (parts: object) => server.call(newCase.evidence, { ...payload(), ...parts }, { token })
    const chosen = { ip_case: '1', case_type: '1' }
    expect((await call({ case: { ...chosen, source_id: sourceId } })).errors?.[0]?.code).toBe('not-found')
    expect((await call({ case: { ...chosen, lawyer_id: lawyer.lawyerId } })).errors).toMatchObject([
      { path: 'case.lawyer_id', code: 'case.not-your-lawyer' },
    ])
    const { data } = await create()
    const [party] = await partiesOf(data.case_id)
    const link = [{ ...ours, party_id: party?.party_id }]
    expect((await call({ party: link })).errors).toMatchObject([{ code: 'case.no-such-party' }])
    const file = await aFile(server.database, { uploadedBy: lawyer.userId })
    const theft = await call({ evidence: [{ evidence_name: '照片', files: [file] }] })
    expect(theft.errors).toMatchObject([{ path: 'evidence.0.files' }])
  })

  test('gives no file to two pieces of evidence', async () => {
    const file = await aFile(server.database, { uploadedBy: lawyer.userId })
    const evidence = [
      { evidence_name: '甲', files: [file] },
      { evidence_name: '乙', files: [file] },
    ]
    expect((await create({ evidence })).errors).toMatchObject([{ path: 'evidence.1.files' }])
  })

  test('makes one case of one idempotency key, two without', async () => {
    const [first, second] = [await create({}, { key: 'dialog-1' }), await create({}, { key: 'dialog-1' })]
    expect(second.data.case_id).toBe(first.data.case_id)
    expect(told).toHaveLength(1)
    const changed = await create({ basic: { ...basic, title: '另一个' } }, { key: 'dialog-1' })
    expect(changed.errors?.[0]?.code).toBe('same-key-other-request')
    const [third, fourth] = [await create(), await create()]
    expect(third.data.case_id).not.toBe(fourth.data.case_id)
  })

  test('makes one case of two equal requests at the same moment with one key', async () => {
    const both = await Promise.all([create({}, { key: 'dialog-2' }), create({}, { key: 'dialog-2' })])
    expect(new Set(both.map(({ data }) => data.case_id)).size).toBe(1)
  })
})

describe('whose case it is', () => {
  test('a company’s own, and its main account sees it; another company’s party is linked to nothing', async () => {
    const company = await aCompany(server.database)
    const other = await aCompany(server.database, { name: '海川贸易有限公司' })
    const party = [ours, { ...theirs, party_type: 1, party_name: other.name, credit_code: other.creditCode }]
    const { data } = await create({ party }, { token: await server.tokenFor(company.userId) })
    expect(await caseOf(data.case_id)).toMatchObject({ company_id: company.companyId })
    expect(await membersOf(data.case_id)).toEqual([])
    const search = async (userId: number) =>
      server.call(newCase.searchParty, { party_type: 1, name: '海川' }, { token: await server.tokenFor(userId) })
    expect((await search(company.userId)).data).toHaveLength(1)
    expect((await search(other.userId)).data).toEqual([])
  })

  test('a lawyer’s own client is outside the platform even where it bears a company’s name and code', async () => {
    const company = await aCompany(server.database, { name: '云帆科技有限公司' })
    const { data } = await create({ party: [{ ...ours, credit_code: company.creditCode }] })
    expect(await caseOf(data.case_id)).toMatchObject({ company_id: null })
  })

  test('a sub-account stays on the case that it opened', async () => {
    const company = await aCompany(server.database)
    const sub = await aSubAccount(server.database, company, { permissions: ['case.create'] })
    const chosen = { ip_case: '1', case_type: '1', lawyer_id: lawyer.lawyerId }
    const { data } = await create({ case: chosen }, { token: await server.tokenFor(sub.userId) })
    expect(await membersOf(data.case_id)).toEqual(
      expect.arrayContaining([
        { user_id: lawyer.userId, role: 'lead' },
        { user_id: sub.userId, role: 'client' },
      ]),
    )
  })

  test('the chosen lawyer leads what a company or staff opens', async () => {
    for (const userId of [(await aCompany(server.database)).userId, (await aStaff(server.database)).userId]) {
      const chosen = { ip_case: '0', case_type: '2', lawyer_id: lawyer.lawyerId }
      const { data } = await create({ case: chosen }, { token: await server.tokenFor(userId) })
      expect(await membersOf(data.case_id)).toEqual([{ user_id: lawyer.userId, role: 'lead' }])
    }
  })
})

describe('a case from a source', () => {
  const chosen = (source_id: number) => ({ case: { ip_case: '1', case_type: '1', source_id } })
  const accepted = (parts: Parameters<typeof aSource>[1] = {}) =>
    aSource(server.database, { state: 'accepted', lawyers: [lawyer], ...parts })
  const stateOf = (id: number) =>
    server.database
      .selectFrom('case_sources')
      .select(['state', 'cases_created'])
      .where('id', '=', id)
      .executeTakeFirst()

  test('belongs to its company and is led by its lawyer, whoever opens it', async () => {
    const company = await aCompany(server.database)
    const { sourceId } = await accepted({ companyId: company.companyId, caseCount: 3 })
    const staff = await aStaff(server.database)
    for (const userId of [lawyer.userId, company.userId, staff.userId]) {
      const { data } = await create(chosen(sourceId), { token: await server.tokenFor(userId) })
      expect(await caseOf(data.case_id)).toMatchObject({ company_id: company.companyId, source_id: sourceId })
      expect(await membersOf(data.case_id)).toEqual([{ user_id: lawyer.userId, role: 'lead' }])
    }
    expect(await stateOf(sourceId)).toEqual({ state: 'converted', cases_created: 3 })
  })

  test('is given to the sub-account that posted the source', async () => {
    const company = await aCompany(server.database)
    const sub = await aSubAccount(server.database, company, { permissions: ['case-source.add'] })
    const { sourceId } = await accepted({ companyId: company.companyId, postedBy: sub.userId })
    const { data } = await create(chosen(sourceId))
    expect(await membersOf(data.case_id)).toEqual([
      { user_id: lawyer.userId, role: 'lead' },
      { user_id: sub.userId, role: 'client' },
    ])
  })

  test('gives as many cases as it has matters, and no more', async () => {
    const { sourceId } = await accepted({ caseCount: 2 })
    expect((await create(chosen(sourceId))).code).toBe(1)
    expect(await stateOf(sourceId)).toEqual({ state: 'converted', cases_created: 1 })
    expect((await create(chosen(sourceId))).code).toBe(1)
    const third = await create(chosen(sourceId))
    expect(third.errors?.[0]?.code).toMatch(/all-cases-created$/)
    expect(await stateOf(sourceId)).toEqual({ state: 'converted', cases_created: 2 })
  })

  test('is made once where two convert its last matter at the same moment', async () => {
    const { sourceId } = await accepted({ caseCount: 1 })
    const before = await counted()
    const both = await Promise.all([create(chosen(sourceId)), create(chosen(sourceId))])
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
    const [cases] = await counted()
    expect(cases).toBe((before[0] ?? 0) + 1)
    expect(await stateOf(sourceId)).toEqual({ state: 'converted', cases_created: 1 })
  })

  test('leaves the source as it was when the case fails', async () => {
    const { sourceId } = await accepted()
    failing = true
    expect((await create(chosen(sourceId))).status).toBe(500)
    expect(await stateOf(sourceId)).toEqual({ state: 'accepted', cases_created: 0 })
  })

  test.each(['waiting', 'approved', 'rejected', 'distributed', 'withdrawn'] as const)(
    'is refused in the state %s',
    async (state) => {
      const { sourceId, userId } = await aSource(server.database, { state })
      const refused = await create(chosen(sourceId), { token: await server.tokenFor(userId) })
      expect(refused.code).toBe(0)
      expect(await stateOf(sourceId)).toEqual({ state, cases_created: 0 })
    },
  )

  test('shows the lawyer the source as converted', async () => {
    const { sourceId } = await accepted({ caseCount: 1 })
    await create(chosen(sourceId))
    const { data } = await server.call(caseSources.get, { id: sourceId }, { token: lawyer.token })
    expect(data).toMatchObject({ state: 'converted', cases_created: 1 })
  })
})
