import { generalRefusals } from '@luqiao/domain/kernel'
import { notificationRefusals, type notifications } from '@luqiao/domain/notifications'
import { command, type Given } from '../../platform/http/route.ts'
import type { Reading, Work } from '../../platform/work/work.ts'
import { acceptOffer, declineOffer } from '../case-sources/index.ts'
import { type OneRow, oneOf, setHandled } from './repository.ts'

export async function findMessage(reading: Reading, id: number): Promise<OneRow> {
  const message = await oneOf(reading.db, reading.actor, id)
  if (!message) throw generalRefusals.refusal('not-found')
  return message
}

const invites = (message: OneRow): message is OneRow & { offer_id: number } =>
  message.offer_id !== null && message.template === 'offer.received'

/** Marks a message handled; an invitation is thereby accepted. A second answer says 此消息已处理. */
export const handleMessage = command(
  async (work: Work, { input, subject }: Given<typeof notifications.handle, OneRow>) => {
    if (subject.handle_status === 1) throw notificationRefusals.refusal('handled')
    if (invites(subject)) return acceptOffer(work, subject.offer_id, input.msg)
    await setHandled(work.db, subject.id, work.clock.now())
    return null
  },
)

/** Refuses an invitation. */
export const declineInvitation = command(
  async (work: Work, { input, subject }: Given<typeof notifications.decline, OneRow>) => {
    if (!invites(subject)) throw notificationRefusals.refusal('nothing-to-refuse')
    if (subject.handle_status === 1) throw notificationRefusals.refusal('handled')
    return declineOffer(work, subject.offer_id, input.msg)
  },
)
