import { event } from '../../kernel/index.ts'

/** A case was opened: everyone on it is told. `memberIds` are the users on it when it was made, its maker included. */
export const caseCreated = event<{
  caseId: number
  title: string
  companyId: number | null
  sourceId: number | null
  createdBy: number
  memberIds: number[]
}>('cases.created')
