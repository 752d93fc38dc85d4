import { accountRefusals, isLicenceKind } from '@luqiao/domain/accounts'
import type { Actor, Fault } from '@luqiao/domain/kernel'
import type { Work } from '../../platform/work/work.ts'
import { claimFiles, faultsOfFiles } from '../documents/index.ts'

/** What stands against the uploaded licence of a registration. */
export const licenceFaults = (work: Work<Actor | undefined>, thumbId: string): Promise<Fault[]> =>
  faultsOfFiles(work, [thumbId], 'licence')

/** Takes the licence into use; its id. Refuses what a reviewer could not look at. */
export async function claimLicence(work: Work<Actor | undefined>, thumbId: string): Promise<number> {
  const [file] = await claimFiles(work, [thumbId], 'licence')
  if (!file || !isLicenceKind(file.media_type)) throw accountRefusals.refusal('licence-kind', { path: 'licence' })
  return file.id
}
