import type { Actor } from '@luqiao/domain/kernel'
import { notifications } from '@luqiao/domain/notifications'
import { type Given, query, type Route, route } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { findCase } from '../cases/index.ts'
import { declineInvitation, findMessage, handleMessage } from './answer-message.ts'
import { deleteMessages, readMessages } from './keep-messages.ts'
import { policy } from './policy.ts'
import { presentDynamic, presentNotification } from './present.ts'
import { dynamicsOf, type ListedRow, listOf, unreadByType } from './repository.ts'

const presentList = (
  { list, total, page, limit }: { list: ListedRow[]; total: number; page: number; limit: number },
  reading: Reading<Actor>,
) => ({ list: list.map((row) => presentNotification(row, reading.language)), total, page, limit })

const nothing = () => null

export const routes: Route[] = [
  route(notifications.counts, {
    access: policy.read,
    run: query((reading: Reading, _: Given<typeof notifications.counts>) => unreadByType(reading.db, reading.actor)),
    present: (unread) => {
      const [dynamics, schedule, system] = [unread.get(0) ?? 0, unread.get(1) ?? 0, unread.get(2) ?? 0]
      return {
        notifynum: dynamics + schedule + system,
        CaseTarackNotify: dynamics,
        ScheduleNotify: schedule,
        SystemNotice: system,
      }
    },
  }),
  route(notifications.ofType, {
    access: policy.read,
    run: query(async (reading: Reading, { input }: Given<typeof notifications.ofType>) => ({
      ...(await listOf(reading.db, reading.actor, { type: input.type }, input)),
      page: input.page,
      limit: input.limit,
    })),
    present: presentList,
  }),
  route(notifications.list, {
    access: policy.read,
    run: query(async (reading: Reading, { input }: Given<typeof notifications.list>) => ({
      ...(await listOf(reading.db, reading.actor, input, input)),
      page: input.page,
      limit: input.limit,
    })),
    present: presentList,
  }),
  route(notifications.read, { access: policy.read, run: readMessages, present: nothing }),
  route(notifications.delete, { access: policy.read, run: deleteMessages, present: nothing }),
  route(notifications.handle, {
    subject: ({ input, reading }) => findMessage(reading, input.id),
    access: policy.answer,
    run: handleMessage,
    present: nothing,
  }),
  route(notifications.decline, {
    subject: ({ input, reading }) => findMessage(reading, input.id),
    access: policy.decline,
    run: declineInvitation,
    present: nothing,
  }),
  route(notifications.dynamics, {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.dynamics,
    run: query(async (reading: Reading, { input, subject }: Given<typeof notifications.dynamics, { id: number }>) => ({
      ...(await dynamicsOf(reading.db, subject.id, input)),
      page: input.page,
      limit: input.limit,
    })),
    present: ({ list, total, page, limit }, reading) => ({
      list: list.map((row) => presentDynamic(row, reading.language)),
      total,
      page,
      limit,
    }),
  }),
]
