const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Random letters and digits. Bytes past the last whole alphabet are thrown away, so that every sign is equally likely.
 * (`crypto.randomUUID` is missing on a plain http address other than localhost.)
 */
export function randomKey(length: number): string {
  let key = ''
  while (key.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < 4 * alphabet.length && key.length < length) key += alphabet[byte % alphabet.length]
    }
  }
  return key
}
