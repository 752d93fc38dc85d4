import { documents } from '@luqiao/domain/documents'
import { type Actor, generalRefusals, Refusal } from '@luqiao/domain/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultsOf } from '../../platform/http/faults.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Reading } from '../../platform/work/work.ts'
import { type FileRow, fileByThumbId } from './repository.ts'

/** Says whether the actor may read a file that hangs on its feature's rows; composed in `features/index.ts`. */
export type FileReader = (reading: Reading<Actor>, fileId: number) => Promise<boolean>

/** What a browser may show by itself; anything else is only ever saved. */
const shownInline = /^(application\/pdf|image\/(png|jpeg)|text\/plain|audio\/|video\/)/

async function readable(reading: Reading<Actor>, readers: readonly FileReader[], thumbId: string): Promise<FileRow> {
  const file = await fileByThumbId(reading.db, thumbId)
  if (file) {
    if (file.uploaded_by === reading.actor.userId && file.attached_at === null) return file
    for (const mayRead of readers) if (await mayRead(reading, file.id)) return file
  }
  throw generalRefusals.refusal('not-found')
}

/** Sends a file's bytes, or one range of them, to whoever may see what it hangs on. */
export const sendFile =
  (storage: Storage, readers: readonly FileReader[]) =>
  async ({ request, reply, reading }: { request: FastifyRequest; reply: FastifyReply; reading: Reading<Actor> }) => {
    const given = request.method === 'GET' ? request.query : (request.body ?? {})
    const parsed = documents.download.input.safeParse(given, { reportInput: true })
    if (!parsed.success) throw new Refusal(faultsOf(documents.download, parsed.error.issues))
    const file = await readable(reading, readers, parsed.data.thumbid)
    const range = rangeOf(request.headers.range, file.size)
    const inline = parsed.data.inline === true && shownInline.test(file.media_type)
    reply
      .header('content-type', file.media_type)
      .header(
        'content-disposition',
        `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      .header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'",
      )
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .header('accept-ranges', 'bytes')
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${file.size}`).send()
    if (!range) return reply.header('content-length', file.size).send(storage.read(file.sha256))
    return reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      .header('content-length', range.end - range.start + 1)
      .send(storage.read(file.sha256, range))
  }

/** One range of RFC 9110 section 14; several ranges or another unit are answered with the whole file. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
