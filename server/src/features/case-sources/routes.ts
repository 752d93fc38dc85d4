import { caseSources } from '@luqiao/domain/case-sources'
import { command, type Given, query, type Route, route } from '../../platform/http/route.ts'
import type { Reading, Work } from '../../platform/work/work.ts'
import { acceptOffer } from './accept-offer.ts'
import { checkCaseSource } from './check-source.ts'
import { declineOffer } from './decline-offer.ts'
import { distributeSource } from './distribute-source.ts'
import { editSource } from './edit-source.ts'
import { findOffer, findSource, refusalOfOffer } from './find-source.ts'
import { listSources } from './list-sources.ts'
import { loadDetail, withOwnOffers } from './load-detail.ts'
import type { OfferRecord } from './offer-repository.ts'
import { policy } from './policy.ts'
import { postSource } from './post-source.ts'
import { presentCandidates, presentDetail, presentRow } from './present.ts'
import { rankCandidates } from './rank-candidates.ts'
import { companiesTitled, type SourceRecord, sourceById, staffForSources } from './repository.ts'
import { withdrawSource } from './withdraw-source.ts'

type OfId = { input: { id: number }; reading: Reading }
const source = ({ input, reading }: OfId) => findSource(reading, input.id)
const offer = ({ input, reading }: OfId) => findOffer(reading, input.id)
const detail = async (id: number, reading: Reading) => presentDetail(await loadDetail(reading, id), reading)

export const routes: readonly Route[] = [
  route(caseSources.list, {
    access: policy.list,
    run: query(async (reading: Reading, { input }: Given<typeof caseSources.list>) => {
      const { list, ...counts } = await listSources(reading.db, reading.actor, input)
      return { list: await withOwnOffers(reading, list), ...counts, page: input.page, limit: input.limit }
    }),
    present: ({ list, ...page }, reading) => ({ ...page, list: list.map((one) => presentRow(one, reading)) }),
  }),
  route(caseSources.get, {
    subject: source,
    access: policy.list,
    run: query(async (_: Reading, { subject }: Given<typeof caseSources.get, SourceRecord>) => subject.id),
    present: detail,
  }),
  route(caseSources.add, { access: policy.add, run: postSource, present: (id) => ({ id }) }),
  route(caseSources.edit, { subject: source, access: policy.edit, run: editSource, present: detail }),
  route(caseSources.check, { subject: source, access: policy.check, run: checkCaseSource, present: detail }),
  route(caseSources.candidates, {
    subject: source,
    access: policy.distribute,
    run: rankCandidates,
    present: presentCandidates,
  }),
  route(caseSources.distribute, { subject: source, access: policy.distribute, run: distributeSource, present: detail }),
  route(caseSources.withdraw, { subject: source, access: policy.withdraw, run: withdrawSource, present: detail }),
  route(caseSources.offer, {
    subject: offer,
    access: policy.answer,
    run: query(async (reading: Reading, { subject }: Given<typeof caseSources.offer, OfferRecord>) => {
      const refusal = subject.state === 'accepted' ? undefined : refusalOfOffer(subject, reading.clock.now())
      if (refusal) throw refusal
      return { source: await sourceById(reading.db, subject.source_id), ownOffer: subject }
    }),
    present: presentRow,
  }),
  route(caseSources.accept, {
    subject: offer,
    access: policy.answer,
    run: command((work: Work, { input, subject }: Given<typeof caseSources.accept, OfferRecord>) =>
      acceptOffer(work, subject.id, input.msg),
    ),
    present: ({ sourceId, state }) => ({ source_id: sourceId, state }),
  }),
  route(caseSources.decline, {
    subject: offer,
    access: policy.answer,
    run: command((work: Work, { input, subject }: Given<typeof caseSources.decline, OfferRecord>) =>
      declineOffer(work, subject.id, input.msg),
    ),
    present: ({ sourceId, state }) => ({ source_id: sourceId, state }),
  }),
  route(caseSources.operator, {
    access: policy.findOperator,
    run: query((reading: Reading) => staffForSources(reading.db, policy.check.permission)),
    present: (people) => people,
  }),
  route(caseSources.company, {
    access: policy.findCompany,
    run: query((reading: Reading, { input }: Given<typeof caseSources.company>) =>
      companiesTitled(reading.db, input.title),
    ),
    present: (companies) => companies.map(({ id, name }) => ({ id, company_name: name })),
  }),
]
