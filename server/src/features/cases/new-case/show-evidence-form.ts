import { caseFacts, type newCase, noSuchParty, partyRolesOf, readParties, usualRole } from '@luqiao/domain/cases'
import { generalRefusals, refuseIfAny, text } from '@luqiao/domain/kernel'
import { type Given, query } from '../../../platform/http/route.ts'
import type { Reading } from '../../../platform/work/work.ts'
import { loadAround } from './around.ts'
import { knownParties } from './known-party.ts'
import { faultsOfLinks } from './links.ts'
import { evidenceStep, partyStep, type Step } from './steps.ts'

type Given_ = Given<typeof newCase.party>

/** Step 2 to 3: the parties are read, and the form of a piece of evidence comes back; or a known party fills its form. */
export const showEvidenceForm = query(async (reading: Reading, { input }: Given_): Promise<Step> => {
  const around = await loadAround(reading, input)
  const chosen = { ipCase: input.ip_case === '1', caseType: input.case_type }
  const facts = caseFacts(
    chosen,
    { case_level: input.case_level, civil_lawsuit: causeOf(input, around) },
    around.causes,
  )
  if (input.party === undefined) {
    if (input.party_id === undefined) {
      const field = text('当事人', 'Parties', 'Partes')
      throw generalRefusals.refusal('required', { path: 'party', parameters: { field } })
    }
    const known = (await knownParties(reading, [input.party_id])).get(input.party_id)
    if (!known) throw generalRefusals.refusal('not-found', { path: 'party_id' })
    const ours = String(input.isour ?? '') === '1'
    const role = partyRolesOf(facts).find((one) => one === input.party_role) ?? usualRole(facts, ours)
    const given = { isour: ours ? '1' : '0', party_role: role, party_type: known.partyType, party_id: known.id }
    return partyStep(facts, { ...known.answers, ...given }, around, known)
  }
  const parties = readParties(facts, input.party, around, input.version)
  refuseIfAny([...parties.faults, ...(await faultsOfLinks(reading, parties.entries)).map(noSuchParty)])
  return evidenceStep(facts, around)
})

function causeOf({ civil_lawsuit: given }: Given_['input'], { causes }: Awaited<ReturnType<typeof loadAround>>) {
  const named = causes?.byTitle(String(given ?? '').trim())
  const id = named ?? Number(given)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
