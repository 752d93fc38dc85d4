import type { CauseKind, FormValues } from '../forms/index.ts'
import type { LegalDate } from '../kernel/index.ts'
import type { NodeId } from './node.ts'
import type { ProceedingKind, TrialProcedure } from './proceedings.ts'
import type { CaseType } from './tracks.ts'

/** A node as it was recorded. */
export type RecordedNode = {
  readonly id: number
  readonly node: NodeId
  readonly proceeding: number | null
  readonly occurredOn: LegalDate
  /** The validated answers of its form. */
  readonly values: FormValues
}

export type Proceeding = {
  readonly id: number
  readonly kind: ProceedingKind
  readonly ordinal: number
  readonly predecessor: number | null
  readonly procedure: TrialProcedure | null
  /** The node that opened it; null where the case was taken up in the middle of it. */
  readonly openedBy: number | null
  readonly parties: readonly { readonly caseParty: number; readonly role: string }[]
}

export type CaseParty = { readonly id: number; readonly ours: boolean; readonly role: string; readonly abroad: boolean }

/** Everything of a case that its procedure is computed from. */
export type History = {
  readonly caseType: CaseType
  /** Civil, criminal or administrative, by its cause. */
  readonly branch: CauseKind
  /** The instance at which we took it up, for a lawsuit. */
  readonly takenUpAt: ProceedingKind
  readonly parties: readonly CaseParty[]
  /** In the order in which they were opened. */
  readonly proceedings: readonly Proceeding[]
  /** In the order in which they were recorded; removed ones left out. */
  readonly nodes: readonly RecordedNode[]
}
