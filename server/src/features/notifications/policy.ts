import { allow, signedIn } from '../../platform/http/route.ts'

/** A message belongs to its addressee: `visibleTo` decides which, everybody may read and clear their own. */
export const policy = {
  read: signedIn('notification.read', { waiting: true }),
  answer: signedIn('notification.answer'),
  decline: allow('notification.decline', { lawyer: true }),
  dynamics: signedIn('case.dynamics'),
}
