import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'
import { longestBrief } from './brief.ts'
import { sourceDraft } from './check-source.ts'
import { offerStates, roundStates, sourceStates } from './lifecycle.ts'
import { scoreParts } from './matching.ts'
import { caseSourceRefusals } from './refusals.ts'

const errors = [caseSourceRefusals]
const label = {
  source: text('案源', 'Case source', 'Solicitud de caso'),
  reason: text('理由', 'Reason', 'Motivo'),
  lawyers: text('律师', 'Lawyers', 'Abogados'),
  hours: text('答复期限（小时）', 'Hours to answer', 'Horas para responder'),
  brief: text('派发说明', 'Brief', 'Resumen'),
  offer: text('邀请', 'Invitation', 'Invitación'),
  reply: text('答复', 'Reply', 'Respuesta'),
}
const sourceId = wire.labelled(wire.id, label.source)
const offerId = wire.labelled(wire.id, label.offer)

/** What the caller may do now; the web asks this and never compares roles or states. */
export const sourceAbilities = ['edit', 'check', 'distribute', 'withdraw', 'answer', 'create-case'] as const
export type SourceAbility = (typeof sourceAbilities)[number]

const named = z.object({ id: z.number().int(), name: z.string() })
const file = z.object({ id: z.number().int(), name: z.string(), thumbid: z.string(), size: z.number().int() })

const score = z.object({
  points: z.number().int(),
  parts: z.array(
    z.object({
      part: z.enum(scoreParts),
      title: z.string(),
      points: z.number().int(),
      most: z.number().int(),
      why: z.string(),
    }),
  ),
})

/** The caller's own offer, for a lawyer. */
const ownOffer = z.object({
  id: z.number().int(),
  state: z.enum(offerStates),
  expires_at: wire.instant,
  brief: z.string(),
  reply: z.string(),
  score,
})

/**
 * A source in a list. Whatever names a party, the client or a contact is null in a lawyer's offer that is not accepted
 * (`view` offer).
 */
export const sourceRow = z.object({
  id: z.number().int(),
  view: z.enum(['full', 'offer']),
  state: z.enum(sourceStates),
  casename: z.string().nullable(),
  main_name: z.string().nullable(),
  compid: z.number().int().nullable(),
  company_name: z.string().nullable(),
  address: z.string(),
  region_code: z.string(),
  case_num: z.number().int(),
  case_costs: wire.yuanText,
  cause: named.nullable(),
  cases_created: z.number().int(),
  lawyer: named.nullable(),
  offer: ownOffer.nullable(),
  created_at: wire.instant,
  updated_at: wire.instant,
  can: z.array(z.enum(sourceAbilities)),
})
export type SourceRow = z.output<typeof sourceRow>

const change = z.object({
  at: wire.instant,
  change: z.enum([
    'posted',
    'edited',
    'approved',
    'rejected',
    'distributed',
    'accepted',
    'declined',
    'exhausted',
    'withdrawn',
    'converted',
  ]),
  state: z.enum(sourceStates),
  by: z.string(),
  note: z.string(),
})

const round = z.object({
  id: z.number().int(),
  number: z.number().int(),
  state: z.enum(roundStates),
  made_by: z.string(),
  made_at: wire.instant,
  expires_at: wire.instant,
  brief: z.string(),
  offers: z.array(
    z.object({
      id: z.number().int(),
      lawyer: named,
      firm: z.string(),
      state: z.enum(offerStates),
      pinned: z.boolean(),
      reply: z.string(),
      answered_at: wire.instant.nullable(),
      score,
    }),
  ),
})

export const sourceDetail = sourceRow.extend({
  version: z.number().int(),
  describe: z.string().nullable(),
  contacts: z.string().nullable(),
  mobile: z.string().nullable(),
  reason: z.string(),
  relevant_material: z.array(file),
  history: z.array(change),
  /** For staff: whom it was offered to, and why. */
  rounds: z.array(round),
})
export type SourceDetail = z.output<typeof sourceDetail>

const stateList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(z.enum(sourceStates)).max(sourceStates.length).default([]),
)

const candidate = z.object({
  lawyer_id: z.number().int(),
  name: z.string(),
  firm: z.string(),
  address: z.string(),
  preferred: z.boolean(),
  pinned: z.boolean(),
  /** How this lawyer answered an earlier round of the same source. */
  earlier: z.enum(offerStates).nullable(),
  points: z.number().int(),
  parts: score.shape.parts,
})
export type Candidate = z.output<typeof candidate>

const answer = {
  input: z.object({
    id: offerId,
    msg: wire.labelled(wire.optionalLine(500), label.reply),
  }),
  output: z.object({ source_id: z.number().int(), state: z.enum(offerStates) }),
  errors,
}

