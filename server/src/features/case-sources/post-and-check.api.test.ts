import { caseSources, sourceFields } from '@luqiao/domain/case-sources'
import { languages } from '@luqiao/domain/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLawyer, aStaff, aSubAccount } from '../../../test/factories/accounts.ts'
import { aSource, aSourceDraft, chancheng, someRegions } from '../../../test/factories/case-sources.ts'
import { aFile } from '../../../test/factories/documents.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let company: Awaited<ReturnType<typeof aCompany>>
const tokens = { staff: '', company: '', lawyer: '', otherCompany: '' }

beforeAll(async () => {
  server = await startTestServer()
  const { database } = server
  await someRegions(database)
  company = await aCompany(database)
  tokens.company = await server.tokenFor(company.userId)
  tokens.otherCompany = await server.tokenFor((await aCompany(database)).userId)
  tokens.staff = await server.tokenFor((await aStaff(database)).userId)
  tokens.lawyer = await server.tokenFor((await aLawyer(database)).userId)
})
afterAll(() => server.close())

const filled = aSourceDraft()

/** The name of a file that this user uploaded and has not used. */
const anUpload = async (userId: number) =>
  (await aFile(server.database, { uploadedBy: userId, name: '授权书.pdf', size: 10 })).thumbid

const post = async (parts: object = {}, token = tokens.company) =>
  (await server.call(caseSources.add, { ...filled, ...parts }, { token })).data.id
const get = (id: number, token: string) => server.call(caseSources.get, { id }, { token })

