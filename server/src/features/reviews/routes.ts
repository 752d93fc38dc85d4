import { generalRefusals } from '@luqiao/domain/kernel'
import { reviews } from '@luqiao/domain/reviews'
import { type Given, query, type Route, route } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { decideRegistration } from './decide-registration.ts'
import { policy } from './policy.ts'
import { presentFound, presentRegistration } from './present.ts'
import {
  listRegistrations,
  newestOf,
  type RegistrationKind,
  type RegistrationListed,
  registrationById,
} from './repository.ts'
import { resubmitRegistration } from './resubmit-registration.ts'

const presentList = (answer: { list: RegistrationListed[]; total: number; page: number; limit: number }) => ({
  ...answer,
  list: answer.list.map(presentRegistration),
})

async function find(reading: Reading, kind: RegistrationKind, id: number) {
  const found = await registrationById(reading.db, kind, id)
  if (!found) throw generalRefusals.refusal('not-found')
  return found
}

export const routes: Route[] = [
  route(reviews.companies, {
    access: policy.list,
    run: query((reading: Reading, { input }: Given<typeof reviews.companies>) =>
      listRegistrations(reading.db, 'company', input),
    ),
    present: presentList,
  }),
  route(reviews.lawyers, {
    access: policy.list,
    run: query((reading: Reading, { input }: Given<typeof reviews.lawyers>) =>
      listRegistrations(reading.db, 'lawyer', input),
    ),
    present: presentList,
  }),
  route(reviews.company, {
    access: policy.list,
    run: query((reading: Reading, { input }: Given<typeof reviews.company>) => find(reading, 'company', input.id)),
    present: (found, { language }) => presentFound(found, language),
  }),
  route(reviews.lawyer, {
    access: policy.list,
    run: query((reading: Reading, { input }: Given<typeof reviews.lawyer>) => find(reading, 'lawyer', input.id)),
    present: (found, { language }) => presentFound(found, language),
  }),
  route(reviews.decide, { access: policy.decide, run: decideRegistration, present: () => null }),
  route(reviews.resubmit, { access: policy.own, run: resubmitRegistration, present: () => null }),
  route(reviews.own, {
    access: policy.own,
    run: query(
      async (reading: Reading, _: Given<typeof reviews.own>) =>
        (await newestOf(reading.db, reading.actor.userId)) ?? null,
    ),
    present: (found, { language }) =>
      found && {
        ...presentFound(found, language),
        kind: found.registration.kind as RegistrationKind,
        submission: found.registration.submission as Record<string, string | string[]>,
      },
  }),
]
