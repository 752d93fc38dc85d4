import { documentRefusals, type documents } from '@luqiao/domain/documents'
import { type Actor, generalRefusals } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { job, type Work } from '../../platform/work/work.ts'
import { ownerName, ownerOf } from './owner.ts'
import { bytesInUse, fileByThumbId, markDeleted, unattachedFiles } from './repository.ts'

/** Frees the bytes of a deleted file once nobody else has the same. */
export const freeBytes = job<{ sha256: string }>('documents.free-bytes')

/** Deletes one's own upload that is not in use. */
export const deleteFile = command(
  async (work: Work<Actor | undefined>, { input }: Given<typeof documents.deleteFile>) => {
    const owner = ownerOf(work)
    const [file] = await unattachedFiles(work.db, owner, [input.fileid])
    if (!file) {
      const used = await fileByThumbId(work.db, input.fileid)
      const own = used && 'userId' in owner && used.uploaded_by === owner.userId
      throw own ? documentRefusals.refusal('attached', { path: 'fileid' }) : generalRefusals.refusal('not-found')
    }
    await markDeleted(work.db, file.id, work.clock.now())
    await work.log({
      action: 'document.delete',
      subjectType: 'file',
      subjectId: file.id,
      before: { name: file.name, owner: ownerName(owner) },
    })
    await work.schedule(freeBytes, { sha256: file.sha256.toString('hex') })
    return null
  },
)

export const freeBytesOf =
  (storage: Storage) =>
  async (work: Work<undefined>, { sha256 }: { sha256: string }): Promise<void> => {
    const hash = Buffer.from(sha256, 'hex')
    if (!(await bytesInUse(work.db, hash))) await storage.remove(hash)
  }
