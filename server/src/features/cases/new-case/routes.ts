import { newCase } from '@luqiao/domain/cases'
import { type Route, route } from '../../../platform/http/route.ts'
import { createCase } from './create-case.ts'
import { policy } from './policy.ts'
import { presentFound, searchParties } from './search-parties.ts'
import { showBasicForm } from './show-basic-form.ts'
import { showEvidenceForm } from './show-evidence-form.ts'
import { showPartyForm } from './show-party-form.ts'
import { presentStep } from './steps.ts'

/** The four steps of the new-case dialog; only the last one writes. */
export const newCaseRoutes: readonly Route[] = [
  route(newCase.create, { access: policy.create, run: showBasicForm, present: presentStep }),
  route(newCase.basic, { access: policy.create, run: showPartyForm, present: presentStep }),
  route(newCase.party, { access: policy.create, run: showEvidenceForm, present: presentStep }),
  route(newCase.evidence, {
    access: policy.create,
    run: createCase,
    present: (caseId) => ({ form: [], action: '' as const, append: false as const, case_id: caseId }),
  }),
  route(newCase.searchParty, { access: policy.create, run: searchParties, present: presentFound }),
]
