import { type Chosen, newCaseRefusals } from '@luqiao/domain/cases'
import type { Fault } from '@luqiao/domain/kernel'
import type { CaseType } from '@luqiao/domain/procedures'
import type { Reading } from '../../../platform/work/work.ts'
import { findSourceForCase, type SourceForCase } from '../../case-sources/index.ts'
import { type ActiveLawyer, activeLawyer, type ClientCompany, companyById } from './repository.ts'

/** What a case is opened from: for whom, by whom led, and what is therefore known before anybody types. */
export type Opening = {
  readonly chosen: { readonly ipCase: boolean; readonly caseType: CaseType }
  readonly source: SourceForCase | null
  /** Linked by a source, an entrustment, or as the opener's own company; never by being named as a party. */
  readonly company: ClientCompany | null
  readonly lead: ActiveLawyer | null
}

/**
 * Reads what the dialog was opened with. Throws not-found for a source that the caller may not see, and the source's own
 * refusals; what is wrong with the lawyer is answered as faults, at `at` + `lawyer_id`.
 */
export async function findOpening(
  reading: Reading,
  input: Chosen,
  at: '' | 'case.' = '',
): Promise<{ opening: Opening; faults: Fault[] }> {
  const { db, actor } = reading
  const source = input.source_id === undefined ? null : await findSourceForCase(reading, input.source_id)
  const companyId = source?.company.id ?? (actor.kind === 'company' ? actor.companyId : null)
  const path = `${at}lawyer_id`
  const faults: Fault[] = []
  if (source && input.lawyer_id !== undefined && input.lawyer_id !== source.lawyer.id)
    faults.push(newCaseRefusals.fault('lawyer-of-source', { path, parameters: { name: source.lawyer.name } }))
  else if (actor.kind === 'lawyer' && input.lawyer_id !== undefined && input.lawyer_id !== actor.lawyerId)
    faults.push(newCaseRefusals.fault('not-your-lawyer', { path }))
  const lawyerId = source?.lawyer.id ?? (actor.kind === 'lawyer' ? actor.lawyerId : input.lawyer_id) ?? null
  const lead = lawyerId === null ? null : ((await activeLawyer(db, lawyerId, reading.clock.today())) ?? null)
  if (lawyerId !== null && !lead) faults.push(newCaseRefusals.fault('no-such-lawyer', { path }))
  const company = companyId === null ? null : await companyById(db, companyId)
  const chosen = { ipCase: input.ip_case === '1', caseType: input.case_type }
  return { opening: { chosen, source, company, lead }, faults }
}
