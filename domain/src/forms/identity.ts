import { parseLegalDate } from '../kernel/index.ts'

const identityWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const identityDigits = '10X98765432'

/** 居民身份证, GB 11643-1999: 17 digits with an existing day of birth, and the check digit (ISO 7064 MOD 11-2). */
export function validIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false
  if (!parseLegalDate(`${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`)) return false
  const sum = identityWeights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return text[17] === identityDigits[sum % 11]
}

/** The alphabet of GB 32100-2015: no I, O, S, V, Z. */
export const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** 统一社会信用代码, GB 32100-2015: 18 characters, the last one the check character (MOD 31, weights 3^i). */
export function validCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false
  let [sum, weight] = [0, 1]
  for (const character of text.slice(0, 17)) {
    sum += creditAlphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return text[17] === creditAlphabet[(31 - (sum % 31)) % 31]
}
