/** A sum in fen (1/100 yuan), a safe integer. */
export type Fen = number

const fullWidth = /[０-９．，]/g
const shape = /^\d{1,13}(\.\d{1,2})?$/

/**
 * Reads a sum in yuan as a person types it: full-width digits and thousands separators are allowed, a sign or an exponent
 * is not. Undefined where it is no sum of at most 13 digits before and 2 after the point.
 */
export function parseYuan(value: string): Fen | undefined {
  const plain = value
    .trim()
    .replace(fullWidth, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!shape.test(plain)) return undefined
  const [whole = '0', part = ''] = plain.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** The sum in yuan with two places, as it travels: `"16320.00"`. */
export function formatYuan(fen: Fen): string {
  const sign = fen < 0 ? '-' : ''
  const amount = Math.abs(fen)
  return `${sign}${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}
