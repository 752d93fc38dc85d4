import {
  caseSourceRefusals,
  checkSource,
  inFormOrder,
  regionNamesOf,
  type SourceDraft,
  type SourceFacts,
} from '@luqiao/domain/case-sources'
import { type Fault, Refusal } from '@luqiao/domain/kernel'
import type { Work } from '../../platform/work/work.ts'
import { claimFiles } from '../documents/index.ts'
import { activeCompany, type Db, regionNamed } from './repository.ts'

export type ReadDraft = {
  facts: SourceFacts
  company: { id: number; name: string }
  regionCode: string
  fileIds: number[]
}

/** Files that the source has already, by thumbid: an edit may keep them. */
type Kept = readonly { id: number; thumb_id: string }[]

/**
 * Reads what a person filled in: the rules of the domain, then what only the database knows. All faults of all fields are
 * refused at once, in the order of the specification. `companyId` is whose source it is where the poster does not say.
 */
export async function readDraft(
  work: Work,
  draft: SourceDraft,
  { companyId, kept = [] }: { companyId: number | null; kept?: Kept },
): Promise<ReadDraft> {
  const { faults, facts } = checkSource(draft, work.actor.kind)
  const faulty = new Set(faults.map((fault) => fault.path))
  const company = faulty.has('compid') ? undefined : await activeCompany(work.db, companyOf(work, draft, companyId))
  const region = faulty.has('address') ? undefined : await regionOf(work.db, draft.address)
  const files = faulty.has('relevant_material') ? [] : await filesOf(work, draft.relevant_material, kept)
  const all: Fault[] = [...faults]
  if (!faulty.has('compid') && !company) all.push(caseSourceRefusals.fault('company-unknown', { path: 'compid' }))
  if (!faulty.has('address') && !region) all.push(caseSourceRefusals.fault('region-unknown', { path: 'address' }))
  if (!Array.isArray(files)) all.push(...files.faults)
  if (all.length > 0 || !facts || !company || !region || !Array.isArray(files)) throw new Refusal(inFormOrder(all))
  return { facts, company, regionCode: region, fileIds: files }
}

const companyOf = (work: Work, draft: SourceDraft, companyId: number | null): number =>
  work.actor.kind === 'staff' ? Number(draft.compid) : (companyId ?? 0)

const regionOf = (db: Db, address: string): Promise<string | undefined> => regionNamed(db, regionNamesOf(address))

/** The ids of the files in their order, or why they can't be taken. */
async function filesOf(
  work: Work,
  thumbIds: readonly string[],
  kept: Kept,
): Promise<number[] | { faults: readonly Fault[] }> {
  const known = new Map(kept.map((file) => [file.thumb_id, file.id]))
  const fresh = thumbIds.filter((thumbId) => !known.has(thumbId))
  try {
    for (const file of await claimFiles(work, fresh, 'relevant_material')) known.set(file.thumb_id, file.id)
  } catch (error) {
    if (error instanceof Refusal) return { faults: error.faults }
    throw error
  }
  return thumbIds.flatMap((thumbId) => known.get(thumbId) ?? [])
}
