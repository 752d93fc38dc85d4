import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'
import { documentRefusals } from './refusals.ts'

const thumbId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** A stored file as the client knows it. */
export const fileInfo = z.object({
  id: z.number().int(),
  name: z.string(),
  thumbid: z.string(),
  size: z.number().int(),
  sha256: z.string(),
})
export type FileInfo = z.output<typeof fileInfo>

/** The multipart fields of one chunk, beside the `file` itself. */
export const chunkFields = z.object({
  identifier: z.string().min(1).max(200),
  filename: z.string().trim().min(1).max(255),
  totalSize: z.coerce.number().int().min(0),
  chunkNumber: z.coerce.number().int().min(1),
  totalChunks: z.coerce.number().int().min(1),
})

const download = {
  input: z.object({
    thumbid: wire.labelled(thumbId, text('文件', 'File', 'Archivo')),
    case_id: wire.id.optional().catch(undefined),
    inline: wire.flag.optional().catch(undefined),
  }),
  output: wire.bytes('application/octet-stream'),
}

export const documents = {
  upload: endpoint('POST /api/common/upload', {
    summary: text('分片上传文件', 'Upload a file in chunks', 'Subir un archivo por partes'),
    input: chunkFields,
    output: z.union([fileInfo, z.object({ arrived: z.array(z.number().int()) })]),
    errors: [documentRefusals],
  }),
  uploadState: endpoint('GET /api/common/upload', {
    summary: text('已上传的分片', 'Which chunks of an upload have arrived', 'Partes recibidas de una subida'),
    input: chunkFields.omit({ chunkNumber: true }),
    output: z.object({ arrived: z.array(z.number().int()), file: fileInfo.nullable() }),
    errors: [documentRefusals],
  }),
  deleteFile: endpoint('POST /api/common/delFile', {
    summary: text('删除未使用的上传文件', 'Delete an uploaded file that is not in use', 'Eliminar un archivo sin usar'),
    input: z.object({ fileid: wire.labelled(thumbId, text('文件', 'File', 'Archivo')) }),
    output: wire.done,
    errors: [documentRefusals],
  }),
  download: endpoint('GET /api/common/downFile', {
    summary: text('下载文件', 'Download a file', 'Descargar un archivo'),
    ...download,
  }),
  downloadByPost: endpoint('POST /api/common/downFile', {
    summary: text('下载文件', 'Download a file', 'Descargar un archivo'),
    ...download,
    effect: 'read',
  }),
}
