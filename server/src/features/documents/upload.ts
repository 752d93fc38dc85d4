import { createHash, randomBytes } from 'node:crypto'
import {
  allowedExtensions,
  chunkFields,
  documentRefusals,
  documents,
  extensionOf,
  type FileInfo,
  largestFile,
  mediaTypeOf,
} from '@luqiao/domain/documents'
import { type Actor, type Fault, Refusal, refuseIfAny } from '@luqiao/domain/kernel'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { faultsOf } from '../../platform/http/faults.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Reading, Work } from '../../platform/work/work.ts'
import { ownerName, ownerOf } from './owner.ts'
import { presentFile } from './present.ts'
import { type FileRow, fileByUploadKey, insertFile, type Owner } from './repository.ts'

type Fields = z.output<typeof chunkFields>
type Upload = Omit<Fields, 'chunkNumber'>

/** One upload of one owner: a retry names the same one, another file or another person never does. */
const keyOf = (owner: Owner, upload: Upload): string =>
  JSON.stringify([ownerName(owner), upload.identifier, upload.filename, upload.totalSize, upload.totalChunks])
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

function faultsOfFile(upload: Upload): Fault[] {
  const faults: Fault[] = []
  if (!allowedExtensions.includes(extensionOf(upload.filename)))
    faults.push(
      documentRefusals.fault('kind-not-allowed', {
        path: 'filename',
        parameters: { allowed: allowedExtensions.join(', ') },
      }),
    )
  if (upload.totalSize > largestFile) faults.push(documentRefusals.fault('too-large', { path: 'totalSize' }))
  return faults
}

/** Reads the multipart body of one chunk, its fields in any order around the file. */
async function readChunk(request: FastifyRequest): Promise<{ fields: Fields; bytes: Buffer }> {
  const given: Record<string, unknown> = {}
  let bytes: Buffer | undefined
  if (!request.isMultipart()) throw documentRefusals.refusal('no-file', { path: 'file' })
  for await (const part of request.parts()) {
    if (part.type === 'file') bytes = await part.toBuffer()
    else given[part.fieldname] = part.value
  }
  const parsed = chunkFields.safeParse(given, { reportInput: true })
  const faults = parsed.success ? [] : faultsOf(documents.upload, parsed.error.issues)
  if (!bytes) faults.push(documentRefusals.fault('no-file', { path: 'file' }))
  if (!parsed.success || !bytes) throw new Refusal(faults)
  return { fields: parsed.data, bytes }
}

/** Where this chunk's bytes lie in the whole file: all chunks but the last are of one size. */
function offsetOf({ chunkNumber, totalChunks, totalSize }: Fields, size: number): number {
  const last = chunkNumber === totalChunks
  const offset = last ? totalSize - size : (chunkNumber - 1) * size
  const fits =
    offset >= 0 && offset + size <= totalSize && chunkNumber <= totalChunks && totalChunks <= Math.max(1, totalSize)
  const even = last ? totalChunks > 1 || size === totalSize : Math.ceil(totalSize / Math.max(1, size)) === totalChunks
  if (!fits || !even) throw documentRefusals.refusal('wrong-chunk', { path: 'file' })
  return offset
}

type Parts = {
  request: FastifyRequest
  reading: Reading<Actor | undefined>
  transact<Result>(body: (work: Work<Actor | undefined>) => Promise<Result>): Promise<Result>
}

/** Keeps one chunk; the reply to the one that completes the file carries the file. */
export const receiveChunk =
  (storage: Storage) =>
  async ({ request, reading, transact }: Parts): Promise<FileInfo | { arrived: number[] }> => {
    const { fields, bytes } = await readChunk(request)
    refuseIfAny(faultsOfFile(fields))
    const owner = ownerOf(reading)
    const key = keyOf(owner, fields)
    const offset = offsetOf(fields, bytes.length)
    // a repeated chunk of an upload that is already whole: its first reply was lost
    if ((await storage.arrived(key)) === undefined) {
      const file = await fileByUploadKey(reading.db, hashOf(key))
      if (file) return presentFile(file)
    }
    const { chunkNumber: number, totalChunks: total } = fields
    const { complete } = await storage.putChunk({ key, number, total, offset, size: bytes.length, bytes })
    if (!complete) return { arrived: [number] }
    const stored = await storage.join(key)
    if (stored.size !== fields.totalSize) throw documentRefusals.refusal('wrong-chunk', { path: 'totalSize' })
    const file = await transact((work) =>
      insertFile(work.db, owner, {
        thumbId: randomBytes(18).toString('base64url'),
        sha256: stored.sha256,
        name: fields.filename,
        size: stored.size,
        mediaType: mediaTypeOf(fields.filename),
        uploadKey: hashOf(key),
        at: work.clock.now(),
      }),
    )
    return presentFile(file)
  }

/** Which chunks have arrived, so that a broken upload goes on where it stopped. */
export async function uploadState(
  storage: Storage,
  reading: Reading<Actor | undefined>,
  upload: Upload,
): Promise<{ arrived: number[]; file: FileRow | undefined }> {
  refuseIfAny(faultsOfFile(upload))
  const key = keyOf(ownerOf(reading), upload)
  const arrived = await storage.arrived(key)
  if (arrived) return { arrived, file: undefined }
  return { arrived: [], file: await fileByUploadKey(reading.db, hashOf(key)) }
}
