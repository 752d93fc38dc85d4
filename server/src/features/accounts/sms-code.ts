import { randomInt } from 'node:crypto'
import { accountRefusals, codeMinutes, shortMessages } from '@luqiao/domain/accounts'
import { type Actor, type Language, type Refusal, say } from '@luqiao/domain/kernel'
import type { ShortMessage } from '../../platform/sms/sms.ts'
import { job, type Work } from '../../platform/work/work.ts'
import { codesSent, countTry, holdMobile, insertCode, livingCode, markCodesUsed } from './repository.ts'
import { keyed, sameBytes } from './secrets.ts'

/** Sends a short message after the commit; the provider may fail, then it is tried again. */
export const sendShortMessage = job<ShortMessage>('accounts-send-sms')

/** A message of ours in words, beside the parameters that a provider's own template takes. */
export const shortMessage = (
  template: ShortMessage['template'],
  mobile: string,
  parameters: Record<string, string>,
  language: Language,
): ShortMessage => ({ mobile, template, parameters, words: say(shortMessages[template], language, parameters) })

type Purpose = 'sign-in' | 'register' | 'reset'
const minute = 60_000
const limits = { between: minute, perNumber: 10, perAddress: 40, livesFor: codeMinutes * minute, tries: 5 }

/** Sends a six-digit code: 60 s between two, ten a day for a number, forty from an address. Answers why not. */
export async function sendCode(
  work: Work<Actor | undefined>,
  secret: string,
  { mobile, purpose, silent, path }: { mobile: string; purpose: Purpose; silent: boolean; path: string },
): Promise<Refusal | undefined> {
  await holdMobile(work.db, mobile)
  const at = work.clock.now()
  const dayAgo = new Date(at.getTime() - 24 * 60 * minute)
  const sent = await codesSent(work.db, { mobile }, dayAgo)
  const last = sent[0]?.sent_at
  const wait = last ? limits.between - (at.getTime() - last.getTime()) : 0
  if (wait > 0) return accountRefusals.refusal('sms-wait', { path, parameters: { seconds: Math.ceil(wait / 1000) } })
  const fromHere = await codesSent(work.db, { address: work.visitor.address }, dayAgo)
  if (sent.length >= limits.perNumber || fromHere.length >= limits.perAddress)
    return accountRefusals.refusal('sms-too-many', { path })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await insertCode(work.db, {
    mobile,
    purpose,
    hash: keyed(secret, purpose, mobile, code),
    address: work.visitor.address,
    at,
    expiresAt: new Date(at.getTime() + limits.livesFor),
  })
  // to a number that no account has, nothing is sent, and nobody can tell
  if (silent) return undefined
  const parameters = { code, minutes: String(codeMinutes) }
  await work.schedule(sendShortMessage, shortMessage('code', mobile, parameters, work.language))
  return undefined
}

/** Whether the code is right; it stays usable until `useUpCode`. A wrong one counts: the caller commits although it refuses. */
export async function codeIsRight(
  work: Work<Actor | undefined>,
  secret: string,
  { mobile, purpose, code }: { mobile: string; purpose: Purpose; code: string },
): Promise<boolean> {
  const living = await livingCode(work.db, mobile, purpose, work.clock.now())
  if (!living || living.tries >= limits.tries) return false
  if (!sameBytes(living.code_hash, keyed(secret, purpose, mobile, code))) {
    await countTry(work.db, living.id)
    return false
  }
  return true
}

/** A right code is used once. */
export const useUpCode = (work: Work<Actor | undefined>, mobile: string, purpose: Purpose): Promise<void> =>
  markCodesUsed(work.db, mobile, purpose, work.clock.now())
