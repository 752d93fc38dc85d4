import { type Localized, text } from '../kernel/index.ts'

/** The eight values of `case_type`. Each is one track: the nodes and phases that a case may have. */
export type CaseType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** 委托准备 → … → 归档; a track uses the ones of its line. */
export const phases = {
  intake: text('委托准备', 'Intake', 'Preparación'),
  filed: text('立案受理', 'Filed', 'Presentación'),
  'first-instance': text('一审', 'First instance', 'Primera instancia'),
  'second-instance': text('二审', 'Second instance', 'Segunda instancia'),
  retrial: text('再审', 'Retrial', 'Revisión'),
  enforcement: text('执行', 'Enforcement', 'Ejecución'),
  received: text('受理/送达', 'Received', 'Recepción'),
  processing: text('处理中', 'In progress', 'En curso'),
  result: text('结果', 'Result', 'Resultado'),
  closed: text('结案', 'Closed', 'Cerrado'),
  archived: text('归档', 'Archived', 'Archivado'),
} as const satisfies Record<string, Localized>
export type Phase = keyof typeof phases

const litigationPhases: readonly Phase[] = [
  'intake',
  'filed',
  'first-instance',
  'second-instance',
  'retrial',
  'enforcement',
  'closed',
  'archived',
]
const otherPhases: readonly Phase[] = ['intake', 'received', 'processing', 'result', 'closed', 'archived']

export type Track = {
  readonly caseType: CaseType
  readonly title: Localized
  readonly phases: readonly Phase[]
}

const track = (caseType: CaseType, zh: string, en: string, es: string): Track => ({
  caseType,
  title: text(zh, en, es),
  phases: caseType <= 2 ? litigationPhases : otherPhases,
})

export const tracks: Readonly<Record<CaseType, Track>> = {
  1: track(1, '诉讼 · 主诉', 'Litigation, plaintiff side', 'Litigio, parte actora'),
  2: track(2, '诉讼 · 应诉', 'Litigation, defendant side', 'Litigio, parte demandada'),
  3: track(3, '非诉 · 调解仲裁（主动）', 'Mediation or arbitration, active', 'Mediación o arbitraje, activo'),
  4: track(4, '非诉 · 协商和解（主动）', 'Negotiation or settlement, active', 'Negociación o acuerdo, activo'),
  5: track(5, '非诉 · 投诉举报（主动）', 'Complaint or report, active', 'Queja o denuncia, activo'),
  6: track(6, '非诉 · 调解仲裁（被动）', 'Mediation or arbitration, passive', 'Mediación o arbitraje, pasivo'),
  7: track(7, '非诉 · 协商和解（被动）', 'Negotiation or settlement, passive', 'Negociación o acuerdo, pasivo'),
  8: track(8, '非诉 · 投诉举报（被动）', 'Complaint or report, passive', 'Queja o denuncia, pasivo'),
}

export const caseTypes = Object.keys(tracks).map(Number) as CaseType[]
export const litigation: readonly CaseType[] = [1, 2]
