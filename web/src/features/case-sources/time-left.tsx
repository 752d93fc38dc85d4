import { useEffect, useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { sourceWords } from './copy/index.ts'
import style from './time-left.module.css'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Below this an invitation is due. */
const dueWithin = 6 * hour

type Words = (typeof sourceWords)['zh']['left']

/** 剩 2 天 3 小时, 剩 21 小时, 剩 12 分钟, 已过期; `left` in ms. */
export function sayLeft(left: number, words: Words): string {
  if (left <= 0) return words.over
  if (left >= day) return words.days(Math.floor(left / day), Math.floor((left % day) / hour))
  if (left >= hour) return words.hours(Math.floor(left / hour))
  return words.minutes(Math.ceil(left / minute))
}

/** The time until an instant, counted down; red when little is left. */
export function TimeLeft({ until }: { until: string }) {
  const words = useCopy(sourceWords)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  const left = new Date(until).getTime() - now
  return (
    <time dateTime={until} className={left <= dueWithin ? style.due : style.left}>
      {sayLeft(left, words.left)}
    </time>
  )
}
