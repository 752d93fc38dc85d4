import { z } from 'zod'
import { allowedExtensions, extensionOf } from '../../documents/index.ts'
import type { UploadField } from '../field.ts'
import { cleaned, type FieldTypeRules, listed } from '../reading.ts'
import { type Attachment, isRecord } from '../value.ts'

/** An uploaded file, or its id alone. */
function attachment(raw: unknown): Attachment | undefined {
  const given = isRecord(raw) ? raw : { id: raw }
  const id = cleaned(given.id) ?? ''
  if (!/^[1-9]\d{0,15}$/.test(id) || !Number.isSafeInteger(Number(id))) return undefined
  const size = typeof given.size === 'number' && given.size >= 0 ? given.size : 0
  return { id: Number(id), name: cleaned(given.name) ?? '', thumbid: cleaned(given.thumbid) ?? '', size }
}

export const upload: FieldTypeRules<UploadField> = {
  settings: z.object({ maxFiles: z.number().int(), maxBytes: z.number().int() }),
  blank: () => [],
  read(field, raw, reading) {
    const { files } = reading.context
    const found = listed(raw).map((one) => {
      const given = attachment(one)
      return given && files ? files(given.id) : given
    })
    const kept = [...new Map(found.filter((one) => one !== undefined).map((one) => [one.id, one])).values()]
    if (found.includes(undefined)) reading.refuse('no-such-file')
    if (kept.length > field.maxFiles) reading.refuse('too-many', { limit: field.maxFiles })
    for (const { name, size } of kept) {
      if (name && !allowedExtensions.includes(extensionOf(name))) reading.refuse('file-kind', { name })
      if (size > field.maxBytes) {
        reading.refuse('file-too-large', { name, limit: Math.floor(field.maxBytes / 1024 / 1024) })
      }
    }
    return kept
  },
}
