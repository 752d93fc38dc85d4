import { accountRefusals, accounts } from '@luqiao/domain/accounts'
import { type Actor, wire } from '@luqiao/domain/kernel'
import { roles } from '@luqiao/domain/roles'
import { command, type Given, openRoute, query, type Route, rawRoute, route } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/session/token.ts'
import type { Reading, Work } from '../../platform/work/work.ts'
import { type CaptchaRules, sendCaptcha } from './captcha.ts'
import { changePassword } from './change-password.ts'
import { findActor } from './find-actor.ts'
import { policy } from './policy.ts'
import { menusOf, type PermissionsOf, presentLogin, presentProfile } from './present.ts'
import { profileOf } from './profile-of.ts'
import { endSession, signInsOf, userByAccount, userById } from './repository.ts'
import { saveProfile } from './save-profile.ts'
import { signIn } from './sign-in.ts'
import { codeIsRight, sendCode } from './sms-code.ts'

type Guest = Actor | undefined
const nothing = () => null

export function accountRoutes(rules: CaptchaRules, permissionsOf: PermissionsOf): Route[] {
  const { secret } = rules
  const showLogin = async (token: string, userId: number, reading: Reading<Guest>) => {
    const actor = await findActor(reading.db, token, reading.clock.now())
    if (!actor) throw new Error('a session that was just made stands for nobody')
    return presentLogin(await userById(reading.db, userId), token, actor, permissionsOf(actor), reading.language)
  }
  return [
    rawRoute(accounts.captcha, { access: 'public', handle: sendCaptcha(rules) }),
    openRoute(accounts.signIn, {
      access: 'public',
      run: signIn(rules),
      present: ({ token, userId }, reading) => showLogin(token, userId, reading),
    }),
    route(accounts.signOut, {
      access: policy.signOut,
      run: command(async (work: Work, _: Given<typeof accounts.signOut>) => {
        if (work.visitor.token) await endSession(work.db, hashToken(work.visitor.token), work.clock.now())
        return null
      }),
      present: nothing,
    }),
    route(accounts.info, {
      access: policy.info,
      run: query(async (reading: Reading, _: Given<typeof accounts.info>) => reading.visitor.token ?? ''),
      present: (token, reading) => showLogin(token, reading.actor.userId, reading),
    }),
    openRoute(accounts.sendSignInCode, {
      access: 'public',
      run: command(async (work: Work<Guest>, { input }: Given<typeof accounts.sendSignInCode>) => {
        const known = await userByAccount(work.db, input.account)
        const code = { mobile: input.account, purpose: 'sign-in', silent: !known, path: 'account' } as const
        return (await sendCode(work, secret, code)) ?? null
      }),
      present: nothing,
    }),
    openRoute(accounts.sendCode, {
      access: 'public',
      run: command(async (work: Work<Guest>, { input }: Given<typeof accounts.sendCode>) => {
        const known = await userByAccount(work.db, input.mobile)
        const silent = input.type === 'reset' && !known
        const code = { mobile: input.mobile, purpose: input.type, silent, path: 'mobile' } as const
        return (await sendCode(work, secret, code)) ?? null
      }),
      present: nothing,
    }),
    openRoute(accounts.checkCode, {
      access: 'public',
      run: command(async (work: Work<Guest>, { input }: Given<typeof accounts.checkCode>) => {
        const { mobile, type, code } = input
        const right = await codeIsRight(work, secret, { mobile, purpose: type, code })
        return right ? null : accountRefusals.refusal('sms-code-wrong', { path: 'code' })
      }),
      present: nothing,
    }),
    openRoute(accounts.changePassword, { access: 'public', run: changePassword(secret), present: nothing }),
    route(accounts.profile, {
      access: policy.readProfile,
      run: query((reading: Reading, _: Given<typeof accounts.profile>) => profileOf(reading)),
      present: presentProfile,
    }),
    route(accounts.saveProfile, { access: policy.saveProfile, run: saveProfile, present: presentProfile }),
    route(accounts.signInLog, {
      access: policy.signInLog,
      run: query((reading: Reading, { input }: Given<typeof accounts.signInLog>) =>
        signInsOf(reading.db, reading.actor.userId, input),
      ),
      present: (answer) => ({ ...answer, list: answer.list.map((row) => ({ ...row, at: wire.toInstant(row.at) })) }),
    }),
    route(roles.menus, {
      access: policy.menus,
      run: query(async (reading: Reading, _: Given<typeof roles.menus>) => permissionsOf(reading.actor)),
      present: (permissions, { actor, language }) => menusOf(actor, permissions, language),
    }),
  ]
}
