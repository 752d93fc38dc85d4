import type { Actor } from '@luqiao/domain/kernel'
import { sql } from 'kysely'
import type { Reaction, Reading, Work } from './work.ts'

/** In-transaction reactions may start others; a circle of them is a mistake. */
const deepest = 8

export const jobOfReaction = (reaction: Reaction): string => `react:${reaction.name}`

/** Runs `body` in one transaction with everything a command may do in it. */
export function transact<A extends Actor | undefined, Result>(
  reading: Reading<A>,
  reactions: readonly Reaction[],
  requestId: string,
  body: (work: Work<A>) => Promise<Result>,
): Promise<Result> {
  return reading.db.transaction().execute((db) => {
    // `at` is a time of our clock, which may stand on another day than the database's (CLOCK): the span to it is what counts
    const addJob = (name: string, payload: unknown, at?: Date, key?: string) => {
      const wait = at === undefined ? null : (at.getTime() - reading.clock.now().getTime()) / 1000
      return sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
        run_at := now() + make_interval(secs => ${wait}::float8), job_key := ${key ?? null}, max_attempts := 12)`.execute(
        db,
      )
    }
    let depth = 0
    const work: Work<A> = {
      ...reading,
      db,
      requestId,
      async log(entry) {
        await db
          .insertInto('operation_log')
          .values({
            at: reading.clock.now(),
            actor_id: reading.actor?.userId ?? null,
            company_id: entry.companyId ?? reading.actor?.companyId ?? null,
            action: entry.action,
            subject_type: entry.subjectType,
            subject_id: entry.subjectId ?? null,
            case_id: entry.caseId ?? null,
            before: entry.before === undefined ? null : JSON.stringify(entry.before),
            after: entry.after === undefined ? null : JSON.stringify(entry.after),
            request_id: requestId,
          })
          .execute()
      },
      async emit(type, payload) {
        if (++depth > deepest) throw new Error(`reactions to ${type.name} start each other in a circle`)
        for (const reaction of reactions.filter(({ event }) => event === type.name)) {
          if (reaction.when === 'in-transaction') await reaction.react(work, payload as never)
          else await addJob(jobOfReaction(reaction), payload)
        }
        depth--
      },
      async schedule(type, payload, when = {}) {
        await addJob(type.name, payload, when.at, when.key)
      },
    }
    return body(work)
  })
}
