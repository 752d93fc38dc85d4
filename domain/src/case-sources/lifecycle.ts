import { type AccountKind, type Localized, text } from '../kernel/index.ts'

/** 案源 states: 待审核 → 已通过 / 已驳回 → 已派发 → 已承接 → 已转案件, and 已撤回 from any state before 已承接. */
export const sourceStates = [
  'waiting',
  'approved',
  'rejected',
  'distributed',
  'accepted',
  'converted',
  'withdrawn',
] as const
export type SourceState = (typeof sourceStates)[number]

export const sourceMoves = [
  'edit',
  'approve',
  'reject',
  'distribute',
  'accept',
  'exhaust',
  'withdraw',
  'convert',
] as const
export type SourceMove = (typeof sourceMoves)[number]

/** `system`: nobody asks for it, it follows from the last refusal or from the expiry of a round. */
export type Mover = AccountKind | 'system'

type Step = { readonly to: SourceState; readonly by: readonly Mover[] }

const owners = ['staff', 'company'] as const
const withdraw: Step = { to: 'withdrawn', by: owners }
const convert: Step = { to: 'converted', by: ['lawyer', 'staff', 'company'] }

/** The one place that says what a state allows, who may move it, and where to. */
export const sourceLifecycle: Readonly<Record<SourceState, Readonly<Partial<Record<SourceMove, Step>>>>> = {
  waiting: {
    edit: { to: 'waiting', by: owners },
    approve: { to: 'approved', by: ['staff'] },
    reject: { to: 'rejected', by: ['staff'] },
    withdraw,
  },
  approved: {
    edit: { to: 'approved', by: owners },
    distribute: { to: 'distributed', by: ['staff'] },
    withdraw,
  },
  rejected: {
    edit: { to: 'waiting', by: owners },
    withdraw,
  },
  distributed: {
    accept: { to: 'accepted', by: ['lawyer'] },
    exhaust: { to: 'approved', by: ['system'] },
    withdraw,
  },
  accepted: { convert },
  // a source of 32 matters becomes up to 32 cases
  converted: { convert },
  withdrawn: {},
}

/** Where the move leads from this state, or undefined where the state does not allow it or this mover may not. */
export function nextState(state: SourceState, move: SourceMove, mover: Mover): SourceState | undefined {
  const step = sourceLifecycle[state][move]
  return step?.by.includes(mover) ? step.to : undefined
}

export const stateWords: Readonly<Record<SourceState, Localized>> = {
  waiting: text('待审核', 'Awaiting review', 'Pendiente de revisión'),
  approved: text('已通过', 'Approved', 'Aprobada'),
  rejected: text('已驳回', 'Rejected', 'Rechazada'),
  distributed: text('已派发', 'Distributed', 'Distribuida'),
  accepted: text('已承接', 'Accepted', 'Aceptada'),
  converted: text('已转案件', 'Converted', 'Convertida'),
  withdrawn: text('已撤回', 'Withdrawn', 'Retirada'),
}

/** The move as a refusal names it: `案源已撤回，不能派发`. */
export const moveWords: Readonly<Record<SourceMove, Localized>> = {
  edit: text('修改', 'edit', 'modificar'),
  approve: text('审核', 'review', 'revisar'),
  reject: text('审核', 'review', 'revisar'),
  distribute: text('派发', 'distribute', 'distribuir'),
  accept: text('承接', 'accept', 'aceptar'),
  exhaust: text('退回', 'return', 'devolver'),
  withdraw: text('撤回', 'withdraw', 'retirar'),
  convert: text('转为案件', 'convert', 'convertir'),
}

/** One lawyer's offer within a round. */
export const offerStates = ['pending', 'accepted', 'declined', 'expired', 'lost', 'withdrawn'] as const
export type OfferState = (typeof offerStates)[number]

export const offerWords: Readonly<Record<OfferState, Localized>> = {
  pending: text('待答复', 'Awaiting answer', 'Pendiente de respuesta'),
  accepted: text('已接受', 'Accepted', 'Aceptada'),
  declined: text('已拒绝', 'Declined', 'Rechazada'),
  expired: text('已过期', 'Expired', 'Caducada'),
  lost: text('他人已承接', 'Taken by another', 'Aceptada por otro'),
  withdrawn: text('已撤回', 'Withdrawn', 'Retirada'),
}

export const roundStates = ['open', 'accepted', 'exhausted', 'withdrawn'] as const
export type RoundState = (typeof roundStates)[number]

export const roundWords: Readonly<Record<RoundState, Localized>> = {
  open: text('进行中', 'Open', 'Abierta'),
  accepted: text('已承接', 'Accepted', 'Aceptada'),
  exhausted: text('无人承接', 'Nobody accepted', 'Sin aceptación'),
  withdrawn: text('已撤回', 'Withdrawn', 'Retirada'),
}
