import type { Actor, EventType, Language } from '@luqiao/domain/kernel'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { DB } from '../database/tables.ts'

/** Who stands at the other end of a request, signed in or not. */
export type Visitor = {
  /** The `session_key` cookie. */
  key: string | undefined
  address: string
  device: string
  token: string | undefined
}

/** What a read has. A may be undefined on a public route and in a job. */
export type Reading<A = Actor> = {
  db: Kysely<DB>
  clock: Clock
  actor: A
  language: Language
  visitor: Visitor
}

export type LogEntry = {
  /** `<feature>.<verb>`, as in the policy. */
  action: string
  subjectType: string
  subjectId?: number
  caseId?: number | null
  companyId?: number | null
  before?: unknown
  after?: unknown
}

export type JobType<Payload> = { readonly name: string; readonly payload?: Payload }
/** `job<{ roundId: number }>('case-sources.expire-round')`: the payload is plain JSON. */
export const job = <Payload>(name: string): JobType<Payload> => ({ name })

/** What a command has: everything it does happens in this one transaction, or not at all. */
export type Work<A = Actor> = Omit<Reading<A>, 'db'> & {
  db: Transaction<DB>
  requestId: string
  /** Writes the operation log. */
  log(entry: LogEntry): Promise<void>
  /** Tells whoever reacts: in this transaction, or by a job that is added in it. */
  emit<Payload>(type: EventType<Payload>, payload: Payload): Promise<void>
  /** Adds a job in this transaction; one with the same key is replaced. */
  schedule<Payload>(type: JobType<Payload>, payload: Payload, when?: { at?: Date; key?: string }): Promise<void>
}

export type Reaction = {
  event: string
  /** Unique; names the job where the reaction is one. */
  name: string
  when: 'in-transaction' | 'after-commit'
  // The payload's type is checked where the reaction is made, by on().
  react(work: Work<Actor | undefined>, payload: never): Promise<void>
}

/** What a feature does when something happened in another. */
export const on = <Payload>(
  type: EventType<Payload>,
  parts: {
    name: string
    when: 'in-transaction' | 'after-commit'
    react(work: Work<Actor | undefined>, payload: Payload): Promise<void>
  },
): Reaction => ({ event: type.name, ...parts })

export type JobHandler = { name: string; run(work: Work<undefined>, payload: never): Promise<void> }
export const handle = <Payload>(
  type: JobType<Payload>,
  run: (work: Work<undefined>, payload: Payload) => Promise<void>,
): JobHandler => ({ name: type.name, run })

/** `pattern` in crontab form, read in Asia/Shanghai. */
export type Cron = { name: string; pattern: string; run(work: Work<undefined>): Promise<void> }
