import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'
import { notificationRefusals } from './refusals.ts'

/** 0 case dynamics, 1 schedule reminders, 2 system messages. */
const type = z.coerce.number().int().min(0).max(2)

/** A message in the reader's language, with the specification's names. */
export const notification = z.object({
  id: z.number().int(),
  type: z.number().int(),
  case_id: z.number().int().nullable(),
  case_name: z.string().nullable(),
  node_name: z.string().nullable(),
  notify_title: z.string(),
  notify_content: z.string(),
  notice_content: z.string(),
  notice_time: wire.instant,
  handle_status: z.union([z.literal(0), z.literal(1)]),
  read: z.boolean(),
  ossfile: z.string().nullable(),
  filename: z.string(),
  suffixtip: z.string(),
  urldesc: z.string(),
  source_id: z.number().int().nullable(),
  /** The offer that a lawyer may answer. */
  offer_id: z.number().int().nullable(),
})
export type NotificationRow = z.output<typeof notification>

export const dynamic = z.object({
  id: z.number().int(),
  case_id: z.number().int(),
  case_name: z.string(),
  node_name: z.string().nullable(),
  notify_title: z.string(),
  notify_content: z.string(),
  actor: z.string(),
  at: wire.instant,
})
export type DynamicRow = z.output<typeof dynamic>

const answer = z.object({
  id: wire.id,
  msg: wire.labelled(wire.optionalLine(500), text('回复', 'Reply', 'Respuesta')),
})

export const notifications = {
  counts: endpoint('GET /api/v1/notify/refresh', {
    summary: text('未读消息数', 'Counts of unread messages', 'Mensajes sin leer'),
    input: wire.nothing,
    output: z.object({
      notifynum: z.number().int(),
      CaseTarackNotify: z.number().int(),
      ScheduleNotify: z.number().int(),
      SystemNotice: z.number().int(),
    }),
  }),
  ofType: endpoint('GET /api/v1/notify/notice', {
    summary: text('某类消息', 'Messages of one type', 'Mensajes de un tipo'),
    input: wire.pageInput.extend({ type: type.default(0) }),
    output: wire.pageOf(notification),
  }),
  list: endpoint('POST /api/v1/notify/list', {
    summary: text('全部消息', 'All messages with filters', 'Todos los mensajes con filtros'),
    input: wire.pageInput.extend({
      type: type.optional(),
      unread: wire.flag.optional(),
      case_id: wire.id.optional(),
    }),
    output: wire.pageOf(notification),
    effect: 'read',
  }),
  read: endpoint('POST /api/v1/notify/read', {
    summary: text('标记已读', 'Mark as read', 'Marcar como leído'),
    input: z.object({ ids: wire.idList.optional(), type: type.optional() }),
    output: wire.done,
  }),
  delete: endpoint('POST /api/v1/notify/delete', {
    summary: text('删除消息', 'Delete messages', 'Eliminar mensajes'),
    input: z.object({ ids: wire.labelled(wire.idList, text('消息', 'Messages', 'Mensajes')) }),
    output: wire.done,
  }),
  handle: endpoint('POST /api/v1/notify/handle', {
    summary: text(
      '处理消息；邀请则为接受',
      'Handle a message; accept an invitation',
      'Atender un mensaje; aceptar una invitación',
    ),
    input: answer,
    output: wire.done,
    errors: [notificationRefusals],
  }),
  decline: endpoint('POST /api/v1/notify/declineInvitation', {
    summary: text('拒绝邀请', 'Refuse an invitation', 'Rechazar una invitación'),
    input: answer,
    output: wire.done,
    errors: [notificationRefusals],
  }),
  dynamics: endpoint('POST /api/v1/notify/memorabilia', {
    summary: text('案件动态', 'The dynamics of one case, newest first', 'La actividad de un caso'),
    input: wire.pageInput.extend({ case_id: wire.labelled(wire.id, text('案件', 'Case', 'Caso')) }),
    output: wire.pageOf(dynamic),
    effect: 'read',
  }),
}
