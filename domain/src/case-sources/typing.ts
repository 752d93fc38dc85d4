/** What a person may type into the fields with digits; the browser filters while typing, the server before checking. */

const toHalfWidth = (typed: string): string =>
  typed.replace(/[０-９．]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))

/**
 * Keeps the digits and strips leading zeros. The specification strips every 0, which would turn 10 into 1
 * (product.md section 5).
 */
export const filterCaseCount = (typed: string): string => toHalfWidth(typed).replace(/\D/g, '').replace(/^0+/, '')

/** Keeps the digits and one dot with at most two decimals after it. */
export function filterCaseFee(typed: string): string {
  const [whole = '', ...rest] = toHalfWidth(typed)
    .replace(/[^\d.]/g, '')
    .split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`
}

/** The divisions that an address names, widest first: `province,city,district`. */
export const regionNamesOf = (address: string): string[] =>
  address
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** The place in one word: 广东省佛山市禅城区; what a municipality says twice stands once (北京市东城区). */
export const regionLabel = (address: string): string =>
  regionNamesOf(address)
    .filter((name, index, names) => name !== '市辖区' && name !== names[index - 1])
    .join('')
