import { documentRefusals } from '@luqiao/domain/documents'
import { type Actor, refuseIfAny } from '@luqiao/domain/kernel'
import type { Work } from '../../platform/work/work.ts'
import { ownerOf } from './owner.ts'
import { type FileRow, markAttached, unattachedFiles } from './repository.ts'

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
  const found = new Map((await unattachedFiles(work.db, ownerOf(work), thumbIds)).map((file) => [file.thumb_id, file]))
  const distinct = new Set(thumbIds)
  refuseIfAny(
    [...distinct].filter((thumbId) => !found.has(thumbId)).map(() => documentRefusals.fault('not-yours', { path })),
  )
  const files = [...distinct].map((thumbId) => found.get(thumbId) as FileRow)
  await markAttached(
    work.db,
    files.map((file) => file.id),
    work.clock.now(),
  )
  return files
}
