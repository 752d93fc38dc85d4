import { parseLegalDate } from '@luqiao/domain/kernel'
import dayjs, { type Dayjs } from 'dayjs'

export const dayFormat = 'YYYY-MM-DD'
export const momentFormat = 'YYYY-MM-DD HH:mm'

/** A day of the form for the calendar; null where it is none. */
export const toCalendar = (value: unknown): Dayjs | null =>
  typeof value === 'string' && parseLegalDate(value) ? dayjs(value) : null

export const fromCalendar = (day: Dayjs | null): string | null => day?.format(dayFormat) ?? null

/** The calendar shows the wall clock of Shanghai wherever the reader is: it is given that clock as if it were local. */
export const toClock = (value: unknown): Dayjs | null =>
  typeof value === 'string' && parseLegalDate(value.slice(0, 10)) ? dayjs(value.slice(0, 16)) : null

export const fromClock = (moment: Dayjs | null): string | null =>
  moment ? `${moment.format('YYYY-MM-DD[T]HH:mm')}:00+08:00` : null
