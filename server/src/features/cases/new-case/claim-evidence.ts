import type { EvidenceValues } from '@luqiao/domain/cases'
import { type Fault, Refusal } from '@luqiao/domain/kernel'
import type { Work } from '../../../platform/work/work.ts'
import { claimFiles } from '../../documents/index.ts'

type EvidenceEntry = { readonly index: number; readonly values: EvidenceValues }
type EvidenceRow = { name: string; form: EvidenceValues; fileIds: number[] }

/** Takes the files of the evidence into use. Which are not the caller's, or are used twice, is said for all entries at once. */
export async function claimEvidence(
  work: Work,
  entries: readonly EvidenceEntry[],
): Promise<{ rows: EvidenceRow[]; faults: Fault[] }> {
  const rows: EvidenceRow[] = []
  const faults: Fault[] = []
  for (const { index, values } of entries) {
    const thumbIds = (values.files ?? []).map(({ thumbid }) => thumbid)
    try {
      const files = await claimFiles(work, thumbIds, `evidence.${index}.files`)
      const stored = files.map(({ id, name, size, thumb_id }) => ({ id, name, thumbid: thumb_id, size }))
      rows.push({
        name: values.evidence_name ?? '',
        form: { ...values, files: stored },
        fileIds: stored.map(({ id }) => id),
      })
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      faults.push(...refusal.faults)
    }
  }
  return { rows, faults }
}
