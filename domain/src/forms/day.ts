import { type LegalDate, parseLegalDate, wire } from '../kernel/index.ts'

const daily = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/
const timed = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/

/** A day as people write it: 2026-02-03, 2026/2/3, 2026年2月3日. Undefined where there is no such day. */
export function readDay(given: string): LegalDate | undefined {
  const [, year, month = '', day = ''] = daily.exec(given.normalize('NFKC').trim()) ?? []
  return year ? parseLegalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : undefined
}

/**
 * A moment as ISO 8601 with the offset of Asia/Shanghai. Without an offset it is read as Shanghai's own time; another
 * offset is converted. Undefined where there is no such moment.
 */
export function readMoment(given: string): string | undefined {
  const [, date = '', hour = '', minute = '', second = '00', offset = '+08:00'] =
    timed.exec(given.normalize('NFKC').trim()) ?? []
  if (!parseLegalDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const zone = offset === 'Z' ? '+00:00' : offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset
  const time = Date.parse(`${date}T${hour}:${minute}:${second}${zone}`)
  if (Number.isNaN(time)) return undefined
  const moment = wire.toInstant(new Date(time))
  return parseLegalDate(moment.slice(0, 10)) ? moment : undefined
}
