import { nextState, type SourceAbility, type SourceMove, type SourceState } from '@luqiao/domain/case-sources'
import type { Actor } from '@luqiao/domain/kernel'
import { allow, type Policy, signedIn } from '../../platform/http/route.ts'

/** Who may do what; which rows, `visibleTo` decides, and in which state, the lifecycle table. */
export const policy = {
  list: signedIn('case-source.list'),
  add: allow('case-source.add', { staff: true, company: true }),
  edit: allow('case-source.edit', { staff: true, company: true }),
  check: allow('case-source.check', { staff: true }),
  distribute: allow('case-source.distribute', { staff: true }),
  withdraw: allow('case-source.withdraw', { staff: true, company: true }),
  answer: allow('case-source.answer', { lawyer: true }),
  findOperator: allow('case-source.list', { staff: true }),
  findCompany: allow('case-source.add', { staff: true }),
}

type Asked = {
  state: SourceState
  casesCreated: number
  caseCount: number
  /** The caller is a lawyer whose offer waits for an answer. */
  offered: boolean
}

const may = (actor: Actor, { permission, rules }: Policy) =>
  rules[actor.kind] !== undefined && (actor.permissions === 'all' || actor.permissions.has(permission))

/** What this person may do with this source now: the policy and the lifecycle asked together. */
export function abilitiesOf(actor: Actor, source: Asked): SourceAbility[] {
  const moves = (...list: SourceMove[]) => list.some((move) => nextState(source.state, move, actor.kind) !== undefined)
  const abilities: Record<SourceAbility, boolean> = {
    edit: may(actor, policy.edit) && moves('edit'),
    check: may(actor, policy.check) && moves('approve', 'reject'),
    distribute: may(actor, policy.distribute) && moves('distribute'),
    withdraw: may(actor, policy.withdraw) && moves('withdraw'),
    answer: may(actor, policy.answer) && source.offered && moves('accept'),
    'create-case': moves('convert') && source.casesCreated < source.caseCount,
  }
  return (Object.keys(abilities) as SourceAbility[]).filter((ability) => abilities[ability])
}
