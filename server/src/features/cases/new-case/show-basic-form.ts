import type { newCase } from '@luqiao/domain/cases'
import { refuseIfAny } from '@luqiao/domain/kernel'
import { type Given, query } from '../../../platform/http/route.ts'
import type { Reading } from '../../../platform/work/work.ts'
import { findOpening } from './opening.ts'
import { basicFromSource } from './prefill.ts'
import { basicStep } from './steps.ts'

/** Step 0 to 1: the basic form of the chosen track, holding what the source already says. */
export const showBasicForm = query(async (reading: Reading, { input }: Given<typeof newCase.create>) => {
  const { opening, faults } = await findOpening(reading, input)
  refuseIfAny(faults)
  return basicStep(opening.chosen, basicFromSource(opening), { facts: { today: reading.clock.today() } })
})
