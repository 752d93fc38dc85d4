import { newCase } from '@luqiao/domain/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCreditCode, aLawyer } from '../../../../test/factories/accounts.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { partiesNamed } from './repository.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const identity = '11010519491231002X'
const masked = '1101************2X'
const chosen = { ip_case: '1', case_type: '1' } as const
const facts = { ...chosen, case_level: 'first', civil_lawsuit: 1451 }
const ours = { isour: '1', party_role: 'plaintiff', party_type: 1, party_name: '云帆科技有限公司' }

async function someone() {
  const { userId } = await aLawyer(server.database)
  const token = await server.tokenFor(userId)
  return {
    token,
    async open(...party: object[]) {
      const basic = { case_level: 'first', civil_lawsuit: 1451 }
      const input = { case: chosen, basic, party: [ours, ...party], evidence: [] }
      const answer = await server.send(newCase.evidence, input, { token })
      if (answer.code !== 1) return { ...answer, ids: [], forms: [] }
      const rows = server.database.selectFrom('case_parties').selectAll().where('case_id', '=', answer.data.case_id)
      const parties = await rows.orderBy('position').execute()
      return { ...answer, ids: parties.map((row) => row.party_id), forms: parties.map((row) => row.form) }
    },
    search: async (name: string, party_type?: number) =>
      (await server.call(newCase.searchParty, { name, ...(party_type !== undefined && { party_type }) }, { token }))
        .data,
    fill: (party_id: number, more: object = {}) =>
      server.send(newCase.party, { ...facts, party_id, ...more }, { token }),
  }
}
const person = (name: string, more: object = {}) => ({
  isour: '0',
  party_role: 'defendant',
  party_type: 0,
  party_name: name,
  ...more,
})
const held = (form: { name: string; value: unknown }[], name: string) => form.find((one) => one.name === name)?.value

describe('the search for parties', () => {
  test('finds by kind and part of the name, with masked identity numbers', async () => {
    const one = await someone()
    const code = aCreditCode()
    await one.open(person('欧阳致远', { identity_number: identity }), {
      ...person('致远贸易（佛山）有限公司'),
      party_type: 1,
      credit_code: code,
    })
    expect(await one.search('致远', 0)).toEqual([
      { id: expect.any(Number), party_name: '欧阳致远', party_type: 0, credit_code: null, identity_number: masked },
    ])
    expect(await one.search('远贸', 1)).toMatchObject([{ party_name: '致远贸易（佛山）有限公司', credit_code: code }])
    expect(await one.search('致远')).toHaveLength(2)
    expect(await one.search('欧')).toHaveLength(1)
    expect(await one.search('没有这个人')).toEqual([])
    expect(await one.search('')).toEqual([])
    expect(await one.search('%')).toEqual([])
  })

  test('tells an outsider nothing: not of parties of cases that they do not see', async () => {
    const [one, outsider] = [await someone(), await someone()]
    const { ids } = await one.open(person('司徒静'))
    expect(await one.search('司徒静')).toHaveLength(1)
    const found = await server.call(newCase.searchParty, { name: '司徒静' }, { token: outsider.token })
    expect(found.data).toEqual([])
    expect((await outsider.fill(ids[1] as number)).errors?.[0]?.code).toBe('not-found')
    expect((await server.call(newCase.searchParty, { name: '司徒静' })).code).toBe(401)
  })

  test('refuses a kind that there is not and a name that is too long, in three languages', async () => {
    const { token } = await someone()
    const said = await Promise.all(
      (['zh', 'en', 'es'] as const).map((language) =>
        server.send(newCase.searchParty, { party_type: 4, name: '长'.repeat(121) }, { token, language }),
      ),
    )
    for (const { errors } of said) expect(errors?.map(({ path }) => path)).toEqual(['party_type', 'name'])
    expect(new Set(said.map(({ msg }) => msg)).size).toBe(3)
  })
})

