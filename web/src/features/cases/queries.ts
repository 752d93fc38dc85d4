import { cases, nodeCall } from '@luqiao/domain/cases'
import type { CallOf } from '@luqiao/domain/kernel'
import { notifications } from '@luqiao/domain/notifications'
import type { NodeId } from '@luqiao/domain/procedures'
import { useCommand, useEndpoint } from '../../platform/api/index.ts'

export type CaseFilters = CallOf<typeof cases.list>

export const useCases = (filters: CaseFilters) => useEndpoint(cases.list, filters, { keepPrevious: true })
export const useCase = (caseId: number) => useEndpoint(cases.details, { case_id: caseId })
export const useNodeHistory = (nodeId: number) => useEndpoint(cases.nodeHistory, { id: nodeId })
export const useDynamics = (caseId: number) => useEndpoint(notifications.dynamics, { case_id: caseId, limit: 8 })

/** What a change of a case makes stale. */
const stale = [cases.details, cases.list, cases.nodeHistory, cases.render, notifications.dynamics]

export const useNodeForm = (input: CallOf<typeof cases.render>) => useEndpoint(cases.render, input)
export const useRecordNode = (node: NodeId, onDone: (written: { id: number }) => void) =>
  useCommand(nodeCall(node), { changes: stale, onDone })
export const useRemoveNode = (onDone: () => void) => useCommand(cases.removeNode, { changes: stale, onDone })
export const useFlag = () => useCommand(cases.flag, { changes: stale })
export const useCompleteDeadline = (onDone: () => void) =>
  useCommand(cases.completeDeadline, { changes: stale, onDone })