export const caseSources = {
  list: endpoint('POST /api/v1/source/list', {
    summary: text('案源列表', 'Case sources', 'Solicitudes de casos'),
    input: wire.pageInput.extend({
      state: wire.labelled(stateList, text('状态', 'State', 'Estado')),
      keyword: wire.labelled(wire.optionalLine(60), text('关键词', 'Search', 'Búsqueda')),
      compid: wire.id.optional(),
      /** Staff who worked on it. */
      operator: wire.id.optional(),
      region_code: z
        .string()
        .regex(/^\d{2}(\d{2}){0,2}$/)
        .optional(),
      sort: z.enum(['newest', 'oldest']).default('newest'),
      /** Instead of a deep page: the rows that follow this id in the order asked for. */
      after: wire.id.optional(),
    }),
    output: wire.pageOf(sourceRow).extend({
      /** How many there are in each state under the same filters, up to 1,000. */
      states: z.record(z.enum(sourceStates), z.number().int()),
    }),
    effect: 'read',
  }),
  get: endpoint('GET /api/v1/source/get', {
    summary: text('案源详情', 'One case source', 'Una solicitud de caso'),
    input: z.object({ id: sourceId }),
    output: sourceDetail,
  }),
  add: endpoint('POST /api/v1/source/add', {
    summary: text('新增案源', 'Post a case source', 'Publicar una solicitud de caso'),
    input: sourceDraft,
    output: z.object({ id: z.number().int() }),
    errors,
  }),
  edit: endpoint('POST /api/v1/source/edit', {
    summary: text('修改案源', 'Edit a case source not yet distributed', 'Modificar una solicitud no distribuida'),
    input: sourceDraft.extend({
      id: sourceId,
      /** The version that was read; an older one is refused. */
      version: z.coerce.number().int().optional(),
    }),
    output: sourceDetail,
    errors,
  }),
  check: endpoint('POST /api/v1/source/check', {
    summary: text('审核案源', 'Approve or reject a case source', 'Aprobar o rechazar una solicitud'),
    input: z.object({
      id: sourceId,
      result: wire.labelled(z.enum(['approved', 'rejected']), text('审核结果', 'Result', 'Resultado')),
      reason: wire.labelled(wire.optionalLine(500), label.reason),
      /** Staff name the cause where it is known: it sharpens the ranking and is carried over to the case. */
      cause_id: wire.labelled(wire.id.nullish(), text('案由', 'Cause of action', 'Causa de acción')),
    }),
    output: sourceDetail,
    errors,
  }),
  candidates: endpoint('POST /api/v1/source/candidates', {
    summary: text('推荐律师', 'Lawyers ranked for a case source', 'Abogados recomendados para una solicitud'),
    input: z.object({
      id: sourceId,
      keyword: wire.labelled(wire.optionalLine(60), text('关键词', 'Search', 'Búsqueda')),
      pinned: wire.id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({
      list: z.array(candidate),
      /** Taken out of the ranking by a conflict of interest, for staff to see which. */
      removed: z.array(
        z.object({ lawyer_id: z.number().int(), name: z.string(), firm: z.string(), case_title: z.string() }),
      ),
    }),
    effect: 'read',
  }),
  distribute: endpoint('POST /api/v1/source/distribute', {
    summary: text('派发案源', 'Offer a case source to lawyers', 'Ofrecer una solicitud a abogados'),
    input: z.object({
      id: sourceId,
      lawyer_ids: wire.labelled(
        wire.idList.pipe(
          z
            .array(z.number())
            .max(20)
            .transform((ids) => [...new Set(ids)]),
        ),
        label.lawyers,
      ),
      /** One of them whom staff chose beside the ranking; marked as such. */
      pinned: wire.id.nullish(),
      hours: wire.labelled(z.coerce.number().int().min(1).max(720).default(48), label.hours),
      brief: wire.labelled(wire.optionalLine(longestBrief), label.brief),
    }),
    output: sourceDetail,
    errors,
  }),
  withdraw: endpoint('POST /api/v1/source/withdraw', {
    summary: text('撤回案源', 'Withdraw a case source not yet accepted', 'Retirar una solicitud no aceptada'),
    input: z.object({ id: sourceId, reason: wire.labelled(wire.optionalLine(500), label.reason) }),
    output: sourceDetail,
    errors,
  }),
  offer: endpoint('GET /api/v1/source/offer', {
    summary: text('一份案源邀请', 'One invitation to a case source', 'Una invitación a una solicitud'),
    input: z.object({ id: offerId }),
    output: sourceRow,
    errors,
  }),
  accept: endpoint('POST /api/v1/source/accept', {
    summary: text('接受案源邀请', 'Accept an invitation', 'Aceptar una invitación'),
    ...answer,
  }),
  decline: endpoint('POST /api/v1/source/decline', {
    summary: text('拒绝案源邀请', 'Refuse an invitation', 'Rechazar una invitación'),
    ...answer,
  }),
  operator: endpoint('GET /api/v1/source/operator', {
    summary: text('可处理案源的平台人员', 'Staff who may handle case sources', 'Personal que gestiona solicitudes'),
    input: wire.nothing,
    output: z.array(named),
  }),
  company: endpoint('GET /api/v1/source/company', {
    summary: text('按名称查询企业', 'Companies by title', 'Empresas por nombre'),
    input: z.object({ title: wire.optionalLine(60) }),
    output: z.array(z.object({ id: z.number().int(), company_name: z.string() })),
  }),
}
