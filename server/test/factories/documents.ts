import { randomBytes } from 'node:crypto'
import type { Database } from '../../src/platform/database/connect.ts'

/** An uploaded file that nothing uses yet, as a form holds it; its bytes are not in the storage. */
export async function aFile(database: Database, parts: { uploadedBy: number; name?: string; size?: number }) {
  const name = parts.name ?? '公证书.pdf'
  const size = parts.size ?? 1234
  const thumbid = randomBytes(12).toString('hex')
  const { id } = await database
    .insertInto('files')
    .values({
      thumb_id: thumbid,
      sha256: randomBytes(32),
      name,
      size,
      media_type: 'application/pdf',
      uploaded_by: parts.uploadedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, thumbid, size }
}