describe('posting a source', () => {
  test('a company posts one; it waits for its review with all that was filled in', async () => {
    const thumbid = await anUpload(company.userId)
    const reply = await server.call(
      caseSources.add,
      { ...filled, relevant_material: [thumbid] },
      { token: tokens.company },
    )
    expect(reply).toMatchObject({ code: 1, status: 200 })
    const { data } = await get(reply.data.id, tokens.company)
    expect(data).toMatchObject({
      view: 'full',
      state: 'waiting',
      casename: '商标批量维权',
      main_name: '示例需求方',
      compid: company.companyId,
      company_name: company.name,
      contacts: '周宁远',
      mobile: '0757-88880000',
      address: chancheng.address,
      case_num: 32,
      case_costs: '120000.50',
      describe: filled.describe,
      relevant_material: [{ name: '授权书.pdf', thumbid, size: 10 }],
      history: [{ change: 'posted', state: 'waiting', by: company.name }],
      can: ['edit', 'withdraw'],
      rounds: [],
    })
    const log = await server.database
      .selectFrom('operation_log')
      .select(['action', 'company_id', 'actor_id'])
      .where('subject_type', '=', 'case-source')
      .where('subject_id', '=', data.id)
      .execute()
    expect(log).toEqual([{ action: 'case-source.posted', company_id: company.companyId, actor_id: company.userId }])
  })

  test('the body may be form-encoded, as the specification’s client sends it', async () => {
    const reply = await server.call(caseSources.add, filled, { token: tokens.company, form: true })
    expect(reply.code).toBe(1)
  })

  test('a count of 010 is ten; the company that a company names is its own', async () => {
    const id = await post({ case_num: '010', compid: 999_999 })
    expect((await get(id, tokens.company)).data).toMatchObject({ case_num: 10, compid: company.companyId })
  })

  test('staff post for a company, which then sees it', async () => {
    const id = await post({ compid: company.companyId }, tokens.staff)
    expect((await get(id, tokens.company)).data.compid).toBe(company.companyId)
    expect((await get(id, tokens.company)).data.history[0]?.by).toBe('平台')
    const { data } = await server.call(
      caseSources.company,
      { title: company.name.slice(0, 4) },
      { token: tokens.staff },
    )
    expect(data).toContainEqual({ id: company.companyId, company_name: company.name })
  })

  test('all nine rules are named at once, in order, in the caller’s language', async () => {
    const chinese = [
      '需求主体不能为空',
      '委托单位不能为空',
      '联系人姓名不能为空',
      '联系人电话不能为空',
      '办案地区不能为空',
      '案源名称不能为空',
      '案件数量不能为空',
      '案件费用不能为空',
      '基本案情不能为空',
    ]
    for (const language of languages) {
      const reply = await server.send(caseSources.add, {}, { token: tokens.staff, language })
      expect(reply).toMatchObject({ code: 0, status: 200, msg: reply.errors?.[0]?.msg })
      expect(reply.errors?.map(({ path }) => path)).toEqual([
        'main_name',
        'compid',
        'contacts',
        'mobile',
        'address',
        'casename',
        'case_num',
        'case_costs',
        'describe',
      ])
      if (language === 'zh') expect(reply.errors?.map(({ msg }) => msg)).toEqual(chinese)
      else expect(reply.errors?.every(({ msg }) => /^[^一-鿿]+$/.test(msg))).toBe(true)
    }
  })

  test('faults that only the server knows stand among the others', async () => {
    const reply = await server.send(
      caseSources.add,
      {
        ...filled,
        compid: 999_999,
        address: '广东省,佛山市,海淀区',
        case_num: '0',
        describe: '',
        relevant_material: ['nobody-uploaded'],
      },
      { token: tokens.staff },
    )
    expect(reply.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['compid', 'case-source.company-unknown'],
      ['address', 'case-source.region-unknown'],
      ['case_num', 'case-source.case-count-invalid'],
      ['describe', 'case-source.description-required'],
      ['relevant_material', 'document.not-yours'],
    ])
  })

  test('a region is named down to where it is divided no further', async () => {
    for (const address of ['广东省', '广东省,佛山市', '佛山市,禅城区', '广东省,佛山市,禅城区,石湾镇'])
      expect(
        (await server.send(caseSources.add, { ...filled, address }, { token: tokens.company })).errors,
      ).toMatchObject([{ path: 'address', code: 'case-source.region-unknown' }])
  })

  test('somebody else’s upload is not taken', async () => {
    const thumbid = await anUpload((await aCompany(server.database)).userId)
    const reply = await server.call(
      caseSources.add,
      { ...filled, relevant_material: [thumbid] },
      { token: tokens.company },
    )
    expect(reply.errors).toMatchObject([{ path: 'relevant_material' }])
  })

  test('a text holds at its limit and is refused one over it', async () => {
    for (const field of ['main_name', 'contacts', 'mobile', 'casename', 'describe'] as const) {
      const { limit } = sourceFields[field]
      expect(
        (await server.send(caseSources.add, { ...filled, [field]: '律'.repeat(limit) }, { token: tokens.company }))
          .code,
      ).toBe(1)
      const over = await server.send(
        caseSources.add,
        { ...filled, [field]: '律'.repeat(limit + 1) },
        { token: tokens.company },
      )
      expect(over.errors).toMatchObject([{ path: field, code: 'too-long' }])
      expect(over.msg).toContain(String(limit))
    }
  })

  test.each([
    ['a field that is a list', { main_name: ['a'] }, 'main_name'],
    ['files that are not names', { relevant_material: [{ id: 3 }] }, 'relevant_material.0'],
    ['broken JSON of files', { relevant_material: '[{' }, 'relevant_material'],
  ])('refuses %s', async (_what, parts, path) => {
    const reply = await server.send(caseSources.add, { ...filled, ...parts }, { token: tokens.company })
    expect(reply).toMatchObject({ code: 0, status: 200 })
    expect(reply.errors?.map((error) => error.path)).toContain(path)
  })

  test('one idempotency key makes one source, none makes two', async () => {
    const send = (key?: string) =>
      server.call(caseSources.add, { ...filled, casename: '只发一次' }, { token: tokens.company, ...(key && { key }) })
    const [first, second] = await Promise.all([send('same-key'), send('same-key')])
    expect(first.data.id).toBe(second.data.id)
    const [third, fourth] = [await send(), await send()]
    expect(new Set([first.data.id, third.data.id, fourth.data.id]).size).toBe(3)
  })

  test('an outsider may not: a guest, a lawyer (caseSources.add)', async () => {
    expect((await server.call(caseSources.add, filled)).status).toBe(401)
    const reply = await server.call(caseSources.add, filled, { token: tokens.lawyer })
    expect(reply.errors?.[0]?.code).toBe('forbidden')
  })

  test('an outsider finds no companies (caseSources.company) and no staff (caseSources.operator)', async () => {
    for (const token of [tokens.company, tokens.lawyer]) {
      expect((await server.call(caseSources.company, { title: '' }, { token })).errors?.[0]?.code).toBe('forbidden')
      expect((await server.call(caseSources.operator, {}, { token })).errors?.[0]?.code).toBe('forbidden')
    }
    expect((await server.call(caseSources.operator, {}, { token: tokens.staff })).data.length).toBeGreaterThan(0)
  })
})

