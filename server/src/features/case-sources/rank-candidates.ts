import { type caseSources, practiceFieldsIn, rankLawyers, type SourceToMatch } from '@luqiao/domain/case-sources'
import { type Given, query } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { lawyersToRank } from './candidate-repository.ts'
import type { SourceRecord } from './repository.ts'

/** What the ranking looks at in a source. */
export const toMatch = (source: SourceRecord): SourceToMatch => ({
  regionCode: source.region_code,
  causeId: source.cause_id,
  fields: practiceFieldsIn(source.title, source.description, source.cause_name),
})

/** The lawyers who could take a source, best first, each point explained; those in conflict apart. */
export const rankCandidates = query(
  async (reading: Reading, { input, subject }: Given<typeof caseSources.candidates, SourceRecord>) => {
    const { keyword, pinned, limit } = input
    const lawyers = await lawyersToRank(reading.db, subject, reading.clock.today(), { keyword, pinned })
    const { ranked, removed } = rankLawyers(toMatch(subject), lawyers, pinned)
    return { ranked: ranked.slice(0, limit), removed }
  },
)
export type RankedCandidates = Awaited<ReturnType<typeof rankCandidates.perform>>
