import { event, type LegalDate, type Localized } from '../kernel/index.ts'

type Node = {
  caseId: number
  nodeId: number
  kind: string
  title: Localized
  words: Localized | null
  occurredOn: LegalDate
}

export const nodeRecorded = event<Node>('cases.node-recorded')
export const nodeEdited = event<Node>('cases.node-edited')
export const nodeRemoved = event<Node>('cases.node-removed')
export const deadlineMoved = event<{
  caseId: number
  deadlineId: number
  title: Localized
  before: LegalDate
  after: LegalDate
}>('cases.deadline-moved')
export const deadlineCompleted = event<{ caseId: number; deadlineId: number; title: Localized; dueOn: LegalDate }>(
  'cases.deadline-completed',
)
export const caseClosed = event<{ caseId: number }>('cases.closed')
