import type { CauseKind } from '../forms/index.ts'
import { type Localized, text } from '../kernel/index.ts'

/** 审级程序: what a case runs through, each with its own court or organ, number, procedure and roles. */
export const proceedingKinds = {
  first: text('一审', 'First instance', 'Primera instancia'),
  second: text('二审', 'Second instance', 'Segunda instancia'),
  retrial: text('再审', 'Retrial', 'Revisión'),
  enforcement: text('执行', 'Enforcement', 'Ejecución'),
  preservation: text('保全', 'Preservation', 'Medidas cautelares'),
  review: text('行政复议', 'Administrative review', 'Recurso administrativo'),
  arbitration: text('仲裁', 'Arbitration', 'Arbitraje'),
  jurisdiction: text('管辖', 'Jurisdiction', 'Competencia'),
  'non-litigation': text('非诉', 'Non-litigation', 'Extrajudicial'),
} as const satisfies Record<string, Localized>
export type ProceedingKind = keyof typeof proceedingKinds

/** The kinds that decide the matter itself, one after the other; the others run beside them. */
export const mainKinds: readonly ProceedingKind[] = ['first', 'second', 'retrial', 'enforcement']

export const trialProcedures = {
  ordinary: text('普通程序', 'Ordinary procedure', 'Procedimiento ordinario'),
  summary: text('简易程序', 'Summary procedure', 'Procedimiento abreviado'),
  'small-claims': text('小额诉讼程序', 'Small-claims procedure', 'Procedimiento de menor cuantía'),
} as const satisfies Record<string, Localized>
export type TrialProcedure = keyof typeof trialProcedures

/** 小额诉讼 is civil only (民事诉讼法 (2023) 165); an appeal is heard by the ordinary procedure (181). */
export function trialProceduresOf(branch: CauseKind, kind: ProceedingKind): readonly TrialProcedure[] {
  if (kind !== 'first') return ['ordinary']
  return branch === 'civil' ? ['ordinary', 'summary', 'small-claims'] : ['ordinary', 'summary']
}
