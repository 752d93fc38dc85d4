import { send } from '../api/index.ts'
import { uploadPlan } from './plan.ts'

/** Deletes an own upload that nothing uses yet; throws what the server says, and then the entry stays. */
export async function removeUpload(thumbId: string): Promise<void> {
  await send(uploadPlan().deleteFile, { fileid: thumbId })
}
