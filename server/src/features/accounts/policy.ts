import { signedIn } from '../../platform/http/route.ts'

/** What concerns oneself only: everybody signed in may, approved or not. */
export const policy = {
  info: signedIn('account.info', { waiting: true }),
  signOut: signedIn('account.sign-out', { waiting: true }),
  readProfile: signedIn('account.read-profile', { waiting: true }),
  saveProfile: signedIn('account.save-profile'),
  signInLog: signedIn('account.sign-in-log', { waiting: true }),
  menus: signedIn('menu.read', { waiting: true }),
}
