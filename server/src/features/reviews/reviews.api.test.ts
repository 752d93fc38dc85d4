import { accounts } from '@luqiao/domain/accounts'
import { documents } from '@luqiao/domain/documents'
import { notifications } from '@luqiao/domain/notifications'
import { reviews } from '@luqiao/domain/reviews'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aCreditCode, aLawyer, aStaff } from '../../../test/factories/accounts.ts'
import { registering } from '../../../test/registration.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let guest: ReturnType<typeof registering>
let staff: string
beforeAll(async () => {
  server = await startTestServer()
  guest = registering(server)
  staff = await server.tokenFor((await aStaff(server.database, { name: '审核员' })).userId)
})
afterAll(() => server.close())

const codesOf = (reply: { errors?: { code: string }[] }) => reply.errors?.map(({ code }) => code)
const own = async (token: string) => {
  const { data } = await server.call(reviews.own, {}, { token })
  if (!data) throw new Error('no registration')
  return data
}
const decide = (id: number, input: object, token = staff) => server.send(reviews.decide, { id, ...input }, { token })
const reject = (id: number, reason = '执照不清晰') => decide(id, { approved: false, reason })
const smsTo = async (mobile: string) => {
  await server.runJobs()
  const rows = await server.database
    .selectFrom('sms_outbox')
    .select('words')
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .execute()
  return rows[0]?.words
}

describe('a registration under review', () => {
  test('lets its account see its review and sign out, and nothing else', async () => {
    const { token, mobile } = await guest.aWaitingCompany()
    const { data } = await server.send(accounts.signIn, { account: mobile, password: 'luqiao-demo', captcha: '0000' })
    expect(data.user.waiting).toBe(true)
    expect(data.rule.menu.map(({ name }) => name)).toEqual(['/waiting'])
    expect(codesOf(await server.send(accounts.saveProfile, { relname: 'x' }, { token }))).toEqual(['under-review'])
    expect(await own(token)).toMatchObject({ state: 'waiting', kind: 'company', name: '云帆科技有限公司', mobile })
  })

  test('is approved: the account may work at its next request, and is told by message and sms', async () => {
    const { token, mobile } = await guest.aWaitingCompany()
    const { id } = await own(token)
    expect((await decide(id, { approved: true })).code).toBe(1)
    expect((await server.call(accounts.saveProfile, { relname: '云帆' }, { token })).code).toBe(1)
    expect(await own(token)).toMatchObject({ state: 'approved', decided_by: '审核员' })
    expect(await smsTo(mobile)).toBe('【律桥】您的注册已审核通过。')
    const told = await server.call(notifications.ofType, { type: 2 }, { token })
    expect(told.data.list[0]?.notify_title).toBe('注册审核通过')
  })

  test('is rejected with a reason, corrected, and shows staff what changed', async () => {
    const { token, mobile, form } = await guest.aWaitingCompany()
    const first = await own(token)
    await reject(first.id)
    expect(await own(token)).toMatchObject({ state: 'rejected', reason: '执照不清晰' })
    expect(await smsTo(mobile)).toContain('执照不清晰')
    const { company_name, contacts } = form
    const again = { kind: 'company', company_name: `${company_name}（深圳）`, contacts, credit_code: aCreditCode() }
    const licence = await guest.upload('新执照.pdf', { token })
    expect((await server.send(reviews.resubmit, { ...again, licence }, { token })).code).toBe(1)
    const second = await own(token)
    expect(second.id).toBeGreaterThan(first.id)
    const { data } = await server.call(reviews.company, { id: second.id }, { token: staff })
    expect(data).toMatchObject({ licence, state: 'waiting' })
    expect(data.facts.find(({ title }) => title === '企业名称')).toMatchObject({ before: company_name })
    expect(data.facts.find(({ title }) => title === '联系人')).toMatchObject({ before: null })
    await decide(second.id, { approved: true })
    const { data: profile } = await server.call(accounts.profile, {}, { token })
    expect(profile.company).toMatchObject({ name: `${company_name}（深圳）`, credit_code: again.credit_code })
  })

  test('of a lawyer is corrected with another firm, region and fields', async () => {
    const { token, form } = await guest.aWaitingLawyer()
    await reject((await own(token)).id, '律所名称有误')
    const { relname, licence_number } = form
    const again = {
      kind: 'lawyer',
      relname,
      licence_number,
      firm_name: '广东衡平律师事务所',
      address: '北京市,北京市,朝阳区',
      fields: ['patent'],
    }
    expect((await server.send(reviews.resubmit, again, { token })).code).toBe(1)
    await decide((await own(token)).id, { approved: true })
    const { data } = await server.call(accounts.profile, {}, { token })
    expect(data.lawyer).toMatchObject({ firm: '广东衡平律师事务所', address: again.address, fields: ['patent'] })
  })
})

