import { documents } from '@luqiao/domain/documents'
import { call } from '../api/index.ts'

/** Deletes an own upload that nothing uses yet; throws what the server says, and then the entry stays. */
export async function removeUpload(thumbId: string): Promise<void> {
  await call(documents.deleteFile, { fileid: thumbId })
}
