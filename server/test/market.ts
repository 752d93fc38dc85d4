import {
  caseSources,
  offerAccepted,
  offerDeclined,
  offersEnded,
  roundExhausted,
  sourceDistributed,
} from '@luqiao/domain/case-sources'
import type { EventType } from '@luqiao/domain/kernel'
import { on } from '../src/platform/work/work.ts'
import { aLawyer, aStaff } from './factories/accounts.ts'
import { aSource, someRegions } from './factories/case-sources.ts'
import { aCase } from './factories/cases.ts'
import { startTestServer, type TestServer } from './server.ts'

export type Lawyer = Awaited<ReturnType<typeof aLawyer>> & { token: string }

/** A server with staff who distribute sources, and an ear for what is told to the other features. */
export async function startMarket() {
  const server = await startTestServer()
  const told: { event: string; payload: Record<string, unknown> }[] = []
  const overheard = [sourceDistributed, offerAccepted, offerDeclined, offersEnded, roundExhausted].map((type) =>
    on(type as EventType<never>, {
      name: `overhear-${type.name}`,
      when: 'in-transaction',
      react: async (_work, payload) => {
        told.push({ event: type.name, payload })
      },
    }),
  )
  ;(server.app.chores.reactions as unknown[]).push(...overheard)
  await someRegions(server.database)
  const staffUser = await aStaff(server.database)
  const staff = await server.tokenFor(staffUser.userId)
  return { server, staff, staffUser, told, ...actions(server, staff) }
}

export type Market = Awaited<ReturnType<typeof startMarket>>

function actions(server: TestServer, staff: string) {
  async function someLawyers(count: number, parts: Parameters<typeof aLawyer>[1] = {}): Promise<Lawyer[]> {
    const lawyers: Lawyer[] = []
    for (let n = 0; n < count; n++) {
      const lawyer = await aLawyer(server.database, parts)
      lawyers.push({ ...lawyer, token: await server.tokenFor(lawyer.userId) })
    }
    return lawyers
  }

  /** An approved source, offered by staff to so many lawyers. */
  async function offeredTo(count: number, parts: { hours?: number } = {}) {
    const { sourceId, companyId, userId } = await aSource(server.database, { state: 'approved' })
    const lawyers = await someLawyers(count)
    const lawyer_ids = lawyers.map((one) => one.lawyerId)
    const reply = await server.call(caseSources.distribute, { id: sourceId, lawyer_ids, ...parts }, { token: staff })
    if (reply.code !== 1) throw new Error(reply.msg)
    const round = reply.data.rounds[0]
    const offerOf = (lawyer: Lawyer) => round?.offers.find((offer) => offer.lawyer.id === lawyer.lawyerId)?.id as number
    const companyToken = await server.tokenFor(userId)
    return { sourceId, companyId, companyToken, lawyers, offerOf, roundId: round?.id as number }
  }

  return {
    someLawyers,
    offeredTo,
    get: (id: number, token: string) => server.call(caseSources.get, { id }, { token }),
    accept: (offerId: number, token: string, msg = '') =>
      server.call(caseSources.accept, { id: offerId, msg }, { token }),
    decline: (offerId: number, token: string, msg = '') =>
      server.call(caseSources.decline, { id: offerId, msg }, { token }),
  }
}

/** A case in which a lawyer acts and this company stands on the other side. */
export async function aCaseAgainst(
  server: TestServer,
  company: { creditCode: string },
  lawyer: { userId: number },
): Promise<void> {
  const { defendant } = await aCase(server.database, { title: '甲诉乙商标权纠纷', lawyerUserId: lawyer.userId })
  await server.database
    .updateTable('parties')
    .set({ credit_code: company.creditCode })
    .where('id', '=', (party) => party.selectFrom('case_parties').select('party_id').where('id', '=', defendant))
    .execute()
}
