import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connect.ts'
import type { Log } from '../log/log.ts'
import { jobOfReaction, transact } from '../work/transact.ts'
import type { Cron, JobHandler, Reaction, Reading, Work } from '../work/work.ts'

/** Everything that runs outside a request: jobs, reactions after the commit, and what the calendar starts. */
export type Chores = {
  jobs: readonly JobHandler[]
  reactions: readonly Reaction[]
  crons: readonly Cron[]
}

/** Jobs run in a transaction of their own and may run twice: each must bear it. */
export function taskListOf(parts: { database: Database; clock: Clock; chores: Chores }): TaskList {
  const { database, clock, chores } = parts
  const reading: Reading<undefined> = {
    db: database,
    clock,
    actor: undefined,
    language: 'zh',
    visitor: { key: undefined, address: '', device: '', token: undefined },
  }
  const perform = (name: string, body: (work: Work<undefined>) => Promise<void>) =>
    transact(reading, chores.reactions, `job:${name}`, body)

  const taskList: TaskList = {}
  for (const { name, run: body } of chores.jobs)
    taskList[name] = (payload) => perform(name, (work) => body(work, payload as never))
  for (const reaction of chores.reactions.filter(({ when }) => when === 'after-commit')) {
    const name = jobOfReaction(reaction)
    taskList[name] = (payload) => perform(name, (work) => reaction.react(work, payload as never))
  }
  for (const { name, run: body } of chores.crons) taskList[name] = () => perform(name, body)
  return taskList
}

export async function startWorker(parts: {
  pool: pg.Pool
  database: Database
  clock: Clock
  log: Log
  chores: Chores
}): Promise<{ stop(): Promise<void>; running(): boolean }> {
  const { pool, log, chores } = parts
  const taskList = taskListOf(parts)
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ job: message, error: (meta?.error as Error | undefined)?.message }, 'job failed')
    else if (level === 'warning') log.warn({ job: message }, 'jobs')
  })
  const crontab = chores.crons.map(({ pattern, name }) => `${utcPattern(pattern)} ${name}`).join('\n')
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    crontab,
    logger,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
  })
  let running = true
  runner.promise
    .catch((error: Error) => log.error({ error: error.message }, 'the job worker ended'))
    .finally(() => {
      running = false
    })
  return { stop: () => runner.stop(), running: () => running }
}

/** The worker reads crontabs in UTC; ours are in Asia/Shanghai (UTC+8 all year) with a plain hour and day `*`. */
function utcPattern(pattern: string): string {
  const [minute, hour, ...rest] = pattern.split(' ')
  if (hour === undefined || !/^\d+$/.test(hour)) return pattern
  return [minute, String((Number(hour) + 16) % 24), ...rest].join(' ')
}
