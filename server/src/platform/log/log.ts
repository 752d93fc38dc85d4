import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured logs, one JSON line each. No body, no query, no name, no number of a person ever goes in. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers', 'authorization', 'token', 'password', 'mobile'], remove: true },
  })
