import { generalRefusals, type Language } from '@luqiao/domain/kernel'
import { registrationDecided, reviewRefusals, type reviews } from '@luqiao/domain/reviews'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { registrationById, setStanding, writeDecision } from './repository.ts'

/** Approves or rejects a registration; of two at once the first counts. */
export const decideRegistration = command(async (work: Work, { input }: Given<typeof reviews.decide>) => {
  const found = await registrationById(work.db, undefined, input.id)
  if (!found) throw generalRefusals.refusal('not-found')
  const { registration } = found
  const { approved, reason } = input
  const decision = { approved, reason, by: work.actor.userId, at: work.clock.now() }
  if (!(await writeDecision(work.db, registration.id, decision))) throw reviewRefusals.refusal('decided')
  await setStanding(work.db, registration.user_id, registration.kind, approved ? 'active' : 'rejected')
  await work.log({
    action: 'review.decide',
    subjectType: 'registration',
    subjectId: registration.id,
    after: { approved, reason },
  })
  await work.emit(registrationDecided, {
    registrationId: registration.id,
    userId: registration.user_id,
    approved,
    reason,
    mobile: registration.account,
    language: registration.language as Language,
  })
  return null
})
