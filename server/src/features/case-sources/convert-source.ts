import { caseSourceRefusals, type SourceState, sourceConverted } from '@luqiao/domain/case-sources'
import { type Fen, generalRefusals } from '@luqiao/domain/kernel'
import type { Reading, Work } from '../../platform/work/work.ts'
import { findSource } from './find-source.ts'
import { aboutSource, moved, record } from './move-source.ts'
import { lockSource, type SourceRecord, setState } from './repository.ts'

/** What a new case takes over from its source, so that nothing is typed twice. */
export type SourceForCase = {
  id: number
  title: string
  mainName: string
  company: { id: number; name: string }
  /** The account that posted it. */
  postedBy: number
  contactName: string
  contactPhone: string
  regionCode: string
  /** Widest first: province, city, district. */
  regionNames: string[]
  causeId: number | null
  causeName: string | null
  feeFen: Fen
  description: string
  lawyer: { id: number; name: string }
  caseCount: number
  casesCreated: number
}

/** The source as a new case needs it; refused where the caller may not see it in full or it has no case to give. */
export async function findSourceForCase(reading: Reading, id: number): Promise<SourceForCase> {
  return takenOver(reading, await findSource(reading, id))
}

/**
 * Counts one more case of a source, within the transaction of the command that creates the case: 已承接 becomes 已转案件 at the
 * first, and there are at most as many as the source asks for.
 */
export async function convertSource(work: Work, sourceId: number): Promise<SourceForCase> {
  await findSource(work, sourceId)
  const source = await lockSource(work.db, sourceId)
  const carried = takenOver(work, source)
  const state = moved(source, 'convert', work.actor.kind)
  const casesCreated = source.cases_created + 1
  await setState(work.db, source.id, { state, cases_created: casesCreated }, work.clock.now())
  await record(
    work,
    { id: source.id, companyId: source.company_id, before: source.state as SourceState },
    { change: 'converted', state, note: `${casesCreated}/${source.case_count}` },
  )
  await work.emit(sourceConverted, { ...aboutSource(source), casesCreated, caseCount: source.case_count })
  return { ...carried, casesCreated }
}

function takenOver({ actor }: Pick<Reading, 'actor'>, source: SourceRecord): SourceForCase {
  // an offer that is not accepted shows a lawyer no more than its summary
  if (actor.kind === 'lawyer' && source.accepted_lawyer_id !== actor.lawyerId)
    throw generalRefusals.refusal('not-found', { path: 'source_id' })
  moved(source, 'convert', actor.kind)
  if (source.cases_created >= source.case_count)
    throw caseSourceRefusals.refusal('all-cases-created', {
      path: 'source_id',
      parameters: { limit: source.case_count },
    })
  return {
    id: source.id,
    title: source.title,
    mainName: source.main_name,
    company: { id: source.company_id, name: source.company_name },
    postedBy: source.posted_by,
    contactName: source.contact_name,
    contactPhone: source.contact_phone,
    regionCode: source.region_code,
    regionNames: source.address.split(','),
    causeId: source.cause_id,
    causeName: source.cause_name,
    feeFen: source.fee_fen,
    description: source.description,
    // in these two states a lawyer is set: the table says so
    lawyer: { id: source.accepted_lawyer_id as number, name: source.lawyer_name as string },
    caseCount: source.case_count,
    casesCreated: source.cases_created,
  }
}
