import type { NodeDefinition, NodeId } from './node.ts'
import { accept } from './nodes/acceptance-accept.ts'
import { proof } from './nodes/acceptance-proof.ts'
import { feedback } from './nodes/casetrial-feedback.ts'
import { register } from './nodes/casetrial-register.ts'
import { finishRegister } from './nodes/finish-add-finish-register.ts'
import { mediate } from './nodes/mediate-save.ts'
import { revoke } from './nodes/revokelawsuit-save.ts'
import { hearing } from './nodes/trialsit-save.ts'
import type { CaseType } from './tracks.ts'

/** Every node, in the order in which a case usually meets them. One more node is one more file and its line here. */
export const catalogue: readonly NodeDefinition[] = [
  register,
  accept,
  proof,
  hearing,
  mediate,
  revoke,
  feedback,
  finishRegister,
]

const byId = new Map(catalogue.map((node) => [node.id, node]))

export const isNodeId = (value: string): value is NodeId => byId.has(value as NodeId)

/** Throws a RangeError where there is no such node: recorded nodes are never taken out of the catalogue. */
export function nodeOf(id: NodeId): NodeDefinition {
  const found = byId.get(id)
  if (!found) throw new RangeError(`no such node: ${id}`)
  return found
}

export const nodesOf = (caseType: CaseType): readonly NodeDefinition[] =>
  catalogue.filter((node) => node.tracks.includes(caseType))
