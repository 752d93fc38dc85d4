import { z } from 'zod'
import { formReply } from '../forms/index.ts'
import { endpoint, text, wire } from '../kernel/index.ts'
import { type CaseType, catalogue, type NodeId, type Phase, phases, proceedingKinds } from '../procedures/index.ts'
import { caseRefusals } from './refusals.ts'

const label = {
  case: text('案件', 'Case', 'Caso'),
  node: text('节点', 'Step', 'Trámite'),
  priority: text('标记', 'Flag', 'Marca'),
  answers: text('表单内容', 'Answers', 'Respuestas'),
  deadline: text('期限', 'Deadline', 'Plazo'),
}
const errors = [caseRefusals]
const caseId = wire.labelled(wire.id, label.case)
const nodeId = wire.labelled(wire.id, label.node)
const day = z.string()
const phaseKey = z.enum(Object.keys(phases) as [Phase, ...Phase[]])
const proceedingKind = z.enum(
  Object.keys(proceedingKinds) as [keyof typeof proceedingKinds, ...(keyof typeof proceedingKinds)[]],
)
const caseType = z.coerce
  .number()
  .int()
  .min(1)
  .max(8)
  .transform((value) => value as CaseType)
const nodeKind = z.enum(catalogue.map(({ id }) => id) as [NodeId, ...NodeId[]])

export const caseStates = ['open', 'closed', 'archived'] as const
export type CaseState = (typeof caseStates)[number]
/** How a list is sorted: soonest date first, newest first, latest activity first. */
export const caseSorts = ['due', 'newest', 'activity'] as const

const titled = <Key extends z.ZodType>(key: Key) => z.object({ key, title: z.string() })
const person = z.object({ user_id: z.number().int(), name: z.string(), role: z.string() })
const partyGlance = z.object({ name: z.string(), role: z.string(), ours: z.boolean() })
const nextDate = z.object({
  id: z.number().int(),
  title: z.string(),
  date: day,
  time: z.string().nullable(),
  article: z.string().nullable(),
  concerns: z.enum(['ours', 'theirs', 'court']),
})

export const caseRow = z.object({
  id: z.number().int(),
  title: z.string(),
  ip_case: z.boolean(),
  case_type: z.number().int(),
  track: z.string(),
  phase: titled(phaseKey),
  state: z.enum(caseStates),
  priority: z.number().int(),
  case_number: z.string().nullable(),
  court: z.string().nullable(),
  cause: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  amount: wire.yuanText.nullable(),
  company_name: z.string().nullable(),
  parties: z.array(partyGlance),
  next: nextDate.nullable(),
  people: z.array(person),
  last_activity_at: wire.instant,
  created_at: wire.instant,
})
export type CaseRow = z.output<typeof caseRow>

/** What the caller may do with a case; the web asks this and never compares roles. */
export const caseAbilities = ['record', 'edit', 'flag', 'complete-deadline', 'delete'] as const
export type CaseAbility = (typeof caseAbilities)[number]

export const caseHeader = caseRow.extend({
  source_id: z.number().int().nullable(),
  company_id: z.number().int().nullable(),
  can: z.array(z.enum(caseAbilities)),
  version: z.number().int(),
})
export type CaseHeader = z.output<typeof caseHeader>

const deadline = z.object({
  id: z.number().int(),
  title: z.string(),
  article: z.string().nullable(),
  note: z.string().nullable(),
  kind: z.enum(['period', 'expiry', 'event']),
  concerns: z.enum(['ours', 'theirs', 'court']),
  party: z.string().nullable(),
  triggered_on: day,
  due_on: day,
  time: z.string().nullable(),
  rolled_from: day.nullable(),
  calendar_known: z.boolean(),
  state: z.enum(['open', 'done', 'lapsed', 'cancelled']),
  done_by: z.string().nullable(),
  done_at: wire.instant.nullable(),
  history: z.array(z.object({ at: wire.instant, by: z.string(), before: day, after: day })),
})
export type DeadlineRow = z.output<typeof deadline>

