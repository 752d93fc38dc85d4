/** Section 5 and 9 of the specification, with the correction that the limit is 200 MB everywhere but in the chat. */
export const largestFile = 200 * 1024 * 1024
export const chunkSize = 200 * 1024

/** What may be uploaded, and the media type it is served as. */
export const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain; charset=utf-8',
  avi: 'video/x-msvideo',
  mpg: 'video/mpeg',
  mp4: 'video/mp4',
  wav: 'audio/wav',
  aif: 'audio/aiff',
  au: 'audio/basic',
  mp3: 'audio/mpeg',
  ram: 'audio/x-pn-realaudio',
  rar: 'application/vnd.rar',
  zip: 'application/zip',
  arj: 'application/x-arj',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  tiff: 'image/tiff',
  png: 'image/png',
  raw: 'application/octet-stream',
}

export const allowedExtensions: readonly string[] = Object.keys(mediaTypes)

export const extensionOf = (name: string): string => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const mediaTypeOf = (name: string): string => mediaTypes[extensionOf(name)] ?? 'application/octet-stream'

/** How many chunks a file of `size` bytes is sent in; an empty file is one empty chunk. */
export const chunksOf = (size: number): number => Math.max(1, Math.ceil(size / chunkSize))
