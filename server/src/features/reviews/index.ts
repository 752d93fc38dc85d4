import { accountRegistered } from '@luqiao/domain/accounts'
import type { Actor } from '@luqiao/domain/kernel'
import { registrationDecided, registrationSubmitted } from '@luqiao/domain/reviews'
import type { Feature } from '../../platform/http/feature.ts'
import { on, type Reading } from '../../platform/work/work.ts'
import { sendShortMessage, shortMessage } from '../accounts/index.ts'
import { insertRegistration, isLicence } from './repository.ts'
import { routes } from './routes.ts'

export { insertRegistration, setStanding, writeDecision } from './repository.ts'

/** The licence of a registration is read by staff and by its own account. */
export const mayReadLicence = ({ db, actor }: Reading<Actor>, fileId: number): Promise<boolean> =>
  isLicence(db, fileId, actor.kind === 'staff' ? 'anybody' : actor.userId)

export const reviewsFeature: Feature = {
  name: 'reviews',
  routes,
  reactions: [
    on(accountRegistered, {
      name: 'reviews.take-up',
      when: 'in-transaction',
      react: async (work, { userId, kind, name, submission }) => {
        const registrationId = await insertRegistration(work.db, { userId, kind, submission, at: work.clock.now() })
        await work.emit(registrationSubmitted, { registrationId, userId, name, kind })
      },
    }),
    on(registrationDecided, {
      name: 'reviews.tell-by-sms',
      when: 'in-transaction',
      react: async (work, { approved, reason, mobile, language }) => {
        const template = approved ? 'registration-approved' : 'registration-rejected'
        const parameters: Record<string, string> = approved ? {} : { reason }
        await work.schedule(sendShortMessage, shortMessage(template, mobile, parameters, language))
      },
    }),
  ],
}