const recordedNode = z.object({
  id: z.number().int(),
  node: nodeKind,
  title: z.string(),
  ordinal: z.number().int(),
  occurred_on: day,
  summary: z.string().nullable(),
  recorded_by: z.string(),
  version: z.number().int(),
  files: z.number().int(),
})
const step = z.object({
  node: nodeKind,
  title: z.string(),
  proceeding_id: z.number().int().nullable(),
  proceeding: z.string().nullable(),
  opens: proceedingKind.nullable(),
  belated: z.boolean(),
})
export const timeline = z.object({
  phase: titled(phaseKey),
  /** In the order of the case; `id` null holds the nodes of the whole case. */
  groups: z.array(
    z.object({
      id: z.number().int().nullable(),
      title: z.string(),
      court: z.string().nullable(),
      case_number: z.string().nullable(),
      ended: z.boolean(),
      nodes: z.array(recordedNode),
    }),
  ),
  may: z.array(step),
  refused: z.array(z.object({ node: nodeKind, title: z.string(), why: z.string() })),
})
export type Timeline = z.output<typeof timeline>

const party = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.string(),
  ours: z.boolean(),
  party_type: z.number().int(),
  abroad: z.boolean(),
  legal_representative: z.string(),
  credit_code: z.string().nullable(),
  /** Masked. */
  identity_number: z.string().nullable(),
  agents: z.array(z.object({ name: z.string(), mobile: z.string(), lawfirm: z.string() })),
})
const evidenceRow = z.object({
  id: z.number().int(),
  position: z.number().int(),
  name: z.string(),
  files: z.number().int(),
})

const filters = {
  state: z.enum(caseStates).optional(),
  case_type: caseType.optional(),
  phase: phaseKey.optional(),
  cause_id: wire.id.optional(),
  court: wire.optionalLine(80),
  company_id: wire.id.optional(),
  priority: z.coerce.number().int().min(0).max(6).optional(),
  /** Due on or before that many days from today, overdue ones among them. */
  due_within: z.coerce.number().int().min(0).max(3650).optional(),
  without_deadline: wire.flag.optional(),
  /** No activity for so many days. */
  quiet_for: z.coerce.number().int().min(1).max(3650).optional(),
  /** A piece of name, party, case number, court or cause. */
  search: wire.labelled(wire.optionalLine(100), text('搜索内容', 'Search', 'Búsqueda')),
  sort: z.enum(caseSorts).default('due'),
}

