import { accountRefusals, type accounts, isMobile } from '@luqiao/domain/accounts'
import { type Actor, type Fault, Refusal } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/session/token.ts'
import type { Work } from '../../platform/work/work.ts'
import { fits, hashPassword } from './password.ts'
import { endOtherSessions, setPassword, userByAccount, userById } from './repository.ts'
import { codeIsRight, useUpCode } from './sms-code.ts'

type Input = Given<typeof accounts.changePassword>['input']

/** Changes one's own password by the old one, or resets a forgotten one by an sms code. Every other session ends. */
export const changePassword = (secret: string) =>
  command(async (work: Work<Actor | undefined>, { input }: Given<typeof accounts.changePassword>) => {
    const proved = work.actor ? await byOldPassword(work, work.actor, input) : await byCode(work, secret, input)
    if (proved instanceof Refusal) return proved
    const { userId } = proved
    await setPassword(work.db, userId, await hashPassword(input.password))
    const kept = work.actor && work.visitor.token ? hashToken(work.visitor.token) : undefined
    await endOtherSessions(work.db, userId, kept, work.clock.now())
    await work.log({ action: 'account.change-password', subjectType: 'user', subjectId: userId })
    return null
  })

type Proved = { userId: number } | Refusal

async function byOldPassword(work: Work<Actor | undefined>, actor: Actor, input: Input): Promise<Proved> {
  const path = 'oldpassword'
  if (input.oldpassword === '') return accountRefusals.refusal('old-password-required', { path })
  const user = await userById(work.db, actor.userId)
  if (await fits(user.password_hash, input.oldpassword)) return { userId: user.id }
  return accountRefusals.refusal('old-password-wrong', { path })
}

/** A number without an account is told the same as a wrong code. */
async function byCode(work: Work<Actor | undefined>, secret: string, input: Input): Promise<Proved> {
  const { account, sms_code } = input
  const faults: Fault[] = []
  if (!isMobile(account))
    faults.push(accountRefusals.fault(account === '' ? 'account-required' : 'account-invalid', { path: 'account' }))
  if (sms_code === '') faults.push(accountRefusals.fault('captcha-required', { path: 'sms_code' }))
  if (faults.length > 0) return new Refusal(faults)
  const user = await userByAccount(work.db, account)
  if (!(await codeIsRight(work, secret, { mobile: account, purpose: 'reset', code: sms_code })) || !user)
    return accountRefusals.refusal('sms-code-wrong', { path: 'sms_code' })
  await useUpCode(work, account, 'reset')
  return { userId: user.id }
}
