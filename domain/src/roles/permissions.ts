/**
 * What every signed-in account may do whatever its role says: what concerns itself only. A sub-account's role grants the rest;
 * a main account, a lawyer and a main account of the platform may all that the policies allow to their kind.
 */
export const everyonesPermissions = [
  'account.info',
  'account.sign-out',
  'account.read-profile',
  'account.save-profile',
  'account.sign-in-log',
  'menu.read',
  'review.own',
  'document.download',
] as const