export const cases = {
  list: endpoint('POST /api/v1/cases/index', {
    summary: text('案件列表', 'Case list', 'Lista de casos'),
    input: wire.pageInput.extend({ ...filters, cursor: z.string().max(100).optional() }),
    output: wire.pageOf(caseRow).extend({ cursor: z.string().nullable() }),
    effect: 'read',
  }),
  info: endpoint('POST /api/v1/cases/info', {
    summary: text('案件概要', 'Header facts of a case', 'Datos principales de un caso'),
    input: z.object({ case_id: caseId }),
    output: caseHeader,
    effect: 'read',
  }),
  details: endpoint('POST /api/v1/cases/details', {
    summary: text('案件详情', 'Everything the case page shows', 'Todo lo que muestra la página del caso'),
    input: z.object({ case_id: caseId }),
    output: z.object({
      header: caseHeader,
      timeline,
      parties: z.array(party),
      evidence: z.array(evidenceRow),
      deadlines: z.array(deadline),
    }),
    effect: 'read',
  }),
  nodes: endpoint('POST /api/v1/cases/node', {
    summary: text('办案进程', 'Nodes of a case, and those that may come next', 'Trámites de un caso y los siguientes'),
    input: z.object({ case_id: caseId }),
    output: timeline,
    effect: 'read',
  }),
  nodeHistory: endpoint('POST /api/v1/cases/nodeLogInfo', {
    summary: text(
      '节点内容及修改历史',
      'What a node recorded, and who changed it',
      'Contenido e historial de un trámite',
    ),
    input: z.object({ id: nodeId }),
    output: z.object({
      node: recordedNode,
      /** Read-only, filled. */
      form: formReply,
      changes: z.array(
        z.object({
          version: z.number().int(),
          change: z.enum(['recorded', 'edited', 'removed']),
          at: wire.instant,
          by: z.string(),
          occurred_on: day,
          /** What became different: the field and both values in words. */
          fields: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
    }),
    effect: 'read',
  }),
  render: endpoint('POST /api/v1/cases/render', {
    summary: text('节点表单', 'The form of a node, empty or filled for editing', 'Formulario de un trámite'),
    input: z.object({
      case_id: caseId,
      node: wire.labelled(nodeKind.optional(), label.node),
      proceeding_id: wire.id.optional(),
      opens: proceedingKind.optional(),
      /** A recorded node to change. */
      id: nodeId.optional(),
    }),
    output: formReply.extend({ node_id: z.number().int().nullable(), node_version: z.number().int().nullable() }),
    errors,
    effect: 'read',
  }),
  removeNode: endpoint('POST /api/v1/cases/noderm', {
    summary: text('删除节点', 'Remove a node that nothing rests on', 'Eliminar un trámite del que nada depende'),
    input: z.object({ id: nodeId, version: z.coerce.number().int().positive().optional() }),
    output: wire.done,
    errors,
  }),
  flag: endpoint('POST /api/v1/cases/priority', {
    summary: text('标记案件', 'Flag a case with one of seven colours', 'Marcar un caso con un color'),
    input: z.object({
      case_id: caseId,
      priority: wire.labelled(z.coerce.number().int().min(0).max(6), label.priority),
    }),
    output: wire.done,
  }),
  remove: endpoint('POST /api/v1/cases/delete', {
    summary: text('删除案件', 'Delete a case (kept in the recycle bin)', 'Eliminar un caso'),
    input: z.object({ case_id: caseId }),
    output: wire.done,
    errors,
  }),
  deadlines: endpoint('POST /api/v1/deadline/list', {
    summary: text('案件期限', 'Deadlines of a case', 'Plazos de un caso'),
    input: z.object({ case_id: caseId }),
    output: z.array(deadline),
    effect: 'read',
  }),
  completeDeadline: endpoint('POST /api/v1/deadline/complete', {
    summary: text('确认期限完成或重新打开', 'Confirm a deadline, or open it again', 'Confirmar un plazo o reabrirlo'),
    input: z.object({ id: wire.labelled(wire.id, label.deadline), done: wire.flag.default(true) }),
    output: wire.done,
    errors,
  }),
}

const recording = (id: NodeId, title: ReturnType<typeof text>) =>
  endpoint(`POST /api/v1/${id}`, {
    summary: title,
    input: z.object({
      case_id: caseId,
      /** A recorded node to change, with the version that was read. */
      id: nodeId.optional(),
      version: z.coerce.number().int().positive().optional(),
      proceeding_id: wire.id.optional(),
      opens: proceedingKind.optional(),
      form: wire.labelled(wire.structured(z.record(z.string(), z.unknown())), label.answers),
      form_version: z.coerce.number().int().positive().optional(),
    }),
    output: z.object({ id: z.number().int(), version: z.number().int() }),
    errors,
  })
export type RecordNode = ReturnType<typeof recording>

/** One call for each node of the catalogue, at the specification's path, which is the node's id. */
export const nodeCalls: Readonly<Record<NodeId, RecordNode>> = Object.fromEntries(
  catalogue.map((node) => [node.id, recording(node.id, node.title)]),
)

export function nodeCall(id: NodeId): RecordNode {
  const found = nodeCalls[id]
  if (!found) throw new RangeError(`no such node: ${id}`)
  return found
}
