import type { PartyValues } from '@luqiao/domain/cases'
import type { Reading } from '../../../platform/work/work.ts'
import { type KnownParty, knownParties } from './known-party.ts'

type PartyEntry = { readonly index: number; readonly values: PartyValues }

const idOf = ({ values }: PartyEntry): number | undefined =>
  typeof values.party_id === 'number' ? values.party_id : undefined

/** The known parties that these are linked to, by id. */
export const linkedParties = (reading: Reading, entries: readonly PartyEntry[]): Promise<Map<number, KnownParty>> =>
  knownParties(reading, [...new Set(entries.flatMap((entry) => idOf(entry) ?? []))])

/** The places of the parties that are linked to one whom the caller can't know. */
export const brokenLinks = (entries: readonly PartyEntry[], known: ReadonlyMap<number, KnownParty>): number[] =>
  entries
    .filter(({ values }) => values.party_id !== null && values.party_id !== undefined)
    .filter((entry) => !known.has(idOf(entry) ?? 0))
    .map(({ index }) => index)

export const faultsOfLinks = async (reading: Reading, entries: readonly PartyEntry[]): Promise<number[]> =>
  brokenLinks(entries, await linkedParties(reading, entries))
