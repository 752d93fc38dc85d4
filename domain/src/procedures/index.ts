export { type CaseDeadline, deadlinesOfCase, effectivenessOf } from './case-deadlines.ts'
export { catalogue, isNodeId, nodeOf, nodesOf } from './catalogue.ts'
export { dynamicOf } from './dynamic.ts'
export { type FormPlace, nodeFormContext, type PartyNames } from './form-context.ts'
export type * from './history.ts'
export { originalRoles, rolesIn } from './instance-roles.ts'
export type { NodeDefinition, NodeId } from './node.ts'
export { judgments, outcomeOf, rulings } from './outcomes.ts'
export { caseStateOf, phaseOf } from './phase.ts'
export {
  mainKinds,
  type ProceedingKind,
  proceedingKinds,
  type TrialProcedure,
  trialProcedures,
  trialProceduresOf,
} from './proceedings.ts'
export { procedureRefusals } from './refusals.ts'
export { mayChange, mayRemove, restingOn } from './removal.ts'
export { currentMain, endOf } from './standing.ts'
export { nextNodes, type Step, stepFor } from './steps.ts'
export { type CaseType, caseTypes, type Phase, phases, type Track, tracks } from './tracks.ts'
export { withdrawals } from './withdrawals.ts'
