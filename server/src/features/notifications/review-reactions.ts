import { registrationDecided, registrationSubmitted } from '@luqiao/domain/reviews'
import { on, type Reaction } from '../../platform/work/work.ts'
import { staff } from './repository.ts'
import { tell } from './source-reactions.ts'

/** What staff and the applicant are told of a registration. */
export const reviewReactions: Reaction[] = [
  on(registrationSubmitted, {
    name: 'notifications.registration-submitted',
    when: 'in-transaction',
    react: async (work, { name }) => tell(work, await staff(work.db), 'registration.submitted', { name }),
  }),
  on(registrationDecided, {
    name: 'notifications.registration-decided',
    when: 'in-transaction',
    react: async (work, { userId, approved, reason }) =>
      tell(work, [userId], approved ? 'registration.approved' : 'registration.rejected', { reason }),
  }),
]
