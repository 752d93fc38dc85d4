import { accountRefusals, type accounts } from '@luqiao/domain/accounts'
import type { Actor, Refusal } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/session/token.ts'
import type { Work } from '../../platform/work/work.ts'
import { type CaptchaRules, solvesCaptcha } from './captcha.ts'
import { fits } from './password.ts'
import { failuresOf, holdSignIn, insertAttempt, insertSession, userByAccount } from './repository.ts'
import { codeIsRight, useUpCode } from './sms-code.ts'

/** After three failures the wait doubles from 2 s to 15 minutes; it grows for an account and for an address. */
const free = { account: 3, address: 20 }
const longest = 15 * 60

function waitAfter(failures: { count: number; last: Date | undefined }, allowed: number, now: Date): number {
  if (!failures.last || failures.count < allowed) return 0
  const seconds = Math.min(longest, 2 ** (failures.count - allowed + 1))
  return Math.ceil(seconds - (now.getTime() - failures.last.getTime()) / 1000)
}

async function tooSoon(work: Work<Actor | undefined>, account: string): Promise<Refusal | undefined> {
  const now = work.clock.now()
  const seconds = Math.max(
    waitAfter(await failuresOf(work.db, { account }, now), free.account, now),
    waitAfter(await failuresOf(work.db, { address: work.visitor.address }, now), free.address, now),
  )
  return seconds > 0 ? accountRefusals.refusal('too-soon', { parameters: { seconds } }) : undefined
}

/**
 * Signs in by password and captcha, or by an sms code. What it refuses is committed all the same: the captcha is used up and
 * the failure counted. An unknown account takes as long and is told the same as a wrong password.
 */
export const signIn = (rules: CaptchaRules) =>
  command(async (work: Work<Actor | undefined>, { input }: Given<typeof accounts.signIn>) => {
    const { account } = input
    const bySms = input.sms_code !== ''
    if (!bySms && !(await solvesCaptcha(work, rules, input.captcha)))
      return accountRefusals.refusal('captcha-wrong', { path: 'captcha' })
    await holdSignIn(work.db, account)
    const wait = await tooSoon(work, account)
    if (wait) return wait
    const user = await userByAccount(work.db, account)
    const right = bySms
      ? (await codeIsRight(work, rules.secret, { mobile: account, purpose: 'sign-in', code: input.sms_code })) &&
        user !== undefined
      : await fits(user?.password_hash, input.password)
    const { address, device } = work.visitor
    const at = work.clock.now()
    await insertAttempt(work.db, { account, userId: user?.id ?? null, address, device, succeeded: right, at })
    if (!right || !user)
      return bySms
        ? accountRefusals.refusal('sms-code-wrong', { path: 'sms_code' })
        : accountRefusals.refusal('wrong-credentials', { path: 'password' })
    if (user.state === 'disabled') return accountRefusals.refusal('disabled')
    if (bySms) await useUpCode(work, account, 'sign-in')
    const token = newToken()
    await insertSession(work.db, { tokenHash: hashToken(token), userId: user.id, device, address, at })
    return { token, userId: user.id }
  })
