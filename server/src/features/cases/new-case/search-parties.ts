import type { FoundParty, newCase } from '@luqiao/domain/cases'
import { normalisedName } from '@luqiao/domain/companies'
import { type Given, query } from '../../../platform/http/route.ts'
import type { Reading } from '../../../platform/work/work.ts'
import { type KnownParty, knownParties, maskedIdentity } from './known-party.ts'
import { partiesNamed } from './repository.ts'

const mostFound = 20

/** Parties of the cases that the caller may see, by what those cases call them. */
export const searchParties = query(async (reading: Reading, { input }: Given<typeof newCase.searchParty>) => {
  if (input.name === '') return []
  const named = partiesNamed(reading.db, reading.actor, input.name, input.party_type, mostFound)
  const ids = await named.execute()
  const known = await knownParties(
    reading,
    ids.map(({ id }) => id),
  )
  const sought = normalisedName(input.name)
  return [...known.values()]
    .filter(({ name }) => normalisedName(name).includes(sought))
    .sort((a, b) => a.name.length - b.name.length || a.id - b.id)
})

export const presentFound = (found: readonly KnownParty[]): FoundParty[] =>
  found.map(({ id, name, partyType, answers, identityNumber }) => ({
    id,
    party_name: name,
    party_type: partyType,
    credit_code: typeof answers.credit_code === 'string' ? answers.credit_code : null,
    identity_number: identityNumber === null ? null : maskedIdentity(identityNumber),
  }))
