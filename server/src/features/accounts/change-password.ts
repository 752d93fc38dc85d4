import { accountRefusals, type accounts } from '@luqiao/domain/accounts'
import type { Actor } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/session/token.ts'
import type { Work } from '../../platform/work/work.ts'
import { fits, hashPassword } from './password.ts'
import { endOtherSessions, setPassword, userByAccount, userById } from './repository.ts'
import { codeIsRight } from './sms-code.ts'

/** Changes one's own password by the old one, or resets a forgotten one by an sms code. Every other session ends. */
export const changePassword = (secret: string) =>
  command(async (work: Work<Actor | undefined>, { input }: Given<typeof accounts.changePassword>) => {
    const { actor } = work
    const user = actor ? await userById(work.db, actor.userId) : await userByAccount(work.db, input.account)
    if (actor) {
      if (!(await fits(user?.password_hash, input.oldpassword)))
        return accountRefusals.refusal('old-password-wrong', { path: 'oldpassword' })
    } else {
      const code = { mobile: input.account, purpose: 'reset' as const, code: input.sms_code, use: true }
      if (!(await codeIsRight(work, secret, code)) || !user)
        return accountRefusals.refusal('sms-code-wrong', { path: 'sms_code' })
    }
    if (!user) return accountRefusals.refusal('wrong-credentials')
    await setPassword(work.db, user.id, await hashPassword(input.password))
    const kept = work.visitor.token ? hashToken(work.visitor.token) : undefined
    await endOtherSessions(work.db, user.id, actor ? kept : undefined, work.clock.now())
    await work.log({ action: 'account.change-password', subjectType: 'user', subjectId: user.id })
    return null
  })
