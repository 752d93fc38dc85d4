import { type Localized, text } from '../kernel/index.ts'
import type { ProceedingKind } from './proceedings.ts'

export const withdrawals = {
  action: text('准许撤回起诉', 'Action withdrawn', 'Desistimiento de la demanda'),
  'deemed-action': text('按撤回起诉处理', 'Action deemed withdrawn', 'Demanda tenida por desistida'),
  appeal: text('准许撤回上诉', 'Appeal withdrawn', 'Desistimiento de la apelación'),
  'deemed-appeal': text('按撤回上诉处理', 'Appeal deemed withdrawn', 'Apelación tenida por desistida'),
} as const satisfies Record<string, Localized>
export type WithdrawalKind = keyof typeof withdrawals

/** At second instance the appeal, or with leave the action itself (民诉法解释 (2022) 336). */
export const withdrawalsOf = (kind: ProceedingKind): readonly WithdrawalKind[] =>
  kind === 'second' ? ['appeal', 'deemed-appeal', 'action'] : ['action', 'deemed-action']
