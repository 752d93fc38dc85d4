import { generalRefusals } from '@luqiao/domain/kernel'
import type { notifications } from '@luqiao/domain/notifications'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { ownCount, setDeleted, setRead } from './repository.ts'

/** Marks own messages read: some, those of one type, or all. Somebody else's ids have no effect. */
export const readMessages = command(async (work: Work, { input }: Given<typeof notifications.read>) => {
  await setRead(work.db, work.actor, input, work.clock.now())
  return null
})

/** Deletes own messages; where one is not one's own, none is. */
export const deleteMessages = command(async (work: Work, { input }: Given<typeof notifications.delete>) => {
  const ids = [...new Set(input.ids)]
  if ((await ownCount(work.db, work.actor, ids)) < ids.length)
    throw generalRefusals.refusal('not-found', { path: 'ids' })
  await setDeleted(work.db, ids, work.clock.now())
  await work.log({ action: 'notification.delete', subjectType: 'notification', after: { ids } })
  return null
})
