import { signedIn } from '../../../platform/http/route.ts'

/** Whoever is signed in may open a case; for whom, `findOpening` decides. */
export const policy = {
  create: signedIn('case.create'),
}
