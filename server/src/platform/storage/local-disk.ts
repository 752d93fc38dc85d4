import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join as joinPath } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage, Stored } from './storage.ts'

/**
 * An upload on its way is two files: `<key>.part`, into which every chunk is written at its own offset (so nothing has to be
 * copied together), and `<key>.map`, one byte for each chunk, set after the chunk's bytes. Both outlive a killed process.
 * Whoever renames the map to `<key>.whole` joins; there is only one such.
 */
export function localDisk(directory: string): Storage {
  const parts = joinPath(directory, 'parts')
  const kept = joinPath(directory, 'files')
  mkdirSync(parts, { recursive: true, mode: 0o700 })
  mkdirSync(kept, { recursive: true, mode: 0o700 })
  const place = (key: string, kind: 'part' | 'map' | 'whole') =>
    joinPath(parts, `${createHash('sha256').update(key).digest('hex')}.${kind}`)
  const home = (sha256: Buffer) => {
    const name = sha256.toString('hex')
    return joinPath(kept, name.slice(0, 2), name)
  }

  async function settle(from: string, sha256: Buffer): Promise<void> {
    const target = home(sha256)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const file = await open(from, 'r+')
    await file.sync()
    await file.close()
    await rename(from, target)
    const folder = await open(dirname(target), 'r')
    await folder.sync().catch(() => undefined)
    await folder.close()
  }

  return {
    async putChunk({ key, number, total, offset, bytes }) {
      await writeAt(place(key, 'part'), bytes, offset)
      const mark = await open(place(key, 'map'), constants.O_RDWR | constants.O_CREAT, 0o600)
      let whole: boolean
      try {
        await mark.write(Buffer.of(1), 0, 1, number - 1)
        const { buffer, bytesRead } = await mark.read(Buffer.alloc(total), 0, total, 0)
        whole = bytesRead === total && buffer.every((byte) => byte === 1)
      } finally {
        await mark.close()
      }
      if (!whole) return { complete: false }
      return {
        complete: await rename(place(key, 'map'), place(key, 'whole')).then(
          () => true,
          () => false,
        ),
      }
    },

    async arrived(key) {
      const mark = await open(place(key, 'map'), 'r').catch(() => undefined)
      if (!mark) return undefined
      const marks = await mark.readFile().finally(() => mark.close())
      return [...marks].flatMap((byte, index) => (byte === 1 ? [index + 1] : []))
    },

    async join(key) {
      const part = place(key, 'part')
      const hash = createHash('sha256')
      await pipeline(createReadStream(part, { highWaterMark: 1024 * 1024 }), hash)
      const stored: Stored = { sha256: hash.digest(), size: (await stat(part)).size }
      await settle(part, stored.sha256)
      await rm(place(key, 'whole'), { force: true })
      return stored
    },

    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest()
      const temporary = joinPath(parts, `${randomUUID()}.part`)
      await writeAt(temporary, bytes, 0)
      await settle(temporary, sha256)
      return { sha256, size: bytes.length }
    },

    read: (sha256, range) => createReadStream(home(sha256), range),
    exists: (sha256) =>
      access(home(sha256)).then(
        () => true,
        () => false,
      ),
    remove: (sha256) => rm(home(sha256), { force: true }),

    async sweep(before) {
      let swept = 0
      for (const name of await readdir(parts)) {
        const path = joinPath(parts, name)
        const old = await stat(path).then(
          (found) => found.mtime < before,
          () => false,
        )
        if (old) {
          await rm(path, { force: true })
          swept++
        }
      }
      return swept
    },
  }
}

async function writeAt(path: string, bytes: Buffer, offset: number): Promise<void> {
  const file: FileHandle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    await file.write(bytes, 0, bytes.length, offset)
  } finally {
    await file.close()
  }
}
