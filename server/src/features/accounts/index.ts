import type { Feature } from '../../platform/http/feature.ts'
import type { SmsSender } from '../../platform/sms/sms.ts'
import { handle } from '../../platform/work/work.ts'
import type { CaptchaRules } from './captcha.ts'
import type { PermissionsOf } from './present.ts'
import { sweep } from './repository.ts'
import { accountRoutes } from './routes.ts'
import { sendShortMessage } from './sms-code.ts'

export { claimLicence, licenceFaults } from './claim-licence.ts'
export { findActor } from './find-actor.ts'
export { hashPassword } from './password.ts'
export { mobileFaults } from './prove-mobile.ts'
export { holdAccount, insertUser } from './repository.ts'
export { sendShortMessage, shortMessage, useUpCode } from './sms-code.ts'

type Resources = { rules: CaptchaRules; sendSms: SmsSender; permissionsOf: PermissionsOf }

/** Who people are: captcha, sign-in, sms codes, sessions, profile and password. */
export const accountsFeature = ({ rules, sendSms, permissionsOf }: Resources): Feature => ({
  name: 'accounts',
  routes: accountRoutes(rules, permissionsOf),
  jobs: [handle(sendShortMessage, (_work, message) => sendSms(message))],
  crons: [{ name: 'sweep-accounts', pattern: '10 4 * * *', run: (work) => sweep(work.db, work.clock.now()) }],
})
