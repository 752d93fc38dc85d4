import { chunkSize, documents, largestFile } from '@luqiao/domain/documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const visitor = 'a'.repeat(64)
const other = 'b'.repeat(64)

/** Sends one chunk as a browser does. */
async function sendChunk(
  bytes: Buffer,
  fields: { identifier: string; filename?: string; totalSize: number; chunkNumber: number; totalChunks: number },
  sessionKey: string | undefined = visitor,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ filename: 'a.pdf', ...fields })) body.set(name, String(value))
  body.set('file', new Blob([new Uint8Array(bytes)]), 'chunk')
  const request = new Request('http://local/', { method: 'POST', body })
  const reply = await server.app.http.inject({
    method: 'POST',
    url: documents.upload.path,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(sessionKey && { cookie: `session_key=${sessionKey}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: reply.statusCode, ...reply.json() }
}

const whole = Buffer.from(Array.from({ length: chunkSize * 2 + 1000 }, (_, i) => (i * 31) % 251))
const parts = [whole.subarray(0, chunkSize), whole.subarray(chunkSize, 2 * chunkSize), whole.subarray(2 * chunkSize)]
const sizes = { totalSize: whole.length, totalChunks: 3 }

describe('a file sent in chunks', () => {
  test('is stored once, whichever chunk arrives last', async () => {
    const send = (n: number) => sendChunk(parts[n - 1] as Buffer, { identifier: 'one', chunkNumber: n, ...sizes })
    const replies = await Promise.all([send(3), send(1), send(2)])
    const stored = replies.filter((reply) => reply.data.thumbid)
    expect(stored).toHaveLength(1)
    expect(stored[0].data).toMatchObject({ name: 'a.pdf', size: whole.length })
    const again = await send(2)
    expect(again.data.thumbid).toBe(stored[0].data.thumbid)
  })

  test('tells which chunks have arrived', async () => {
    await sendChunk(parts[2] as Buffer, { identifier: 'two', chunkNumber: 3, ...sizes })
    const state = await server.call(
      documents.uploadState,
      { identifier: 'two', filename: 'a.pdf', ...sizes },
      { sessionKey: visitor },
    )
    expect(state.data).toEqual({ arrived: [3], file: null })
  })

  test('an outsider learns nothing of it (documents.upload, documents.uploadState)', async () => {
    const state = await server.call(
      documents.uploadState,
      { identifier: 'two', filename: 'a.pdf', ...sizes },
      { sessionKey: other },
    )
    expect(state.data).toEqual({ arrived: [], file: null })
    const reply = await sendChunk(parts[0] as Buffer, { identifier: 'two', chunkNumber: 1, ...sizes }, other)
    expect(reply.data).toEqual({ arrived: [1] })
  })

  test.each([
    ['a kind that is not allowed', { filename: 'a.html' }, 'document.kind-not-allowed'],
    ['a picture with script', { filename: 'a.svg' }, 'document.kind-not-allowed'],
    ['more than 200 MB', { totalSize: largestFile + 1, totalChunks: 1025 }, 'document.too-large'],
    ['a chunk beyond the file', { chunkNumber: 9, totalChunks: 3 }, 'document.wrong-chunk'],
    ['sizes that do not fit', { totalSize: 10, totalChunks: 3 }, 'document.wrong-chunk'],
    ['a million chunks', { totalSize: 100, totalChunks: 1_000_000 }, 'document.wrong-chunk'],
  ])('refuses %s with a sentence', async (_what, fields, code) => {
    const reply = await sendChunk(parts[0] as Buffer, { identifier: 'bad', chunkNumber: 1, ...sizes, ...fields })
    expect(reply.code).toBe(0)
    expect(reply.errors[0].code).toBe(code)
    expect(reply.msg).not.toBe('')
  })

  test('names every missing field', async () => {
    const body = new FormData()
    body.set('filename', ' ')
    const request = new Request('http://local/', { method: 'POST', body })
    const reply = await server.app.http.inject({
      method: 'POST',
      url: documents.upload.path,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(reply.json().errors.map((fault: { path: string }) => fault.path)).toEqual([
      'identifier',
      'filename',
      'totalSize',
      'chunkNumber',
      'totalChunks',
      'file',
    ])
  })

  test('a guest without the cookie is told so', async () => {
    const reply = await sendChunk(parts[0] as Buffer, { identifier: 'none', chunkNumber: 1, ...sizes }, '')
    expect(reply.errors[0].code).toBe('document.no-visitor')
  })
})

describe('deleting an upload', () => {
  const upload = async (identifier: string) => {
    const bytes = Buffer.from('small')
    const reply = await sendChunk(bytes, { identifier, chunkNumber: 1, totalChunks: 1, totalSize: bytes.length })
    return reply.data.thumbid as string
  }

  test('works for whoever sent it, and frees the bytes when nobody else has them', async () => {
    const [first, second] = [await upload('small 1'), await upload('small 2')]
    expect((await server.call(documents.deleteFile, { fileid: first }, { sessionKey: visitor })).code).toBe(1)
    await server.runJobs()
    const left = await server.database
      .selectFrom('files')
      .select(['thumb_id'])
      .where('deleted_at', 'is', null)
      .where('name', '=', 'a.pdf')
      .execute()
    expect(left.map((row) => row.thumb_id)).toContain(second)
    expect(left.map((row) => row.thumb_id)).not.toContain(first)
  })

  test('an outsider is told that there is no such file (documents.deleteFile)', async () => {
    const thumbid = await upload('small 3')
    const reply = await server.call(documents.deleteFile, { fileid: thumbid }, { sessionKey: other })
    expect(reply.errors?.[0]?.code).toBe('not-found')
  })
})

describe('downloading', () => {
  test('needs a session (an outsider on documents.download and documents.downloadByPost)', async () => {
    for (const contract of [documents.download, documents.downloadByPost]) {
      const reply = await server.call(contract, { thumbid: 'abcdefgh' })
      expect([reply.status, reply.code]).toEqual([401, 401])
    }
  })
})
