import type { AccountKind } from '../kernel/index.ts'
import { text } from '../kernel/index.ts'

/**
 * The fields of a case source by their wire names, in the order in which the specification (section 5) checks them.
 * `limit` is the longest text in characters.
 */
export const sourceFields = {
  main_name: { label: text('需求主体', 'Requesting party', 'Parte solicitante'), limit: 100 },
  compid: { label: text('委托单位', 'Entrusting company', 'Empresa mandante'), limit: 20 },
  contacts: { label: text('联系人姓名', 'Contact name', 'Nombre del contacto'), limit: 50 },
  mobile: { label: text('联系人电话', 'Contact phone', 'Teléfono del contacto'), limit: 40 },
  address: { label: text('办案地区', 'Handling region', 'Zona del asunto'), limit: 100 },
  casename: { label: text('案源名称', 'Case-source name', 'Nombre de la solicitud'), limit: 100 },
  case_num: { label: text('案件数量', 'Number of cases', 'Número de casos'), limit: 20 },
  case_costs: { label: text('案件费用', 'Case fee', 'Honorarios'), limit: 20 },
  describe: { label: text('基本案情', 'Basic description', 'Descripción del caso'), limit: 5000 },
  relevant_material: { label: text('相关附件', 'Attachments', 'Adjuntos'), limit: 3 },
} as const

export type SourceField = keyof typeof sourceFields
export const sourceFieldOrder = Object.keys(sourceFields) as SourceField[]

/** Staff post for a company that they name; a company posts for itself (specification, section 2). */
export const asksForCompany = (kind: AccountKind): boolean => kind === 'staff'

/** A source of 99,999 matters is more than any client posts at once. */
export const mostCases = 99_999
export const mostFiles = sourceFields.relevant_material.limit
