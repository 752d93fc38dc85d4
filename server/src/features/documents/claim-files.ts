import { documentRefusals } from '@luqiao/domain/documents'
import { type Actor, type Fault, refuseIfAny } from '@luqiao/domain/kernel'
import type { Work } from '../../platform/work/work.ts'
import { ownerOf } from './owner.ts'
import { type FileRow, markAttached, unattachedFiles } from './repository.ts'

async function find(work: Work<Actor | undefined>, thumbIds: readonly string[]): Promise<Map<string, FileRow>> {
  if (thumbIds.length === 0) return new Map()
  return new Map((await unattachedFiles(work.db, ownerOf(work), thumbIds)).map((file) => [file.thumb_id, file]))
}

const missing = (found: ReadonlyMap<string, FileRow>, thumbIds: readonly string[], path: string): Fault[] =>
  [...new Set(thumbIds)]
    .filter((thumbId) => !found.has(thumbId))
    .map(() => documentRefusals.fault('not-yours', { path }))

/** What stands against claiming these files, for a command that names all its faults at once; holds them until its end. */
export const faultsOfFiles = async (
  work: Work<Actor | undefined>,
  thumbIds: readonly string[],
  path: string,
): Promise<Fault[]> => missing(await find(work, thumbIds), thumbIds, path)

/**
 * Takes files that the actor (or the guest) uploaded into use, within the transaction of the command that attaches them.
 * Answers them in the order of `thumbIds`. Refuses every name that is unknown, foreign or already in use, at `path`.
 */
export async function claimFiles(
  work: Work<Actor | undefined>,
  thumbIds: readonly string[],
  path: string,
): Promise<FileRow[]> {
  if (thumbIds.length === 0) return []
  const found = await find(work, thumbIds)
  refuseIfAny(missing(found, thumbIds, path))
  const files = [...new Set(thumbIds)].map((thumbId) => found.get(thumbId) as FileRow)
  await markAttached(
    work.db,
    files.map((file) => file.id),
    work.clock.now(),
  )
  return files
}
