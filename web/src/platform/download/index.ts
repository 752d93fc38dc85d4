import { ApiRefusal, callHeaders, Unreachable } from '../api/index.ts'

type Line = { readonly method: 'GET' | 'POST'; readonly path: string }

/**
 * Fetches the bytes of an endpoint and hands them to the browser to save as `name`. A plain link can't: the token travels as a
 * header. Throws `ApiRefusal` or `Unreachable`.
 */
export async function saveFile(line: Line, input: Readonly<Record<string, string>>, name: string): Promise<void> {
  const bytes = await fetchBytes(`${line.path}?${new URLSearchParams(input)}`)
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser has taken the bytes by the next turn
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** The bytes of an endpoint, to be shown on the screen. Throws like `saveFile`. */
export const loadFile = (line: Line, input: Readonly<Record<string, string>>): Promise<Blob> =>
  fetchBytes(`${line.path}?${new URLSearchParams(input)}`)

async function fetchBytes(url: string): Promise<Blob> {
  let response: Response
  try {
    response = await fetch(url, { headers: callHeaders(), cache: 'no-store' })
    if (!/json/.test(response.headers.get('content-type') ?? '')) return await response.blob()
  } catch (error) {
    throw new Unreachable('offline', error)
  }
  const { code, msg, errors } = await response.json()
  throw new ApiRefusal(code, msg, errors ?? [])
}
