import type { Timeline } from '@luqiao/domain/cases'
import type { FormValues } from '@luqiao/domain/forms'
import { type Language, type LegalDate, say } from '@luqiao/domain/kernel'
import {
  dynamicOf,
  endOf,
  isNodeId,
  type NodeId,
  nextNodes,
  nodeFormContext,
  nodeOf,
  phaseOf,
  phases,
  proceedingKinds,
} from '@luqiao/domain/procedures'
import type { CaseHistory } from './history-repository.ts'
import type { NodeListed } from './node-repository.ts'

type Around = { known: CaseHistory; rows: readonly NodeListed[]; today: LegalDate }

/** What a node says in one line, for the small text beneath its title. */
function summaryOf({ known, today }: Around, row: NodeListed, language: Language): string | null {
  const edited = known.history.nodes.find(({ id }) => id === row.id)
  if (!edited) return null
  const context = nodeFormContext(known.history, { edited }, { names: known.names, today })
  return dynamicOf(nodeOf(edited.node), row.form as FormValues, context)?.[language] ?? null
}

export function presentNode(around: Around, row: NodeListed, language: Language) {
  return {
    id: row.id,
    node: row.kind as NodeId,
    title: nodeOf(row.kind as NodeId).title[language],
    ordinal: row.ordinal,
    occurred_on: row.occurred_on,
    summary: summaryOf(around, row, language),
    recorded_by: row.recorded_by,
    version: row.version,
    files: Number(row.files ?? 0),
  }
}

const whole = { zh: '案件', en: 'The case', es: 'El caso' }

function titleOf({ known }: Around, id: number | null, language: Language): string {
  const row = known.proceedings.find((one) => one.id === id)
  if (!row) return whole[language]
  const title = proceedingKinds[row.kind as keyof typeof proceedingKinds][language]
  return row.ordinal > 1 ? `${title} (${row.ordinal})` : title
}

/** The nodes grouped by proceeding in the order of the case, what may come next, and what may not and why. */
export function presentTimeline(around: Around, language: Language): Timeline {
  const { known, rows } = around
  const { history, proceedings } = known
  const next = nextNodes(history)
  const phase = phaseOf(history)
  const ids = [...proceedings.map(({ id }) => id), null]
  return {
    phase: { key: phase, title: phases[phase][language] },
    groups: ids
      .map((id) => {
        const proceeding = proceedings.find((one) => one.id === id)
        return {
          id,
          title: titleOf(around, id, language),
          court: proceeding?.court_name || null,
          case_number: proceeding?.case_number ?? null,
          ended: id !== null && endOf(history, id) !== undefined,
          nodes: rows
            .filter((row) => row.proceeding_id === id && isNodeId(row.kind))
            .map((row) => presentNode(around, row, language)),
        }
      })
      .filter((group) => group.nodes.length > 0),
    may: next.may.map(({ node, proceeding, opens, belated }) => ({
      node,
      title: nodeOf(node).title[language],
      proceeding_id: proceeding,
      proceeding: opens
        ? proceedingKinds[opens.kind][language]
        : proceeding === null
          ? null
          : titleOf(around, proceeding, language),
      opens: opens?.kind ?? null,
      belated,
    })),
    refused: next.refused.map(({ node, reason }) => ({
      node,
      title: nodeOf(node).title[language],
      why: say(reason.words, language, reason.parameters),
    })),
  }
}