describe('who sees a source', () => {
  test('an outsider gets the same answer as for one that does not exist (caseSources.get)', async () => {
    const id = await post()
    const never = await get(999_999, tokens.otherCompany)
    for (const token of [tokens.otherCompany, tokens.lawyer]) {
      const reply = await get(id, token)
      expect(reply).toEqual(never)
      expect(reply).toMatchObject({ code: 0, status: 200, errors: [{ code: 'not-found' }] })
    }
  })

  test('an outsider’s list holds none of it (caseSources.list)', async () => {
    const id = await post()
    for (const token of [tokens.otherCompany, tokens.lawyer]) {
      const { data } = await server.call(caseSources.list, {}, { token })
      expect(data.list.map((row) => row.id)).not.toContain(id)
      expect(data.states.waiting).toBe(0)
    }
    expect((await server.call(caseSources.list, {})).status).toBe(401)
  })

  test('a sub-account sees what it posted, and all where its role sees all', async () => {
    const { database } = server
    const permissions = ['case-source.list', 'case-source.add']
    const own = await aSubAccount(database, company, { permissions })
    const all = await aSubAccount(database, company, { permissions, seesAllCases: true })
    const none = await aSubAccount(database, company)
    const [ownToken, allToken, noneToken] = [
      await server.tokenFor(own.userId),
      await server.tokenFor(all.userId),
      await server.tokenFor(none.userId),
    ]
    const [theirs, mine] = [await post(), await post({}, ownToken)]
    const listed = async (token: string) =>
      (await server.call(caseSources.list, { limit: 100 }, { token })).data.list.map((row) => row.id)
    expect(await listed(ownToken)).toEqual([mine])
    expect(await listed(allToken)).toEqual(expect.arrayContaining([mine, theirs]))
    expect((await get(theirs, ownToken)).errors?.[0]?.code).toBe('not-found')
    expect((await get(mine, ownToken)).data.can).toEqual([])
    expect((await server.call(caseSources.list, {}, { token: noneToken })).errors?.[0]?.code).toBe('forbidden')
  })

  test('the list filters, searches, counts by state and pages', async () => {
    const { companyId, userId } = await aCompany(server.database)
    const token = await server.tokenFor(userId)
    const ids: number[] = []
    for (let n = 0; n < 5; n++) ids.unshift(await post({ casename: `第${n}号专利纠纷` }, token))
    await server.call(caseSources.check, { id: ids[0] as number, result: 'approved' }, { token: tokens.staff })
    const list = async (filters: object, by = token) =>
      (await server.call(caseSources.list, filters, { token: by })).data
    expect((await list({ limit: 2 })).list.map((row) => row.id)).toEqual(ids.slice(0, 2))
    expect((await list({ limit: 2, page: 3 })).list.map((row) => row.id)).toEqual(ids.slice(4))
    expect((await list({ limit: 2, after: ids[1] })).list.map((row) => row.id)).toEqual(ids.slice(2, 4))
    expect((await list({ sort: 'oldest', limit: 1 })).list.map((row) => row.id)).toEqual(ids.slice(4))
    expect(await list({ state: 'approved' })).toMatchObject({ total: 1, list: [{ id: ids[0], state: 'approved' }] })
    expect((await list({ state: ['approved', 'waiting'] })).total).toBe(5)
    expect((await list({ state: 'approved' })).states).toMatchObject({ waiting: 4, approved: 1, withdrawn: 0 })
    expect((await list({ keyword: '3号专利' })).list.map((row) => row.id)).toEqual([ids[1]])
    expect((await list({ keyword: '佛' })).total).toBe(5)
    expect((await list({ keyword: '没有这个' })).total).toBe(0)
    expect((await list({ region_code: '4406' })).total).toBe(5)
    expect((await list({ region_code: '11' })).total).toBe(0)
    expect((await list({ compid: companyId, limit: 100 }, tokens.staff)).total).toBe(5)
    const refused = await server.send(caseSources.list, { state: 'sleeping', limit: 1000 }, { token })
    expect(refused.errors?.map(({ path }) => path).sort()).toEqual(['limit', 'state.0'])
  })
})

