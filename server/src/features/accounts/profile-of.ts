import type { Reading } from '../../platform/work/work.ts'
import { companyOfUser, lawyerOfUser, userById } from './repository.ts'

/** Everything that one's own profile shows. */
export async function profileOf({ db, actor, clock }: Pick<Reading, 'db' | 'actor' | 'clock'>) {
  return {
    user: await userById(db, actor.userId),
    company: await companyOfUser(db, actor.userId),
    lawyer: await lawyerOfUser(db, actor.userId, clock.today()),
  }
}
