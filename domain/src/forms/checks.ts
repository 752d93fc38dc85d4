import { validCreditCode, validIdentityNumber } from './identity.ts'

/** The patterns that a text may have to follow. */
export const checks = [
  'phone',
  'mobile',
  'licence-number',
  'postal-code',
  'identity-number',
  'credit-code',
  'link',
] as const
export type Check = (typeof checks)[number]

const landline = /^0\d{2,3}-?\d{7,8}(?:(?:-|转|ext\.?)\d{1,6})?$/i
const elevenDigits = /^\d{11}$/

const passes: Record<Check, (text: string) => boolean> = {
  // specification 5: landline with area code and optional extension, or 11 digits, or mobile 1[3-8] (which 11 digits cover)
  phone: (text) => landline.test(text) || elevenDigits.test(text),
  mobile: (text) => /^1[3-9]\d{9}$/.test(text),
  'licence-number': (text) => /^\d{17}$/.test(text),
  'postal-code': (text) => /^\d{6}$/.test(text),
  'identity-number': validIdentityNumber,
  'credit-code': validCreditCode,
  link: (text) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text),
}

/** The text as it is kept: numbers and codes in half width without spaces, codes in capitals. */
export function tidied(text: string, check: Check | undefined): string {
  if (!check || check === 'link') return text
  const plain = text.normalize('NFKC').replace(/[\s\u2010-\u2015\u2212]/g, (c) => (/\s/.test(c) ? '' : '-'))
  if (check === 'phone' || check === 'mobile') return plain.replace(/^\+86-?/, '').replace(/^\((0\d{2,3})\)-?/, '$1-')
  return check === 'identity-number' || check === 'credit-code' ? plain.toUpperCase() : plain
}

/** Whether a tidied, non-empty text follows the pattern. */
export const passesCheck = (text: string, check: Check): boolean => passes[check](text)
