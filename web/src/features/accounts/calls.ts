import type { accounts } from '@luqiao/domain/accounts'
import type { companies } from '@luqiao/domain/companies'
import type { CallOf, Endpoint, OutputOf } from '@luqiao/domain/kernel'
import type { lawyers } from '@luqiao/domain/lawyers'
import type { regions } from '@luqiao/domain/regions'
import { send } from '../../platform/api/send.ts'

type Line = { readonly method: 'GET' | 'POST'; readonly path: string }
type Call<E extends Endpoint> = (input: CallOf<E>, signal?: AbortSignal) => Promise<OutputOf<E>>

const callOf =
  <E extends Endpoint>(line: Line): Call<E> =>
  async (input, signal) =>
    (await send(line, input as Record<string, unknown>, { signal })) as OutputOf<E>

/**
 * The calls of who is not signed in yet. The contracts give their types alone: their program would bring zod into pages that
 * must stay light. calls.test.ts holds the lines against the contracts.
 */
export const lines = {
  signIn: { method: 'POST', path: '/api/v1/user/login' },
  info: { method: 'GET', path: '/api/v1/user/info' },
  sendSignInCode: { method: 'POST', path: '/api/sms/loginsend' },
  sendCode: { method: 'POST', path: '/api/sms/send' },
  changePassword: { method: 'POST', path: '/api/v1/user/resetpwd' },
  registerCompany: { method: 'POST', path: '/api/v1/user/register' },
  registerLawyer: { method: 'POST', path: '/api/v1/user/lawyerister' },
  findFirms: { method: 'POST', path: '/api/v1/user/getfirminfo' },
  regions: { method: 'GET', path: '/api/v1/region/city' },
} as const satisfies Record<string, Line>

export const signIn = callOf<typeof accounts.signIn>(lines.signIn)
export const fetchInfo = callOf<typeof accounts.info>(lines.info)
export const sendSignInCode = callOf<typeof accounts.sendSignInCode>(lines.sendSignInCode)
export const sendCode = callOf<typeof accounts.sendCode>(lines.sendCode)
export const changePassword = callOf<typeof accounts.changePassword>(lines.changePassword)
export const registerCompany = callOf<typeof companies.register>(lines.registerCompany)
export const registerLawyer = callOf<typeof lawyers.register>(lines.registerLawyer)
export const findFirms = callOf<typeof lawyers.findFirms>(lines.findFirms)
export const divisionsBelow = callOf<typeof regions.children>(lines.regions)

/** Where the captcha picture of this visitor comes from; a new `turn` makes a new one. */
export const captchaPicture = (turn: number): string => `/api/v1/user/captcha?t=${turn}`