describe('a known party', () => {
  test('fills its form, its identity number neither asked nor told', async () => {
    const one = await someone()
    const given = person('诸葛明', { identity_number: identity, mobile: '13900000009', address: '佛山市禅城区' })
    const { ids } = await one.open(given)
    const { data } = await one.fill(ids[1] as number, { isour: '0', party_role: 'third-party', party_type: 0 })
    expect(data).toMatchObject({ action: '/api/v1/cases/party', append: true })
    const form = data.form as { name: string; value: unknown; label: string }[]
    expect(held(form, 'party_name')).toBe('诸葛明')
    expect(held(form, 'mobile')).toBe('13900000009')
    expect(held(form, 'party_role')).toBe('third-party')
    expect(held(form, 'isour')).toBe('0')
    expect(form.find(({ name }) => name === 'party_name')?.label).toContain(masked)
    expect(JSON.stringify(data)).not.toContain(identity)
  })

  test('draws only on the cases that one sees: what another case says of the same party stays there', async () => {
    const [one, two] = [await someone(), await someone()]
    const shared = { ...person('海川贸易有限公司'), party_type: 1, credit_code: aCreditCode() }
    const first = await one.open({ ...shared, mobile: '13900000011', address: '秘密地址' })
    const second = await two.open({ ...shared, party_name: '海川贸易有限责任公司' })
    expect(second.ids[1], 'one credit code, one party').toBe(first.ids[1])
    const { data } = await two.fill(second.ids[1] as number)
    expect(held(data.form, 'party_name')).toBe('海川贸易有限责任公司')
    expect(JSON.stringify(data)).not.toMatch(/秘密地址|13900000011/)
  })
})

describe('the registry', () => {
  test('knows a person by the identity number, and nobody by the name alone', async () => {
    const one = await someone()
    const number = '440106199003077414'
    const first = await one.open(person('慕容雪', { identity_number: number }))
    expect(first.code, first.msg).toBe(1)
    const same = await one.open(person('慕容雪（曾用名）', { identity_number: number }))
    const namesake = await one.open(person('慕容雪'))
    const again = await one.open(person('慕容雪'))
    expect(same.ids[1]).toBe(first.ids[1])
    expect(new Set([first.ids[1], namesake.ids[1], again.ids[1]]).size).toBe(3)
  })

  test('takes a link from whoever knows the party, and keeps its number in the new case', async () => {
    const one = await someone()
    const first = await one.open(person('上官云', { identity_number: identity }))
    const linked = await one.open(person('上官云', { party_id: first.ids[1] }))
    expect(linked.ids[1]).toBe(first.ids[1])
    expect(linked.forms[1]).toMatchObject({ identity_number: identity })
  })

  test('fills in the number of a linked party that had none, and takes another number for another party', async () => {
    const one = await someone()
    const company = (more: object) => ({ ...person('无名贸易有限公司'), party_type: 1, ...more })
    const first = await one.open(company({}))
    const code = aCreditCode()
    const second = await one.open(company({ party_id: first.ids[1], credit_code: code }))
    expect(second.ids[1]).toBe(first.ids[1])
    expect((await one.open(company({ credit_code: code }))).ids[1]).toBe(first.ids[1])
    const other = await one.open(company({ party_id: first.ids[1], credit_code: aCreditCode() }))
    expect(other.ids[1]).not.toBe(first.ids[1])
  })

  test('makes one party of a new code that two cases name at the same moment', async () => {
    const both = await Promise.all([someone(), someone(), someone()])
    const party = { ...person('同时贸易有限公司'), party_type: 1, credit_code: aCreditCode() }
    const made = await Promise.all(both.map((one) => one.open(party)))
    expect(made.map(({ code }) => code)).toEqual([1, 1, 1])
    expect(new Set(made.map(({ ids }) => ids[1])).size).toBe(1)
  })
})

describe('the plan of the search', () => {
  test('uses the index on the pieces of a name, or starts from the cases that one sees', async () => {
    const { database } = server
    const lawyer = await aLawyer(database)
    const actor = {
      userId: lawyer.userId,
      kind: 'lawyer',
      name: '',
      companyId: null,
      lawyerId: lawyer.lawyerId,
    } as const
    await database.transaction().execute(async (db) => {
      // a table of a few rows is read whole, whatever its indexes
      await sql`set local enable_seqscan = off`.execute(db)
      const asked = { ...actor, main: true, waiting: false, permissions: 'all' } as const
      const plan = JSON.stringify(await partiesNamed(db, asked, '海川贸易', 1, 20).explain('json'))
      expect(plan).toMatch(/parties_by_name|case_visible/)
      expect(plan).not.toContain('Seq Scan')
    })
  })
})
