import { type newCase, readBasic } from '@luqiao/domain/cases'
import { refuseIfAny } from '@luqiao/domain/kernel'
import { type Given, query } from '../../../platform/http/route.ts'
import type { Reading } from '../../../platform/work/work.ts'
import { loadAround } from './around.ts'
import { findOpening } from './opening.ts'
import { ourParty } from './prefill.ts'
import { partyStep } from './steps.ts'

/** Step 1 to 2: the basic answers are read, and the form of a party comes back, holding our own where it is known. */
export const showPartyForm = query(async (reading: Reading, { input }: Given<typeof newCase.basic>) => {
  const { opening, faults } = await findOpening(reading, input)
  const around = await loadAround(reading, input)
  const basic = readBasic(opening.chosen, input, around, { version: input.version })
  refuseIfAny([...faults, ...basic.faults])
  return partyStep(basic.facts, ourParty(opening, basic.facts, reading.actor), around)
})
