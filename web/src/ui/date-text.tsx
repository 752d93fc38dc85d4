import { daysBetween } from '@luqiao/domain/kernel'
import { dayAndWeekday, dayOf, daysLeft, minuteOf, today, useLanguage, weekday } from '../platform/i18n/index.ts'
import { classNames } from './class-names.ts'
import style from './figures.module.css'

type DateTextProps = {
  /** A day (yyyy-MM-dd) or an instant of the wire. */
  value: string | null | undefined
  /** plain: 2026-11-18; short: 11月27日 周五; deadline: 今天 · 11-27 周五, red when due; minute: with the time of day. */
  as?: 'plain' | 'short' | 'deadline' | 'minute'
  /** Within how many days a deadline turns red. */
  dueWithin?: number
}

const Figure = ({ day, text }: { day: string; text: string }) => (
  <time dateTime={day} className={style.figure}>
    {text}
  </time>
)

/** A legal day, always the day in Asia/Shanghai. */
export function DateText({ value, as = 'plain', dueWithin = 0 }: DateTextProps) {
  const language = useLanguage()
  const day = value ? dayOf(value) : undefined
  if (!value || !day) return <span className={style.none}>—</span>
  if (as === 'minute') return <Figure day={value} text={minuteOf(value)} />
  if (as === 'plain') return <Figure day={day} text={day} />
  const now = today()
  const written = dayAndWeekday(day, language, now)
  if (as === 'short') return <Figure day={day} text={written} />
  const due = daysBetween(now, day) <= dueWithin
  const near = Math.abs(daysBetween(now, day)) <= 1
  return (
    <time dateTime={day} title={`${day} ${weekday(day, language)}`} className={classNames(style.day, due && style.due)}>
      {near ? daysLeft(day, language, now) : written}
    </time>
  )
}

/** 剩 7 天 / 今天 / 已过 3 天. */
export function DaysLeft({ value, dueWithin = 7 }: { value: string; dueWithin?: number }) {
  const language = useLanguage()
  const day = dayOf(value)
  if (!day) return null
  const due = daysBetween(today(), day) <= dueWithin
  return <span className={classNames(style.figure, due && style.due)}>{daysLeft(day, language)}</span>
}