describe('what the state does not allow', () => {
  test('a second decision; of two at once the first counts', async () => {
    const { token } = await guest.aWaitingCompany()
    const { id } = await own(token)
    const replies = await Promise.all([decide(id, { approved: true }), reject(id)])
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(codesOf(await decide(id, { approved: true }))).toEqual(['review.decided'])
  })

  test('a correction of what is under review or approved, or of another kind', async () => {
    const { token, form } = await guest.aWaitingCompany()
    const { company_name, contacts, credit_code } = form
    const again = { kind: 'company', company_name, contacts, credit_code }
    expect(codesOf(await server.send(reviews.resubmit, again, { token }))).toEqual(['review.not-rejected'])
    await reject((await own(token)).id)
    const asLawyer = {
      kind: 'lawyer',
      relname: '某',
      licence_number: '14403200000000001',
      firm_name: '某所',
      address: '广东省,佛山市,禅城区',
      fields: ['patent'],
    }
    expect(codesOf(await server.send(reviews.resubmit, asLawyer, { token }))).toEqual(['review.not-rejected'])
    const twice = await Promise.all([1, 2].map(() => server.send(reviews.resubmit, again, { token })))
    expect(twice.map(({ code }) => code).sort()).toEqual([0, 1])
  })

  test('a correction that takes what is another’s, or is badly filled in', async () => {
    const other = await aCompany(server.database)
    const { token, form } = await guest.aWaitingCompany()
    await reject((await own(token)).id)
    const { company_name, contacts } = form
    const again = { kind: 'company', company_name, contacts, credit_code: other.creditCode, licence: 'nobody-s-file' }
    expect(codesOf(await server.send(reviews.resubmit, again, { token }))).toEqual([
      'account.credit-code-taken',
      'document.not-yours',
    ])
    for (const language of ['zh', 'en', 'es'] as const) {
      const bad = { kind: 'company', company_name: '', contacts: '', credit_code: '1' }
      const reply = await server.send(reviews.resubmit, bad, { token, language })
      expect(reply.errors?.map(({ path }) => path)).toEqual(['company_name', 'credit_code', 'contacts'])
      expect(reply.errors?.[0]?.msg).not.toContain('company_name')
    }
  })

  test('a rejection without its reason, or a decision on nothing', async () => {
    const { token } = await guest.aWaitingCompany()
    const { id } = await own(token)
    expect(codesOf(await decide(id, { approved: false }))).toEqual(['review.reason-required'])
    expect(codesOf(await decide(id, {}))).toEqual(['required'])
    expect(codesOf(await decide(999_999_999, { approved: true }))).toEqual(['not-found'])
    expect((await server.send(reviews.company, { id: 'x' }, { token: staff })).errors?.[0]?.path).toBe('id')
  })
})

describe('the review lists', () => {
  test('are filtered by state and searched by name, number and code', async () => {
    const { token, form, mobile } = await guest.aWaitingCompany()
    const { id } = await own(token)
    const idsOf = async (input: object) => {
      const { data } = await server.send(reviews.companies, { limit: 100, ...input }, { token: staff })
      return data.list.map((row) => row.id)
    }
    for (const search of [form.credit_code.slice(2), mobile, form.company_name])
      expect(await idsOf({ search, state: 'waiting' })).toContain(id)
    expect(await idsOf({ search: '%' })).toEqual([])
    await reject(id)
    expect(await idsOf({ state: 'waiting' })).not.toContain(id)
    expect((await idsOf({ state: 'rejected' }))[0]).toBe(id)
    expect((await idsOf({}))[0]).toBe(id)
  })

  test('keep companies and lawyers apart', async () => {
    const { token, form } = await guest.aWaitingLawyer()
    const { id } = await own(token)
    const { data } = await server.call(reviews.lawyers, { search: form.licence_number }, { token: staff })
    expect(data).toMatchObject({ total: 1, list: [{ id, number: form.licence_number, belongs: form.firm_name }] })
    expect(codesOf(await server.call(reviews.company, { id }, { token: staff }))).toEqual(['not-found'])
  })
})

describe('an outsider', () => {
  test('neither lists, reads nor decides (reviews.companies, reviews.lawyers, reviews.company, reviews.lawyer, reviews.decide)', async () => {
    const { token } = await guest.aWaitingCompany()
    const { id } = await own(token)
    for (const userId of [(await aCompany(server.database)).userId, (await aLawyer(server.database)).userId]) {
      const outsider = await server.tokenFor(userId)
      for (const contract of [reviews.companies, reviews.lawyers, reviews.company, reviews.lawyer, reviews.decide])
        expect(codesOf(await server.send(contract, { id, approved: true }, { token: outsider }))).toEqual(['forbidden'])
    }
    expect(codesOf(await decide(id, { approved: true }, token))).toEqual(['under-review'])
    expect((await own(token)).state).toBe('waiting')
  })

  test('without a token has no registration (reviews.own, reviews.resubmit); with one it is never another’s', async () => {
    for (const contract of [reviews.own, reviews.resubmit]) expect((await server.send(contract, {})).code).toBe(401)
    const token = await server.tokenFor((await aCompany(server.database)).userId)
    expect((await server.call(reviews.own, {}, { token })).data).toBeNull()
  })

  test('does not read the licence; its owner and staff do', async () => {
    const { token, form } = await guest.aWaitingCompany()
    const outsider = await server.tokenFor((await aCompany(server.database)).userId)
    const read = async (by: string) => {
      const reply = await server.app.http.inject({
        url: `${documents.download.path}?thumbid=${form.licence}`,
        headers: { token: by },
      })
      return reply.headers['content-type'] === 'image/png' ? 'picture' : reply.json().errors[0].code
    }
    expect([await read(token), await read(staff), await read(outsider)]).toEqual(['picture', 'picture', 'not-found'])
  })
})
