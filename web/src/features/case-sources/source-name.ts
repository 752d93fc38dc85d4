import { regionLabel, type SourceRow } from '@luqiao/domain/case-sources'
import type { sourceWords } from './copy/index.ts'

export type Words = (typeof sourceWords)['zh']

/** What a source is called: its name, or for an offer what may be told of it. */
export const nameOf = (row: SourceRow, words: Words): string =>
  row.casename ?? words.headline(regionLabel(row.address), row.cause?.name ?? '', row.case_num)
