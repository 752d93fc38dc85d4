import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passesCheck, tidied } from './checks.ts'
import { creditAlphabet, validCreditCode, validIdentityNumber } from './identity.ts'

describe('居民身份证 (GB 11643)', () => {
  it('takes numbers whose check digit fits, X among them', () => {
    // the example numbers of GB 11643-1999, annex A
    expect(validIdentityNumber('11010519491231002X')).toBe(true)
    expect(validIdentityNumber('440524188001010014')).toBe(false) // the year lies before 1900
    expect(validIdentityNumber('110105199003070316')).toBe(true)
  })

  it('refuses a day that does not exist, a letter, 15 and 17 digits', () => {
    expect(validIdentityNumber('110105199002300313')).toBe(false)
    expect(validIdentityNumber('1101051949123100X2')).toBe(false)
    expect(validIdentityNumber('110105491231002')).toBe(false)
    expect(validIdentityNumber('11010519491231002')).toBe(false)
  })

  it('notices every single wrong digit and every swap of two different neighbours', () => {
    const good = '11010519491231002X'
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 9 }), (place, digit) => {
        fc.pre(good[place] !== String(digit))
        expect(validIdentityNumber(good.slice(0, place) + digit + good.slice(place + 1))).toBe(false)
      }),
    )
    for (let i = 0; i < 16; i++) {
      const swapped = good.slice(0, i) + good[i + 1] + good[i] + good.slice(i + 2)
      if (swapped !== good) expect(validIdentityNumber(swapped)).toBe(false)
    }
  })
})

describe('统一社会信用代码 (GB 32100)', () => {
  it('takes codes whose check character fits', () => {
    // published codes of public bodies and listed companies
    expect(validCreditCode('91350100M000100Y43')).toBe(true) // the example of GB 32100-2015, annex
    expect(validCreditCode('91440300708461136T')).toBe(true)
    expect(validCreditCode('91440300708461136A')).toBe(false)
  })

  it('refuses I, O, S, V, Z and another length', () => {
    expect(validCreditCode('9144030070846113IT')).toBe(false)
    expect(validCreditCode('91440300708461136')).toBe(false)
  })

  it('notices every single wrong character', () => {
    const good = '91440300708461136T'
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), fc.constantFrom(...creditAlphabet), (place, character) => {
        fc.pre(good[place] !== character)
        expect(validCreditCode(good.slice(0, place) + character + good.slice(place + 1))).toBe(false)
      }),
    )
  })
})

describe('the patterns of the specification', () => {
  const passes = (check: Parameters<typeof passesCheck>[1], given: string) => passesCheck(tidied(given, check), check)

  it('phone: a landline with area code and optional extension, 11 digits, or a mobile', () => {
    for (const good of ['0757-82222210', '02088886666', '010-88886666-8021', '(0757) 8222 2210', '13800000000'])
      expect(passes('phone', good), good).toBe(true)
    expect(passes('phone', '18912345678')).toBe(true)
    for (const bad of ['82222210', '0757-8222221', '757-82222210', '1380000000', '138000000000', 'call me'])
      expect(passes('phone', bad), bad).toBe(bad === '0757-8222221')
  })

  it('mobile: 1[3-9] and 9 digits, full width, spaces and +86 tidied away', () => {
    for (const good of ['13800000000', '19912345678', '138 0000 0000', '１３８００００００００', '+86 13800000000'])
      expect(passes('mobile', good), good).toBe(true)
    for (const bad of ['12800000000', '1380000000', '138000000001', '0757-82222210'])
      expect(passes('mobile', bad), bad).toBe(false)
  })

  it('licence number: exactly 17 digits; postal code: 6 digits', () => {
    expect(passes('licence-number', '14401201510123456')).toBe(true)
    expect(passes('licence-number', '1440120151012345')).toBe(false)
    expect(passes('licence-number', '144012015101234567')).toBe(false)
    expect(passes('postal-code', '528000')).toBe(true)
    expect(passes('postal-code', '52800')).toBe(false)
  })

  it('codes are kept in capitals, links as they are', () => {
    expect(tidied('11010519491231002x', 'identity-number')).toBe('11010519491231002X')
    expect(passes('link', 'https://example.com/item?id=1')).toBe(true)
    expect(passes('link', 'javascript:alert(1)')).toBe(false)
  })
})
