import { notifications } from '@luqiao/domain/notifications'
import { useCommand, useEndpoint } from '../../platform/api/index.ts'

export const messageTypes = [0, 1, 2] as const
export type MessageType = (typeof messageTypes)[number]

/** The specification's address of a tab: /message/index?type=1&name=second. */
export const tabNames: Record<MessageType, string> = { 0: 'first', 1: 'second', 2: 'third' }
export const messagesPath = (type: MessageType): string => `/message/index?type=${type}&name=${tabNames[type]}`

/** The four counts, asked for every 10 seconds. */
export const useCounts = () => useEndpoint(notifications.counts, {}, { every: 10_000 })

const changed = [notifications.counts, notifications.ofType, notifications.list]

export const useMessages = (type: MessageType, page: number, limit: number, unread?: boolean) =>
  useEndpoint(notifications.list, { type, page, limit, ...(unread && { unread: true }) }, { keepPrevious: true })

export const useMarkRead = () => useCommand(notifications.read, { changes: changed })
export const useDeleteMessages = (onDone: () => void) => useCommand(notifications.delete, { changes: changed, onDone })
export const useDynamics = (caseId: number, page: number) =>
  useEndpoint(notifications.dynamics, { case_id: caseId, page, limit: 20 }, { keepPrevious: true })
