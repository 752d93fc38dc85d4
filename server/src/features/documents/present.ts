import type { FileInfo } from '@luqiao/domain/documents'
import type { FileRow } from './repository.ts'

export const presentFile = (file: FileRow): FileInfo => ({
  id: file.id,
  name: file.name,
  thumbid: file.thumb_id,
  size: file.size,
  sha256: file.sha256.toString('hex'),
})
