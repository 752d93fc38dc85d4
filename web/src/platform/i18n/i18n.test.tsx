import { legalDateOf, text } from '@luqiao/domain/kernel'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { copy, plural, useCopy, useSay } from './copy.ts'
import { dayAndWeekday, dayOf, daysLeft, minuteOf, monthDay, sumOf, weekday } from './format.ts'
import { language, setLanguage } from './language.ts'

afterEach(() => {
  cleanup()
  setLanguage('zh')
})

const words = copy({
  zh: { title: '案源', group: { left: (days: number) => `剩 ${days} 天` } },
  en: {
    title: 'Case sources',
    group: { left: (days) => plural('en', days, { one: '1 day left', other: `${days} days left` }) },
  },
  es: { title: 'Encargos', group: { left: (days) => `quedan ${days} días` } },
})

describe('the language', () => {
  it('is Chinese first, is kept, and marks the document', () => {
    expect(language()).toBe('zh')
    setLanguage('es')
    expect([localStorage.getItem('language'), document.documentElement.lang]).toEqual(['es', 'es'])
  })
})

describe('the words of a screen', () => {
  it('follow the language, parameters and plurals included', () => {
    const { result } = renderHook(() => useCopy(words))
    expect([result.current.title, result.current.group.left(3)]).toEqual(['案源', '剩 3 天'])
    act(() => setLanguage('en'))
    expect([1, 2].map(result.current.group.left)).toEqual(['1 day left', '2 days left'])
  })

  it('do not compile with a key missing or too many, or with other parameters', () => {
    // @ts-expect-error: Spanish lacks `title`
    copy({ zh: { title: '案源' }, en: { title: 'Sources' }, es: {} })
    // @ts-expect-error: English has a key that Chinese has not
    copy({ zh: { title: '案源' }, en: { title: 'Sources', other: 'x' }, es: { title: 'Encargos' } })
    const more = { title: 'Encargos', other: 'x' }
    // @ts-expect-error: neither may a separate object have one
    copy({ zh: { title: '案源' }, en: { title: 'Sources' }, es: more })
    // @ts-expect-error: a text with a parameter is one in every language
    copy({ zh: { left: (days: number) => `${days}` }, en: { left: 'left' }, es: { left: 'quedan' } })
    expect(words.zh.title).toBe('案源')
  })

  it('say the domain’s own texts too', () => {
    const { result } = renderHook(() => useSay())
    expect(result.current(text('{n}日', '{n} days', '{n} días'), { n: 15 })).toBe('15日')
  })
})

describe('dates and sums by locale', () => {
  const now = legalDateOf('2026-11-20')
  const day = legalDateOf('2026-11-27')

  it('write a day and its weekday, with the year only where it is another one', () => {
    expect([monthDay(day, 'zh', now), weekday(day, 'zh')]).toEqual(['11月27日', '周五'])
    expect([monthDay(day, 'en', now), weekday(day, 'en')]).toEqual(['Nov 27', 'Fri'])
    expect([monthDay(day, 'es', now), weekday(day, 'es')]).toEqual(['27 nov', 'vie'])
    expect(['zh', 'en', 'es'].map((language) => dayAndWeekday(day, language as 'zh' | 'en' | 'es', now))).toEqual([
      '11月27日 周五',
      'Fri, Nov 27',
      'vie, 27 nov',
    ])
    expect(monthDay(legalDateOf('2027-03-15'), 'zh', now)).toBe('2027年3月15日')
  })

  it('count the days left and past', () => {
    const at = (date: string, language: 'zh' | 'en' | 'es') => daysLeft(legalDateOf(date), language, now)
    expect(['2026-11-20', '2026-11-21', '2026-11-19'].map((date) => at(date, 'zh'))).toEqual(['今天', '明天', '昨天'])
    expect([at('2026-11-27', 'zh'), at('2026-11-17', 'zh')]).toEqual(['剩 7 天', '已过 3 天'])
    expect([at('2026-11-20', 'en'), at('2026-11-27', 'en'), at('2026-11-27', 'es')]).toEqual([
      'today',
      'in 7 days',
      'dentro de 7 días',
    ])
  })

  it('take an instant’s day and minute in Shanghai wherever the reader is', () => {
    expect(dayOf('2026-11-20T17:30:00Z')).toBe('2026-11-21')
    expect(minuteOf('2026-11-18T16:20:00+08:00')).toBe('2026-11-18 16:20')
    expect(dayOf('2026-02-30')).toBeUndefined()
  })

  it('group a sum exactly, large ones too', () => {
    expect(sumOf('1280000.00', 'zh')).toBe('1,280,000.00')
    expect(sumOf('1280000.5', 'es')).toBe('1.280.000,50')
    expect(sumOf('1280', 'es')).toBe('1.280,00')
    expect(sumOf('9007199254740993.07', 'en')).toBe('9,007,199,254,740,993.07')
    expect(sumOf('-0.50', 'en')).toBe('-0.50')
  })
})
