import { caseSources, sourceStates } from '@luqiao/domain/case-sources'
import type { Actor } from '@luqiao/domain/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLawyer, aStaff, aSubAccount } from '../../../test/factories/accounts.ts'
import { aSource, someRegions } from '../../../test/factories/case-sources.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { transact } from '../../platform/work/transact.ts'
import { findActor } from '../accounts/index.ts'
import { convertSource, findSourceForCase, mayReadSourceFile } from './index.ts'
import { countQuery, pageQuery } from './list-sources.ts'
import { visibleTo } from './repository.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await someRegions(server.database)
})
afterAll(() => server.close())

async function actorOf(userId: number): Promise<Actor> {
  const actor = await findActor(server.database, await server.tokenFor(userId), server.clock.now())
  if (!actor) throw new Error('no such actor')
  return actor
}
const readingOf = (actor: Actor) => ({
  db: server.database,
  clock: server.clock,
  actor,
  language: 'zh' as const,
  visitor: { key: undefined, address: '', device: '', token: undefined },
})

describe('seeded people × seeded sources', () => {
  test('visibleTo, the list, the single read and what may be done agree', async () => {
    const { database } = server
    const [a, b] = [await aCompany(database), await aCompany(database)]
    const [one, two] = [await aLawyer(database), await aLawyer(database)]
    const sub = await aSubAccount(database, a, { permissions: ['case-source.list', 'case-source.withdraw'] })
    const everything = ['case-source.list', 'case-source.edit']
    const manager = await aSubAccount(database, a, { permissions: everything, seesAllCases: true })
    const users = {
      staff: (await aStaff(database)).userId,
      a: a.userId,
      b: b.userId,
      sub: sub.userId,
      manager: manager.userId,
      one: one.userId,
      two: two.userId,
    }
    const owner = new Map<number, { companyId: number; postedBy: number; state: string }>()
    for (const company of [a, b])
      for (const state of sourceStates) {
        const postedBy = company === a && state === 'waiting' ? sub.userId : company.userId
        const { sourceId } = await aSource(database, { companyId: company.companyId, postedBy, state, lawyers: [one] })
        owner.set(sourceId, { companyId: company.companyId, postedBy, state })
      }
    /** The rule of product.md section 3 written out a second time. */
    const expected: Record<
      keyof typeof users,
      (source: { companyId: number; postedBy: number; state: string }) => boolean
    > = {
      staff: () => true,
      a: ({ companyId }) => companyId === a.companyId,
      b: ({ companyId }) => companyId === b.companyId,
      sub: ({ postedBy }) => postedBy === sub.userId,
      manager: ({ companyId }) => companyId === a.companyId,
      one: ({ state }) => ['distributed', 'accepted', 'converted'].includes(state),
      two: () => false,
    }
    for (const [name, userId] of Object.entries(users) as [keyof typeof users, number][]) {
      const actor = await actorOf(userId)
      const token = await server.tokenFor(userId)
      const wanted = [...owner].filter(([, source]) => expected[name](source)).map(([id]) => id)
      const seen = await database
        .selectFrom('case_sources')
        .select('id')
        .where(visibleTo(actor))
        .where('id', 'in', [...owner.keys()])
        .orderBy('id')
        .execute()
      expect(
        seen.map(({ id }) => id),
        name,
      ).toEqual(wanted)
      const { data } = await server.call(caseSources.list, { limit: 100, sort: 'oldest' }, { token })
      expect(
        data.list.map(({ id }) => id),
        name,
      ).toEqual(wanted)
      for (const id of owner.keys()) {
        const reply = await server.call(caseSources.get, { id }, { token })
        expect(reply.code, `${name} reads ${id}`).toBe(wanted.includes(id) ? 1 : 0)
        if (reply.code === 1) expect(reply.data.can).toEqual(data.list.find((row) => row.id === id)?.can)
      }
    }
  })

  test('an ability that is shown is one that the server grants, and no other', async () => {
    const { database } = server
    const company = await aCompany(database)
    const sub = await aSubAccount(database, company, {
      permissions: ['case-source.list', 'case-source.withdraw'],
      seesAllCases: true,
    })
    for (const userId of [company.userId, sub.userId, (await aStaff(database)).userId])
      for (const state of sourceStates) {
        const token = await server.tokenFor(userId)
        const { sourceId } = await aSource(database, { companyId: company.companyId, state })
        const { can } = (await server.call(caseSources.get, { id: sourceId }, { token })).data
        const withdrawn = await server.call(caseSources.withdraw, { id: sourceId }, { token })
        expect(withdrawn.code === 1, `withdraw ${state}`).toBe(can.includes('withdraw'))
      }
  })

  test('a file of a source is read by whoever reads the source in full', async () => {
    const { database } = server
    const company = await aCompany(database)
    const [offered, taker, stranger] = [await aLawyer(database), await aLawyer(database), await aLawyer(database)]
    const file = async (sourceId: number, n: number) => {
      const { id } = await database
        .insertInto('files')
        .values({
          thumb_id: `file-of-source-${n}`,
          sha256: Buffer.alloc(32, n),
          name: 'a.pdf',
          size: 1,
          media_type: 'application/pdf',
          uploaded_by: company.userId,
          attached_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await database.insertInto('case_source_files').values({ source_id: sourceId, file_id: id, position: 1 }).execute()
      return id
    }
    const pending = await aSource(database, { companyId: company.companyId, state: 'distributed', lawyers: [offered] })
    const taken = await aSource(database, {
      companyId: company.companyId,
      state: 'accepted',
      lawyers: [taker, offered],
    })
    const [pendingFile, takenFile] = [await file(pending.sourceId, 1), await file(taken.sourceId, 2)]
    const reads = async (userId: number, fileId: number) => mayReadSourceFile(readingOf(await actorOf(userId)), fileId)
    expect(await reads(company.userId, pendingFile)).toBe(true)
    expect(await reads(offered.userId, pendingFile)).toBe(false)
    expect(await reads(taker.userId, takenFile)).toBe(true)
    expect(await reads(offered.userId, takenFile)).toBe(false)
    expect(await reads(stranger.userId, takenFile)).toBe(false)
    expect(await reads((await aCompany(database)).userId, takenFile)).toBe(false)
  })
})

describe('becoming cases', () => {
  const convert = async (userId: number, sourceId: number) =>
    transact(readingOf(await actorOf(userId)), [], 'test', (work) => convertSource(work, sourceId))

  test('carries everything over, moves to 已转案件 at the first case, and gives as many as it asks for', async () => {
    const { database } = server
    const lawyer = await aLawyer(database)
    const { sourceId, companyId, title } = await aSource(database, {
      state: 'accepted',
      lawyers: [lawyer],
      caseCount: 2,
    })
    const carried = await findSourceForCase(readingOf(await actorOf(lawyer.userId)), sourceId)
    expect(carried).toMatchObject({
      id: sourceId,
      title,
      company: { id: companyId },
      regionCode: '440604',
      regionNames: ['广东省', '佛山市', '禅城区'],
      lawyer: { id: lawyer.lawyerId, name: lawyer.name },
      feeFen: 12_000_000,
      contactName: '周宁远',
      casesCreated: 0,
      caseCount: 2,
    })
    expect((await convert(lawyer.userId, sourceId)).casesCreated).toBe(1)
    const token = await server.tokenFor(lawyer.userId)
    expect((await server.call(caseSources.get, { id: sourceId }, { token })).data).toMatchObject({
      state: 'converted',
      cases_created: 1,
      can: ['create-case'],
    })
    expect((await convert(lawyer.userId, sourceId)).casesCreated).toBe(2)
    await expect(convert(lawyer.userId, sourceId)).rejects.toMatchObject({
      faults: [{ code: 'case-source.all-cases-created', path: 'source_id' }],
    })
    expect((await server.call(caseSources.get, { id: sourceId }, { token })).data.can).toEqual([])
  })

  test('never gives one too many, however many are created at once', async () => {
    const { database } = server
    const lawyer = await aLawyer(database)
    const { sourceId } = await aSource(database, { state: 'accepted', lawyers: [lawyer], caseCount: 3 })
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => convert(lawyer.userId, sourceId)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  test('is refused before a lawyer has it, and to whom it was only offered', async () => {
    const { database } = server
    const [lawyer, other] = [await aLawyer(database), await aLawyer(database)]
    const offered = await aSource(database, { state: 'distributed', lawyers: [lawyer] })
    await expect(convert(lawyer.userId, offered.sourceId)).rejects.toMatchObject({ faults: [{ code: 'not-found' }] })
    await expect(convert(offered.userId, offered.sourceId)).rejects.toMatchObject({
      faults: [{ code: 'case-source.wrong-state' }],
    })
    const taken = await aSource(database, { state: 'accepted', lawyers: [lawyer] })
    await expect(convert(other.userId, taken.sourceId)).rejects.toMatchObject({ faults: [{ code: 'not-found' }] })
  })
})

describe('many sources', () => {
  test('every list is served by an index', async () => {
    const { database } = server
    const company = await aCompany(database)
    const lawyer = await aLawyer(database)
    await aSource(database, { state: 'distributed', lawyers: [lawyer] })
    await sql`insert into case_sources (company_id, posted_by, main_name, contact_name, contact_phone, region_code, title, case_count, fee_fen, description, state, search_text)
      select c.id, ${company.userId}, 'x', 'x', 'x', '440605', 'x', 1, 0, 'x', case when n % 9 = 0 then 'waiting' else 'approved' end, '甲乙丙丁' || n
      from generate_series(1, 12000) n join (select id, row_number() over () as place from companies) c on c.place = n % 3 + 1`.execute(
      database,
    )
    await sql`analyze case_sources, offers, case_source_changes`.execute(database)
    const base = { page: 1, limit: 20, state: [], keyword: '', sort: 'newest' as const }
    const people = {
      staff: await actorOf((await aStaff(database)).userId),
      company: await actorOf(company.userId),
      lawyer: await actorOf(lawyer.userId),
    }
    const filters = {
      plain: base,
      state: { ...base, state: ['waiting' as const] },
      deep: { ...base, after: 6_000 },
      oldest: { ...base, sort: 'oldest' as const },
      searched: { ...base, keyword: '丁1199' },
      region: { ...base, region_code: '440604' },
      operator: { ...base, operator: people.staff.userId },
    }
    for (const [who, actor] of Object.entries(people))
      for (const [what, filter] of Object.entries(filters))
        for (const query of [pageQuery(database, actor, filter), countQuery(database, actor, filter)]) {
          const [plan] = await query.explain('json', sql`analyze`)
          expect(rowsReadInVain(plan), `${who} ${what}`).toBeLessThan(2_000)
        }
  })
})

type Plan = {
  'Relation Name'?: string
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Actual Loops'?: number
}

/**
 * Rows of the big table that a plan read for nothing. A capped count of a common state may run over the table itself: it stops
 * at its cap and throws nothing away.
 */
function rowsReadInVain(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  const { 'Relation Name': table, 'Actual Loops': loops = 1, ...plan } = node as Plan
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const below = Object.values(node).reduce((sum: number, value) => sum + rowsReadInVain(value), 0)
  return below + (table === 'case_sources' ? removed * loops : 0)
}
