import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'

type Db = Kysely<DB>

const columns = ['id', 'thumb_id', 'name', 'size', 'sha256', 'media_type', 'attached_at', 'uploaded_by'] as const

export type FileRow = {
  id: number
  thumb_id: string
  name: string
  size: number
  sha256: Buffer
  media_type: string
  attached_at: Date | null
  uploaded_by: number | null
}

/** Who uploads: a user, or a guest by the hash of the `session_key` cookie. */
export type Owner = { userId: number } | { visitorHash: Buffer }

const ofOwner = (owner: Owner) =>
  'userId' in owner
    ? ({ column: 'uploaded_by', value: owner.userId } as const)
    : ({ column: 'visitor_hash', value: owner.visitorHash } as const)

export const fileByThumbId = (db: Db, thumbId: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('files')
    .select(columns)
    .where('thumb_id', '=', thumbId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const filesByIds = (db: Db, ids: readonly number[]): Promise<FileRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('files')
        .select(columns)
        .where('id', 'in', [...ids])
        .where('deleted_at', 'is', null)
        .execute()

export const fileByUploadKey = (db: Db, uploadKey: Buffer): Promise<FileRow | undefined> =>
  db
    .selectFrom('files')
    .select(columns)
    .where('upload_key', '=', uploadKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The files of these names that this owner uploaded and nobody uses yet, locked. */
export function unattachedFiles(db: Db, owner: Owner, thumbIds: readonly string[]): Promise<FileRow[]> {
  const { column, value } = ofOwner(owner)
  return db
    .selectFrom('files')
    .select(columns)
    .where('thumb_id', 'in', [...thumbIds])
    .where(column, '=', value)
    .where('attached_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertFile(
  db: Db,
  owner: Owner,
  file: {
    thumbId: string
    sha256: Buffer
    name: string
    size: number
    mediaType: string
    uploadKey: Buffer | null
    at: Date
  },
): Promise<FileRow> {
  const { column, value } = ofOwner(owner)
  return db
    .insertInto('files')
    .values({
      thumb_id: file.thumbId,
      sha256: file.sha256,
      name: file.name,
      size: file.size,
      media_type: file.mediaType,
      upload_key: file.uploadKey,
      created_at: file.at,
      [column]: value,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function markAttached(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ attached_at: at })
    .where('id', 'in', [...ids])
    .execute()
}

export async function markDeleted(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('files').set({ deleted_at: at, upload_key: null }).where('id', '=', id).execute()
}

/** Whether any living file has these bytes. */
export async function bytesInUse(db: Db, sha256: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('sha256', '=', sha256)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
