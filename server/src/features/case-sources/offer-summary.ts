import { type OfferSummary, regionLabel } from '@luqiao/domain/case-sources'
import { wire } from '@luqiao/domain/kernel'
import type { SourceRecord } from './repository.ts'

/** What a lawyer may be told before accepting: nobody is named. */
export const summaryOf = (source: SourceRecord, expiresAt: Date): OfferSummary => ({
  regionName: regionLabel(source.address),
  causeName: source.cause_name,
  caseCount: source.case_count,
  feeFen: source.fee_fen,
  expiresAt: wire.toInstant(expiresAt),
})
