import { type Condition, type FormValues, type Option, option, when } from '../forms/index.ts'
import { type Localized, text } from '../kernel/index.ts'
import type { History } from './history.ts'
import type { ProceedingKind } from './proceedings.ts'

/** What a judgment may say. */
export const judgments = {
  upheld: text('全部支持', 'Claims upheld', 'Pretensiones estimadas'),
  'partly-upheld': text('部分支持', 'Claims partly upheld', 'Pretensiones estimadas en parte'),
  'claims-dismissed': text('驳回诉讼请求', 'Claims dismissed', 'Pretensiones desestimadas'),
  'act-annulled': text('撤销行政行为', 'Act annulled', 'Acto anulado'),
  'act-unlawful': text('确认行政行为违法或无效', 'Act held unlawful or void', 'Acto declarado ilegal o nulo'),
  'act-changed': text('变更行政行为', 'Act changed', 'Acto modificado'),
  'performance-ordered': text('责令履行职责或给付', 'Performance ordered', 'Cumplimiento ordenado'),
  convicted: text('有罪', 'Convicted', 'Condena'),
  'exempt-from-punishment': text('免予刑事处罚', 'Exempt from punishment', 'Exención de pena'),
  acquitted: text('无罪', 'Acquitted', 'Absolución'),
  affirmed: text('驳回上诉，维持原判', 'Appeal dismissed, affirmed', 'Apelación desestimada, confirmada'),
  reversed: text('改判', 'Reversed', 'Revocada'),
  'partly-reversed': text('部分改判', 'Partly reversed', 'Revocada en parte'),
} as const satisfies Record<string, Localized>

/** What a ruling that ends an instance may say. */
export const rulings = {
  'action-dismissed': text('驳回起诉', 'Action dismissed', 'Demanda inadmitida'),
  terminated: text('终结诉讼/终止审理', 'Proceedings terminated', 'Proceso terminado'),
  transferred: text('移送管辖', 'Transferred to another court', 'Remitida a otro tribunal'),
  affirmed: text('驳回上诉，维持原裁判', 'Appeal dismissed, affirmed', 'Apelación desestimada, confirmada'),
  remanded: text('撤销原判，发回重审', 'Remanded for a new trial', 'Devuelta para nuevo juicio'),
  'trial-ordered': text('撤销原裁定，指令审理', 'Trial ordered', 'Se ordena la tramitación'),
} as const satisfies Record<string, Localized>

export type Judgment = keyof typeof judgments
export type Ruling = keyof typeof rulings

/** The judgments that an instance of that kind and branch may end with. */
export function judgmentsOf(branch: History['branch'], kind: ProceedingKind): readonly Judgment[] {
  if (kind !== 'first') return ['affirmed', 'reversed', 'partly-reversed']
  switch (branch) {
    case 'civil':
      return ['upheld', 'partly-upheld', 'claims-dismissed']
    case 'administrative':
      return ['act-annulled', 'act-unlawful', 'act-changed', 'performance-ordered', 'partly-upheld', 'claims-dismissed']
    case 'criminal':
      return ['convicted', 'exempt-from-punishment', 'acquitted']
  }
}

export const rulingsOf = (kind: ProceedingKind): readonly Ruling[] =>
  kind === 'first'
    ? ['action-dismissed', 'terminated', 'transferred']
    : ['affirmed', 'remanded', 'trial-ordered', 'action-dismissed', 'terminated']

/** A few of a list as the choices of a form. */
export const choices = <Id extends string>(list: Readonly<Record<Id, Localized>>, ids: readonly Id[]): Option[] =>
  ids.map((id) => option(id, list[id]))

const isJudgment = when.is('document', 'judgment')
const isRuling = (...which: Ruling[]): Condition => when.all(when.is('document', 'ruling'), when.is('ruling', ...which))

/**
 * Open to appeal at first instance: every judgment; in civil and administrative matters only the ruling that dismisses
 * the action (民事诉讼法 (2023) 157, 171), in criminal ones every ruling (刑事诉讼法 (2018) 227). Small claims are final
 * at first instance, the dismissal of the action included (民事诉讼法 (2023) 165; 民诉法解释 (2022) 277).
 */
const atFirstInstance = when.all(when.fact('kind', 'first'), when.not(when.fact('procedure', 'small-claims')))
export const appealable = {
  judgment: when.all(atFirstInstance, isJudgment),
  ruling: when.all(
    atFirstInstance,
    when.any(isRuling('action-dismissed'), when.all(when.fact('branch', 'criminal'), isRuling('terminated'))),
  ),
}
export const isAppealable: Condition = when.any(appealable.judgment, appealable.ruling)

/** The matter goes back to the first instance (民事诉讼法 (2023) 177, 178; 民诉法解释 (2022) 330). */
export const sentBack: Condition = isRuling('remanded', 'trial-ordered')

/** Decides the matter, so that a retrial may be applied for (民事诉讼法 (2023) 216; 民诉法解释 (2022) 379). */
export const isDecision: Condition = when.any(isJudgment, isRuling('action-dismissed', 'affirmed'))

/** The words of a recorded outcome; null where none was answered. */
export function outcomeOf(values: FormValues): Localized | null {
  const { document, outcome, ruling } = values
  const [list, id]: [Readonly<Record<string, Localized>>, unknown] =
    document === 'ruling' ? [rulings, ruling] : [judgments, outcome]
  return typeof id === 'string' ? (list[id] ?? text(id, id, id)) : null
}
