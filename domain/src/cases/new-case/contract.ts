import { z } from 'zod'
import { formRefusals, formReply } from '../../forms/index.ts'
import { endpoint, text, wire } from '../../kernel/index.ts'
import type { CaseType } from '../../procedures/index.ts'
import { newCaseRefusals } from './refusals.ts'

const errors = [newCaseRefusals, formRefusals]

const label = {
  ipCase: text('是否知识产权案件', 'IP case', 'Caso de PI'),
  caseType: text('案件类型', 'Case type', 'Tipo de caso'),
  source: text('案源', 'Case source', 'Solicitud de caso'),
  lawyer: text('律师', 'Lawyer', 'Abogado'),
  party: text('当事人', 'Parties', 'Partes'),
  partyType: text('当事人类型', 'Kind of party', 'Tipo de parte'),
  evidence: text('证据', 'Evidence', 'Pruebas'),
  case: text('案件类型选择', 'Choice of case type', 'Elección del tipo de caso'),
  basic: text('基本信息', 'Basic data', 'Datos básicos'),
  name: text('姓名/名称', 'Name', 'Nombre'),
}

/** '' and 0 stand for none, as forms send it. */
const optionalId = z.preprocess(
  (value) => (value === '' || value === null || value === '0' || value === 0 ? undefined : value),
  wire.id.optional(),
)
const caseType = z.coerce
  .number()
  .int()
  .min(1)
  .max(8)
  .transform((value) => value as CaseType)
const ipCase = z.preprocess(
  (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(Number(value)) : value),
  z.enum(['0', '1']),
)

/** What step 0 chose, and what the dialog was opened from. */
const chosen = z.object({
  ip_case: wire.labelled(ipCase, label.ipCase),
  case_type: wire.labelled(caseType, label.caseType),
  source_id: wire.labelled(optionalId, label.source),
  lawyer_id: wire.labelled(optionalId, label.lawyer),
})
export type Chosen = z.output<typeof chosen>

const version = z.coerce.number().int().positive().optional()
/** The entries of a repeatable step; what is no object among them is dropped. */
const entries = wire.structured(z.array(z.unknown()).max(200))
const partyType = z.coerce.number().int().min(0).max(3)

/**
 * A step of the dialog: the specification's {form, action, append, case_id?}. `form` holds what is already known; the row of
 * `appendArr` is the empty entry that appending one copies.
 */
const step = formReply.extend({ appendArr: z.array(z.record(z.string(), z.json())) })
export type NewCaseStep = z.output<typeof step>

const foundParty = z.object({
  id: z.number().int(),
  party_name: z.string(),
  party_type: z.number().int(),
  credit_code: z.string().nullable(),
  /** Masked. */
  identity_number: z.string().nullable(),
})
export type FoundParty = z.output<typeof foundParty>

/** The calls of the new-case dialog. Only the last one writes. */
export const newCase = {
  create: endpoint('POST /api/v1/cases/create', {
    summary: text(
      '新增案件：选择类型，返回基本信息表单',
      'New case: choose the type, get the basic form',
      'Nuevo caso: elegir el tipo, obtener el formulario básico',
    ),
    input: chosen,
    output: step,
    errors,
    effect: 'read',
  }),
  basic: endpoint('POST /api/v1/cases/basic', {
    summary: text(
      '新增案件：基本信息，返回当事人表单',
      'New case: basic data, get the party form',
      'Nuevo caso: datos básicos, obtener el formulario de partes',
    ),
    input: z.looseObject({ ...chosen.shape, version }),
    output: step,
    errors,
    effect: 'read',
  }),
  party: endpoint('POST /api/v1/cases/party', {
    summary: text(
      '新增案件：当事人，返回证据表单；或按已知当事人预填表单',
      'New case: parties, get the evidence form; or the party form filled with a known party',
      'Nuevo caso: partes, obtener el formulario de pruebas; o el de una parte conocida',
    ),
    input: z.object({
      ...chosen.shape,
      case_level: z.string().optional(),
      civil_lawsuit: z.union([z.string(), z.number()]).nullish(),
      version,
      /** The list of parties; left out where a known party is asked for. */
      party: wire.labelled(entries.optional(), label.party),
      isour: z.union([z.string(), z.number()]).nullish(),
      party_role: z.string().nullish(),
      party_type: wire.labelled(partyType.optional(), label.partyType),
      party_id: wire.labelled(optionalId, label.party),
    }),
    output: step,
    errors,
    effect: 'read',
  }),
  evidence: endpoint('POST /api/v1/cases/evidence', {
    summary: text(
      '新增案件：证据及此前各步内容，创建案件',
      'New case: evidence and all that came before; creates the case',
      'Nuevo caso: pruebas y todo lo anterior; crea el caso',
    ),
    input: z.object({
      case: wire.labelled(wire.structured(chosen), label.case),
      basic: wire.labelled(wire.structured(z.record(z.string(), z.unknown())), label.basic),
      party: wire.labelled(entries, label.party),
      evidence: wire.labelled(entries.default([]), label.evidence),
      /** Which version of each form was answered; the newest where it is left out. */
      versions: wire.structured(z.object({ basic: version, party: version, evidence: version }).partial()).optional(),
    }),
    output: z.object({
      form: z.array(z.never()),
      action: z.literal(''),
      append: z.literal(false),
      case_id: z.number().int(),
    }),
    errors,
  }),
  searchParty: endpoint('POST /api/v1/cases/searchParty', {
    summary: text(
      '在可见案件中按类型和名称查找当事人',
      'Find parties by kind and name within the cases one may see',
      'Buscar partes por tipo y nombre en los casos visibles',
    ),
    input: z.object({
      party_type: wire.labelled(
        z.preprocess((value) => (value === '' || value === null ? undefined : value), partyType.optional()),
        label.partyType,
      ),
      name: wire.labelled(wire.optionalLine(120), label.name),
    }),
    output: z.array(foundParty),
    effect: 'read',
  }),
}
