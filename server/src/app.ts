import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { features } from './features/index.ts'
import { createClock } from './platform/clock/clock.ts'
import { connect } from './platform/database/connect.ts'
import { migrate } from './platform/database/migrate.ts'
import { loadReference } from './platform/database/reference.ts'
import { serveOpenApi } from './platform/http/openapi.ts'
import { serve } from './platform/http/serve.ts'
import { serveWeb } from './platform/http/static.ts'
import { startWorker } from './platform/jobs/worker.ts'
import type { Log } from './platform/log/log.ts'
import type { Settings } from './settings.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/** Everything but listening: the database brought up to date, all features assembled, the worker running where wanted. */
export async function createApp(parts: {
  settings: Settings
  databaseUrl: string
  log: Log
  webDirectory: string
  /** Tests run the jobs themselves. */
  worker?: boolean
}) {
  const { settings, databaseUrl, log, webDirectory } = parts
  await migrate(databaseUrl)
  const connection = connect(databaseUrl, {
    onError: (error) => log.warn({ error: error.message }, 'database session lost'),
  })
  const { database, pool } = connection
  const clock = createClock(settings.CLOCK)
  const { all, findActor } = features({ settings, database, clock, log })
  await loadReference(
    database,
    all.flatMap((feature) => feature.reference ?? []),
  )

  const reactions = all.flatMap((feature) => feature.reactions ?? [])
  const chores = {
    reactions,
    jobs: all.flatMap((feature) => feature.jobs ?? []),
    crons: all.flatMap((feature) => feature.crons ?? []),
  }
  const routes = all.flatMap((feature) => feature.routes)
  const http: FastifyInstance = await serve(routes, {
    database,
    clock,
    reactions,
    findActor,
    log,
    requestsPerSecond: settings.RATE_LIMIT,
  })
  const worker = parts.worker === false ? undefined : await startWorker({ pool, database, clock, log, chores })

  let stopping = false
  http.get('/healthz', async () => ({ status: 'ok' }))
  http.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (worker?.running() ?? true) && (await answers(sql`select 1`.execute(database)))
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  serveOpenApi(http, routes)
  await serveWeb(http, webDirectory)

  return {
    http,
    database,
    clock,
    chores,
    routes,
    /** Refuses new work, lets running requests and jobs end, then closes the database. */
    async stop() {
      stopping = true
      await http.close()
      await worker?.stop()
      await connection.close()
    },
  }
}

const answers = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  )
