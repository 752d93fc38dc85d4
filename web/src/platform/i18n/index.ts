export { type Copy, copy, plural, useCopy, useSay } from './copy.ts'
export { countOf, dayAndWeekday, dayOf, daysLeft, minuteOf, monthDay, sumOf, today, weekday } from './format.ts'
export { languageNames, languageTag, setLanguage, useLanguage } from './language.ts'