describe('editing', () => {
  test('changes what was filled in, keeps, adds and gives up files', async () => {
    const [kept, dropped, added] = [
      await anUpload(company.userId),
      await anUpload(company.userId),
      await anUpload(company.userId),
    ]
    const id = await post({ relevant_material: [kept, dropped] })
    const edited = await server.call(
      caseSources.edit,
      { ...filled, id, casename: '改后的名称', relevant_material: [added, kept], version: 1 },
      { token: tokens.company },
    )
    expect(edited.data).toMatchObject({ casename: '改后的名称', state: 'waiting', version: 2 })
    expect(edited.data.relevant_material.map((file) => file.thumbid)).toEqual([added, kept])
    const gone = await server.database
      .selectFrom('files')
      .select('deleted_at')
      .where('thumb_id', '=', dropped)
      .executeTakeFirstOrThrow()
    expect(gone.deleted_at).not.toBeNull()
    expect((await server.call(caseSources.list, { keyword: '改后的' }, { token: tokens.company })).data.total).toBe(1)
  })

  test('a rejected one goes back to its review', async () => {
    const id = await post()
    await server.call(caseSources.check, { id, result: 'rejected', reason: '资料不全' }, { token: tokens.staff })
    expect((await get(id, tokens.company)).data).toMatchObject({ state: 'rejected', reason: '资料不全' })
    const { data } = await server.call(caseSources.edit, { ...filled, id }, { token: tokens.company })
    expect(data.state).toBe('waiting')
    expect(data.history.map(({ change, state }) => [change, state])).toEqual([
      ['posted', 'waiting'],
      ['rejected', 'rejected'],
      ['edited', 'waiting'],
    ])
  })

  test('an approved one stays approved', async () => {
    const { sourceId } = await aSource(server.database, { companyId: company.companyId, state: 'approved' })
    const { data } = await server.call(caseSources.edit, { ...filled, id: sourceId }, { token: tokens.company })
    expect(data.state).toBe('approved')
  })

  test('somebody else’s change in between is not overwritten', async () => {
    const id = await post()
    await server.call(caseSources.edit, { ...filled, id, version: 1 }, { token: tokens.company })
    const reply = await server.call(caseSources.edit, { ...filled, id, version: 1 }, { token: tokens.company })
    expect(reply.errors?.[0]?.code).toBe('changed-meanwhile')
  })

  test('names every faulty field at once', async () => {
    const id = await post()
    const reply = await server.send(caseSources.edit, { id, case_num: 'x' }, { token: tokens.company })
    expect(reply.errors).toHaveLength(8)
  })

  test('an outsider learns nothing of it (caseSources.edit)', async () => {
    const id = await post()
    for (const token of [tokens.otherCompany, tokens.lawyer])
      expect((await server.call(caseSources.edit, { ...filled, id }, { token })).code).toBe(0)
    expect(
      (await server.call(caseSources.edit, { ...filled, id }, { token: tokens.otherCompany })).errors,
    ).toMatchObject([{ code: 'not-found' }])
  })
})

