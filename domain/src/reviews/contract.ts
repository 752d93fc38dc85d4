import { z } from 'zod'
import { accountFields, accountRefusals } from '../accounts/index.ts'
import { companyFields } from '../companies/index.ts'
import { endpoint, text, wire } from '../kernel/index.ts'
import { lawyerFields } from '../lawyers/index.ts'
import { reviewRefusals } from './refusals.ts'

const state = z.enum(['waiting', 'approved', 'rejected'])
export type ReviewState = z.output<typeof state>

const row = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Credit code or licence number. */
  number: z.string(),
  /** Contact of a company, firm of a lawyer. */
  belongs: z.string(),
  mobile: z.string(),
  submitted_at: wire.instant,
  state,
  reason: z.string(),
})
export type RegistrationRow = z.output<typeof row>

export const registration = row.extend({
  licence: z.string().nullable(),
  facts: z.array(z.object({ title: z.string(), value: z.string(), before: z.string().nullable() })),
  decided_by: z.string().nullable(),
  decided_at: wire.instant.nullable(),
})

const list = z.object({ state: state.optional(), search: wire.optionalLine(60), ...wire.pageInput.shape })
const one = z.object({ id: wire.id })

export const reviews = {
  companies: endpoint('POST /api/v1/passed/company', {
    summary: text('企业审核列表', 'Company registrations', 'Registros de empresas'),
    input: list,
    output: wire.pageOf(row),
    effect: 'read',
  }),
  lawyers: endpoint('POST /api/v1/passed/lawyer', {
    summary: text('律师审核列表', 'Lawyer registrations', 'Registros de abogados'),
    input: list,
    output: wire.pageOf(row),
    effect: 'read',
  }),
  company: endpoint('POST /api/v1/passed/company/ids/{id}', {
    summary: text('企业注册申请', 'One company registration', 'Un registro de empresa'),
    input: one,
    output: registration,
    effect: 'read',
  }),
  lawyer: endpoint('POST /api/v1/passed/lawyer/ids/{id}', {
    summary: text('律师注册申请', 'One lawyer registration', 'Un registro de abogado'),
    input: one,
    output: registration,
    effect: 'read',
  }),
  decide: endpoint('POST /api/v1/passed/trial/id/{id}', {
    summary: text('审核注册申请', 'Approve or reject a registration', 'Aprobar o rechazar un registro'),
    input: z
      .object({
        id: wire.id,
        approved: wire.labelled(wire.flag, text('审核结果', 'Decision', 'Decisión')),
        reason: wire.labelled(wire.optionalLine(500), text('理由', 'Reason', 'Motivo')),
      })
      .superRefine((given, context) => {
        if (!given.approved && given.reason === '')
          context.addIssue({ code: 'custom', path: ['reason'], message: 'review.reason-required' })
      }),
    output: wire.done,
    errors: [reviewRefusals],
  }),
  own: endpoint('POST /api/v1/user/review', {
    summary: text('本人注册申请', 'Own registration', 'Registro propio'),
    input: wire.nothing,
    output: registration
      .extend({ kind: z.enum(['company', 'lawyer']), submission: z.record(z.string(), z.json()) })
      .nullable(),
    effect: 'read',
  }),
  resubmit: endpoint('POST /api/v1/user/resubmit', {
    summary: text('重新提交注册申请', 'Send a corrected registration again', 'Reenviar el registro corregido'),
    input: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('company'), ...companyFields, licence: accountFields.licenceFile.optional() }),
      z.object({ kind: z.literal('lawyer'), ...lawyerFields, licence: accountFields.licenceFile.optional() }),
    ]),
    output: wire.done,
    errors: [reviewRefusals, accountRefusals],
  }),
}
