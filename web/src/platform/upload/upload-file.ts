import { ApiRefusal, callHeaders, Unreachable } from '../api/index.ts'
import { randomKey } from '../random.ts'
import { type StoredFile, uploadPlan } from './plan.ts'

/** Chunks under way at once: four are twice as fast as one (performance.md), more bring nothing. */
const inFlight = 4
/** A chunk that got no answer is sent again so many times. */
const tries = 3
const patience = 60_000

type Options = {
  /** 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

type Reply = {
  code: number
  msg: string
  data: StoredFile | { arrived: number[] }
  errors?: { path: string; code: string; msg: string }[]
}

/**
 * Sends a file in 200 kB chunks and answers what the server stored. Throws `ApiRefusal` (kind, size) or `Unreachable`.
 * Each chunk may be sent again without harm: the server keeps it at its own place.
 */
export async function uploadFile(file: File, options: Options = {}): Promise<StoredFile> {
  const { chunkSize } = uploadPlan()
  const total = Math.max(1, Math.ceil(file.size / chunkSize))
  const identifier = randomKey(32)
  let next = 1
  let done = 0
  let stored: StoredFile | undefined
  const failure = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, failure.signal]) : failure.signal

  const sender = async (): Promise<void> => {
    for (let number = next++; number <= total && !signal.aborted; number = next++) {
      const answer = await sendChunk(file, number, total, identifier, signal)
      if ('thumbid' in answer) stored = answer
      done++
      options.onProgress?.(done / total)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(inFlight, total) }, sender))
  } catch (error) {
    failure.abort()
    throw error
  }
  signal.throwIfAborted()
  if (!stored) throw new Unreachable('unreadable')
  return stored
}

async function sendChunk(
  file: File,
  number: number,
  total: number,
  identifier: string,
  signal: AbortSignal,
): Promise<Reply['data']> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await post(chunkBody(file, number, total, identifier), signal)
    } catch (error) {
      if (error instanceof ApiRefusal || signal.aborted || attempt === tries) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 1000))
    }
  }
}

function chunkBody(file: File, number: number, total: number, identifier: string): FormData {
  const body = new FormData()
  body.set('identifier', identifier)
  body.set('filename', file.name)
  body.set('totalSize', String(file.size))
  body.set('chunkNumber', String(number))
  body.set('totalChunks', String(total))
  const { chunkSize } = uploadPlan()
  body.set('file', file.slice((number - 1) * chunkSize, number * chunkSize), file.name)
  return body
}

async function post(body: FormData, signal: AbortSignal): Promise<Reply['data']> {
  let reply: Reply
  try {
    const response = await fetch(uploadPlan().upload.path, {
      method: 'POST',
      headers: callHeaders(),
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    reply = (await response.json()) as Reply
  } catch (error) {
    if (signal.aborted) throw error
    throw new Unreachable('offline', error)
  }
  if (reply.code !== 1) throw new ApiRefusal(reply.code, reply.msg, reply.errors ?? [])
  return reply.data
}
