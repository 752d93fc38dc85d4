import type { Readable } from 'node:stream'

export type Chunk = {
  /** Names one upload of one owner. */
  key: string
  number: number
  total: number
  /** Where the bytes go in the whole file. */
  offset: number
  size: number
  bytes: Buffer
}

export type Stored = { sha256: Buffer; size: number }

/** The seam of the storage: files under their SHA-256, and uploads on their way there. */
export type Storage = {
  /** Keeps a chunk; `complete` when it was the one that completed the upload and nobody else has joined it. */
  putChunk(chunk: Chunk): Promise<{ complete: boolean }>
  /** The numbers of the chunks that have arrived; undefined where nothing is known of the upload. */
  arrived(key: string): Promise<number[] | undefined>
  /** Makes the completed upload a file; never half: it appears under its hash only when it is whole and on the disk. */
  join(key: string): Promise<Stored>
  /** Keeps bytes that the server made itself. */
  put(bytes: Buffer): Promise<Stored>
  read(sha256: Buffer, range?: { start: number; end: number }): Readable
  exists(sha256: Buffer): Promise<boolean>
  remove(sha256: Buffer): Promise<void>
  /** Forgets uploads that nobody continued since `before`. */
  sweep(before: Date): Promise<number>
}
