import type { Feature } from '../../platform/http/feature.ts'
import { caseReactions } from './case-reactions.ts'
import { reviewReactions } from './review-reactions.ts'
import { routes } from './routes.ts'
import { sourceReactions } from './source-reactions.ts'

/** What people are told: messages of three types and the dynamics of each case. It reacts; nobody calls it. */
export const notificationsFeature: Feature = {
  name: 'notifications',
  routes,
  reactions: [...sourceReactions, ...caseReactions, ...reviewReactions],
}
