import type { Actor } from '@luqiao/domain/kernel'
import type { Work } from '../../platform/work/work.ts'
import { freeBytes } from './delete-file.ts'
import { filesByIds, markDeleted } from './repository.ts'

/** Gives up files that a command has just taken off its rows: they are gone for everybody, their bytes follow. */
export async function releaseFiles(work: Work<Actor | undefined>, fileIds: readonly number[]): Promise<void> {
  for (const file of await filesByIds(work.db, fileIds)) {
    await markDeleted(work.db, file.id, work.clock.now())
    await work.schedule(freeBytes, { sha256: file.sha256.toString('hex') })
  }
}
