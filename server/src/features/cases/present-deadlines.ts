import type { DeadlineRow } from '@luqiao/domain/cases'
import { type Language, type Localized, wire } from '@luqiao/domain/kernel'
import type { DeadlineChange, DeadlineRecord } from '../deadlines/index.ts'

type Words = { title: Localized; article: Localized | null; note: Localized | null }

/** Cancelled ones are history and left out; each with the article it rests on and what it was before. */
export function presentDeadlines(
  { rows, changes }: { rows: readonly DeadlineRecord[]; changes: readonly DeadlineChange[] },
  language: Language,
): DeadlineRow[] {
  return rows
    .filter(({ state }) => state !== 'cancelled')
    .map((row) => {
      const words = row.words as unknown as Words
      return {
        id: row.id,
        title: words.title[language],
        article: words.article?.[language] ?? null,
        note: words.note?.[language] ?? null,
        kind: row.kind as DeadlineRow['kind'],
        concerns: row.concerns as DeadlineRow['concerns'],
        party: row.party_form === null ? null : String((row.party_form as { party_name?: string }).party_name ?? ''),
        triggered_on: row.triggered_on,
        due_on: row.due_on,
        time: row.at_time?.slice(0, 5) ?? null,
        rolled_from: row.rolled_from,
        calendar_known: row.calendar_known,
        state: row.state as DeadlineRow['state'],
        done_by: row.done_by_name,
        done_at: row.done_at ? wire.toInstant(row.done_at) : null,
        history: changes
          .filter(({ deadline_id }) => deadline_id === row.id)
          .map(({ changed_at, changed_by, before, after }) => ({
            at: wire.toInstant(changed_at),
            by: changed_by ?? '',
            before: (before as { due_on: string }).due_on,
            after: (after as { due_on: string }).due_on,
          })),
      }
    })
}
