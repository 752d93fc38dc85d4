import {
  type OfferSummary,
  offerAccepted,
  offerDeclined,
  offersEnded,
  roundExhausted,
  sourceChecked,
  sourceDistributed,
  sourcePosted,
  sourceWithdrawn,
} from '@luqiao/domain/case-sources'
import { type Actor, formatYuan, legalDateAt } from '@luqiao/domain/kernel'
import type { TemplateName } from '@luqiao/domain/notifications'
import { on, type Reaction, type Work } from '../../platform/work/work.ts'
import { insertMessages, mainAccountsOf, nameOfCompany, setOfferHandled, staff } from './repository.ts'

type Doing = Work<Actor | undefined>

/** System messages to several people, the one who did it left out: it knows. */
export async function tell(
  work: Doing,
  userIds: readonly number[],
  template: TemplateName,
  parameters: object,
  place: { sourceId?: number } = {},
): Promise<void> {
  const others = [...new Set(userIds)].filter((userId) => userId !== work.actor?.userId)
  const at = work.clock.now()
  await insertMessages(
    work.db,
    others.map((userId) => ({ userId, type: 2, template, parameters, at, ...place })),
  )
}

const summaryWords = (summary: OfferSummary) => {
  const moment = new Date(summary.expiresAt)
  const hour = new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(11, 16)
  return {
    region: summary.regionName,
    count: summary.caseCount,
    fee: formatYuan(summary.feeFen),
    expires: `${legalDateAt(moment)} ${hour}`,
  }
}

const now = 'in-transaction' as const
const ended = { lost: 'offer.lost', expired: 'offer.expired', withdrawn: 'offer.withdrawn' } as const

/** What people are told while a source goes from hand to hand. */
export const sourceReactions: Reaction[] = [
  on(sourcePosted, {
    name: 'notifications.source-posted',
    when: now,
    react: async (work, { sourceId, companyId, title }) => {
      const company = await nameOfCompany(work.db, companyId)
      await tell(work, await staff(work.db), 'source.posted', { company, source: title }, { sourceId })
    },
  }),
  on(sourceChecked, {
    name: 'notifications.source-checked',
    when: now,
    react: async (work, { sourceId, companyId, title, approved, reason }) => {
      const template = approved ? 'source.approved' : 'source.rejected'
      await tell(work, await mainAccountsOf(work.db, companyId), template, { source: title, reason }, { sourceId })
    },
  }),
  on(sourceDistributed, {
    name: 'notifications.source-distributed',
    when: now,
    react: async (work, { sourceId, offers, summary }) => {
      const at = work.clock.now()
      const parameters = summaryWords(summary)
      await insertMessages(
        work.db,
        offers.map(({ offerId, userId }) => ({
          userId,
          type: 2,
          template: 'offer.received',
          parameters,
          sourceId,
          offerId,
          at,
        })),
      )
    },
  }),
  on(offerAccepted, {
    name: 'notifications.offer-accepted',
    when: now,
    react: async (work, { sourceId, companyId, title, offerId, lawyerName, madeBy }) => {
      await setOfferHandled(work.db, [offerId])
      const people = [...(await mainAccountsOf(work.db, companyId)), madeBy]
      await tell(work, people, 'source.accepted', { lawyer: lawyerName, source: title }, { sourceId })
    },
  }),
  on(offerDeclined, {
    name: 'notifications.offer-declined',
    when: now,
    react: async (work, { sourceId, title, offerId, lawyerName, reply, madeBy }) => {
      await setOfferHandled(work.db, [offerId])
      await tell(work, [madeBy], 'offer.declined', { lawyer: lawyerName, source: title, reply }, { sourceId })
    },
  }),
  on(offersEnded, {
    name: 'notifications.offers-ended',
    when: now,
    react: async (work, { sourceId, offers, why, summary }) => {
      const offerIds = offers.map(({ offerId }) => offerId)
      await setOfferHandled(work.db, offerIds)
      const lawyers = offers.map(({ userId }) => userId)
      await tell(work, lawyers, ended[why], summaryWords(summary), { sourceId })
    },
  }),
  on(roundExhausted, {
    name: 'notifications.round-exhausted',
    when: now,
    react: async (work, { sourceId, title }) => {
      // a task for staff: everybody of them sees it, the source's page says who took it on
      await tell(work, await staff(work.db), 'source.round-exhausted', { source: title }, { sourceId })
    },
  }),
  on(sourceWithdrawn, {
    name: 'notifications.source-withdrawn',
    when: now,
    react: async (work, { sourceId, companyId, title, withdrawnBy }) => {
      const people = [...(await mainAccountsOf(work.db, companyId)), ...(await staff(work.db))]
      const others = people.filter((userId) => userId !== withdrawnBy)
      await tell(work, others, 'source.withdrawn', { source: title }, { sourceId })
    },
  }),
]
