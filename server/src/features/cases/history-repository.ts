import { caseFacts } from '@luqiao/domain/cases'
import type { CauseKind, FormValues } from '@luqiao/domain/forms'
import { type LegalDate, type Localized, text } from '@luqiao/domain/kernel'
import {
  type CaseType,
  type History,
  isNodeId,
  type NodeId,
  nodeOf,
  type PartyNames,
  type Proceeding,
  type ProceedingKind,
  type RecordedNode,
  type TrialProcedure,
} from '@luqiao/domain/procedures'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'

type Db = Kysely<DB>

export type ProceedingRow = {
  id: number
  kind: string
  ordinal: number
  predecessor_id: number | null
  procedure: string | null
  court_name: string
  case_number: string | null
}

/** A case's procedure as the domain computes with it, and the rows and names beside it. */
export type CaseHistory = { history: History; names: PartyNames; proceedings: ProceedingRow[] }

const opens = (node: RecordedNode): boolean => {
  const place = nodeOf(node.node).proceeding
  return place !== null && 'opens' in place
}

export async function loadHistory(db: Db, caseId: number): Promise<CaseHistory> {
  const [row, parties, proceedings, standing, nodes] = [
    await db
      .selectFrom('cases')
      .leftJoin('causes', 'causes.id', 'cases.cause_id')
      .select(['cases.case_type', 'cases.ip_case', 'cases.basic', 'causes.kind'])
      .where('cases.id', '=', caseId)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('case_parties')
      .select(['id', 'is_ours', 'role', 'abroad', 'form'])
      .where('case_id', '=', caseId)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .execute(),
    await db
      .selectFrom('proceedings')
      .select(['id', 'kind', 'ordinal', 'predecessor_id', 'procedure', 'court_name', 'case_number'])
      .where('case_id', '=', caseId)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('proceeding_parties')
      .innerJoin('proceedings', 'proceedings.id', 'proceeding_parties.proceeding_id')
      .select(['proceeding_parties.proceeding_id', 'proceeding_parties.case_party_id', 'proceeding_parties.role'])
      .where('proceedings.case_id', '=', caseId)
      .execute(),
    await db
      .selectFrom('nodes')
      .select(['id', 'kind', 'proceeding_id', 'occurred_on', 'form'])
      .where('case_id', '=', caseId)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute(),
  ]
  const recorded = nodes.flatMap(({ id, kind, proceeding_id, occurred_on, form }): RecordedNode[] =>
    isNodeId(kind)
      ? [
          {
            id,
            node: kind as NodeId,
            proceeding: proceeding_id,
            occurredOn: occurred_on as LegalDate,
            values: form as FormValues,
          },
        ]
      : [],
  )
  const facts = caseFacts({ ipCase: row.ip_case, caseType: row.case_type as CaseType }, row.basic as FormValues)
  const history: History = {
    caseType: row.case_type as CaseType,
    branch: (row.kind ?? 'civil') as CauseKind,
    takenUpAt: facts.caseLevel ?? 'first',
    parties: parties.map(({ id, is_ours, role, abroad }) => ({ id, ours: is_ours, role, abroad })),
    proceedings: proceedings.map(
      ({ id, kind, ordinal, predecessor_id, procedure }): Proceeding => ({
        id,
        kind: kind as ProceedingKind,
        ordinal,
        predecessor: predecessor_id,
        procedure: procedure as TrialProcedure | null,
        openedBy: recorded.find((node) => node.proceeding === id && opens(node))?.id ?? null,
        parties: standing
          .filter((one) => one.proceeding_id === id)
          .map((one) => ({ caseParty: one.case_party_id, role: one.role })),
      }),
    ),
    nodes: recorded,
  }
  const named = (name: string): Localized => text(name, name, name)
  const names = new Map(parties.map(({ id, form }) => [id, named(String((form as FormValues).party_name ?? ''))]))
  return { history, names, proceedings }
}
