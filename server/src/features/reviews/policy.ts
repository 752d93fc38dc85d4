import { allow, signedIn } from '../../platform/http/route.ts'

export const policy = {
  list: allow('review.list', { staff: true }),
  decide: allow('review.decide', { staff: true }),
  own: signedIn('review.own', { waiting: true }),
}
