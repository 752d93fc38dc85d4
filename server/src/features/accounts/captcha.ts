import type { Actor } from '@luqiao/domain/kernel'
import type { FastifyReply } from 'fastify'
import type { Work } from '../../platform/work/work.ts'
import { drawCaptcha, newCaptcha } from './captcha-picture.ts'
import { keepCaptcha, takeCaptcha } from './repository.ts'
import { hashOfVisitor, keyed, newVisitorKey, sameBytes } from './secrets.ts'

export type CaptchaRules = { secret: string; fixedAnswer: string | undefined }

const livesFor = 5 * 60_000
const sevenDays = 7 * 24 * 3600

type Parts = {
  reply: FastifyReply
  reading: { visitor: { key: string | undefined } }
  transact<R>(body: (work: Work<Actor | undefined>) => Promise<R>): Promise<R>
}

/** A new picture for this visitor; whatever was asked before is void. The cookie is set where there is none. */
export const sendCaptcha =
  ({ secret }: CaptchaRules) =>
  async ({ reply, reading, transact }: Parts): Promise<unknown> => {
    const key = reading.visitor.key ?? newVisitorKey()
    const answer = newCaptcha()
    await transact(async (work) => {
      const expiresAt = new Date(work.clock.now().getTime() + livesFor)
      await keepCaptcha(work.db, hashOfVisitor(key), keyed(secret, 'captcha', key, answer), expiresAt)
    })
    if (!reading.visitor.key) reply.setCookie('session_key', key, { path: '/', maxAge: sevenDays, sameSite: 'lax' })
    return reply
      .type('image/png')
      .header('cache-control', 'no-store')
      .send(await drawCaptcha(answer))
  }

/** Whether the answer is right. It is used up either way: the caller commits even where it refuses. */
export async function solvesCaptcha(
  work: Work<Actor | undefined>,
  { secret, fixedAnswer }: CaptchaRules,
  answer: string,
): Promise<boolean> {
  if (fixedAnswer !== undefined && answer === fixedAnswer) return true
  const { key } = work.visitor
  if (!key) return false
  const asked = await takeCaptcha(work.db, hashOfVisitor(key), work.clock.now())
  return asked !== undefined && sameBytes(asked, keyed(secret, 'captcha', key, answer))
}