describe('the review', () => {
  test('staff approve and name the cause', async () => {
    const cause = { id: 910_001, parent_id: null, kind: 'civil', name: '侵害商标权纠纷', level: 3, position: 1 }
    await server.database
      .insertInto('causes')
      .values(cause)
      .onConflict((c) => c.doNothing())
      .execute()
    const id = await post()
    const { data } = await server.call(
      caseSources.check,
      { id, result: 'approved', cause_id: cause.id },
      { token: tokens.staff },
    )
    expect(data).toMatchObject({ state: 'approved', cause: { id: cause.id, name: cause.name } })
    expect(data.can).toEqual(['edit', 'distribute', 'withdraw'])
  })

  test.each([
    ['no reason', { result: 'rejected' }, [['reason', 'case-source.reason-required']]],
    [
      'no reason and an unknown cause',
      { result: 'rejected', cause_id: 99_999_999 },
      [
        ['reason', 'case-source.reason-required'],
        ['cause_id', 'case-source.cause-unknown'],
      ],
    ],
    ['another result', { result: 'maybe' }, [['result', 'invalid']]],
    ['a reason over its limit', { result: 'rejected', reason: '律'.repeat(501) }, [['reason', 'too-long']]],
  ])('refuses %s', async (_what, parts, faults) => {
    const id = await post()
    const reply = await server.send(caseSources.check, { id, ...parts }, { token: tokens.staff })
    expect(reply.errors?.map(({ path, code }) => [path, code])).toEqual(faults)
    expect((await get(id, tokens.staff)).data.state).toBe('waiting')
  })

  test('an outsider may not (caseSources.check)', async () => {
    const id = await post()
    for (const token of [tokens.company, tokens.lawyer, tokens.otherCompany]) {
      const reply = await server.call(caseSources.check, { id, result: 'approved' }, { token })
      expect(reply.errors?.[0]?.code).toBe('forbidden')
    }
  })
})

describe('withdrawing', () => {
  test.each(['waiting', 'approved', 'rejected', 'distributed'] as const)('from %s', async (state) => {
    const { sourceId } = await aSource(server.database, { companyId: company.companyId, state })
    const { data } = await server.call(
      caseSources.withdraw,
      { id: sourceId, reason: '已和解' },
      { token: tokens.company },
    )
    expect(data).toMatchObject({ state: 'withdrawn', reason: '已和解', can: [] })
  })

  test('ends the offers that wait for an answer', async () => {
    const lawyer = await aLawyer(server.database)
    const { sourceId, offers } = await aSource(server.database, {
      companyId: company.companyId,
      state: 'distributed',
      lawyers: [lawyer],
    })
    const token = await server.tokenFor(lawyer.userId)
    expect((await get(sourceId, token)).code).toBe(1)
    await server.call(caseSources.withdraw, { id: sourceId }, { token: tokens.company })
    expect((await get(sourceId, token)).errors?.[0]?.code).toBe('not-found')
    const late = await server.call(caseSources.accept, { id: offers[0]?.offerId as number }, { token })
    expect(late.msg).toBe('该案源已撤回')
  })

  test('an outsider learns nothing of it (caseSources.withdraw)', async () => {
    const id = await post()
    const reply = await server.call(caseSources.withdraw, { id }, { token: tokens.otherCompany })
    expect(reply.errors?.[0]?.code).toBe('not-found')
    expect((await server.call(caseSources.withdraw, { id }, { token: tokens.lawyer })).errors?.[0]?.code).toBe(
      'forbidden',
    )
  })
})
