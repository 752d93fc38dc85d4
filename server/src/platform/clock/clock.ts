import { type LegalDate, legalDateAt } from '@luqiao/domain/kernel'

/** What time it is; the only place of the server that asks. */
export type Clock = { now(): Date; today(): LegalDate }

/** The real clock, or one that runs on the given day (yyyy-MM-dd, Asia/Shanghai) for tests. */
export function createClock(fixedDay?: string): Clock {
  const shift =
    fixedDay === undefined
      ? 0
      : Date.parse(`${fixedDay}T00:00:00Z`) - Date.parse(`${legalDateAt(new Date())}T00:00:00Z`)
  const now = () => new Date(Date.now() + shift)
  return { now, today: () => legalDateAt(now()) }
}
