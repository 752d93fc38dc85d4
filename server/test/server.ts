import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallOf, Endpoint, Language, OutputOf } from '@luqiao/domain/kernel'
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import type { z } from 'zod'
import { createApp } from '../src/app.ts'
import type { Database } from '../src/platform/database/connect.ts'
import type { Envelope } from '../src/platform/http/envelope.ts'
import { taskListOf } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'
import { hashToken, newToken } from '../src/platform/session/token.ts'
import { readSettings } from '../src/settings.ts'
import { freshDatabase } from './database.ts'

export type Answer<E extends Endpoint> = Omit<Envelope, 'data'> & {
  data: OutputOf<E>
  status: number
  cookies: Record<string, string>
}

/** The worker's own chatter is no news in a test; failures are asserted in runJobs. */
const quiet = new Logger(() => () => undefined)

type CallOptions = { token?: string; language?: Language; key?: string; sessionKey?: string; form?: boolean }

/**
 * The real server on a fresh migrated database, without a port: `call(contract, input, { token })` sends a request through all
 * of it. Jobs run when a test says `runJobs()`. Close it in afterAll.
 */
export async function startTestServer(environment: Record<string, string> = {}) {
  const { url, drop } = await freshDatabase()
  const directory = mkdtempSync(join(tmpdir(), 'luqiao-test-'))
  const settings = readSettings({
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
    DEMO: '0',
    CAPTCHA_ANSWER: '0000',
    CLOCK: '2026-11-20',
    RATE_LIMIT: '100000',
    ...environment,
  })
  const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const app = await createApp({
    settings,
    databaseUrl: url,
    log: createLog(settings.LOG_LEVEL),
    webDirectory,
    worker: false,
  })
  await app.http.ready()
  const database: Database = app.database

  async function send<E extends Endpoint>(contract: E, input: unknown, options: CallOptions = {}): Promise<Answer<E>> {
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((input as Record<string, unknown>)[name])),
    )
    const get = contract.method === 'GET'
    const query = get
      ? `?${new URLSearchParams(Object.entries(input ?? {}).map(([k, v]) => [k, String(v)] as [string, string]))}`
      : ''
    const reply = await app.http.inject({
      method: contract.method,
      url: path + query,
      headers: {
        ...(options.token && { token: options.token }),
        ...(options.key && { 'idempotency-key': options.key }),
        ...(options.sessionKey && { cookie: `session_key=${options.sessionKey}` }),
        ...(!get && { 'content-type': options.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
        'accept-language': options.language ?? 'zh-CN',
      },
      ...(!get && {
        payload: options.form
          ? new URLSearchParams(input as Record<string, string>).toString()
          : JSON.stringify(input ?? {}),
      }),
    })
    const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
    const json = /json/.test(String(reply.headers['content-type']))
      ? reply.json()
      : { code: 1, msg: '', data: reply.rawPayload }
    return { ...json, status: reply.statusCode, cookies }
  }

  return {
    app,
    database,
    clock: app.clock,
    /** Sends what the contract allows. */
    call: <E extends Endpoint>(contract: E, input: CallOf<E> & (z.input<E['input']> | object), options?: CallOptions) =>
      send(contract, input, options),
    /** Sends anything: for bad input. */
    send,
    /** A signed-in session of a user, without the sign-in. */
    async tokenFor(userId: number): Promise<string> {
      const token = newToken()
      const expires_at = new Date(app.clock.now().getTime() + 3_600_000)
      await database
        .insertInto('sessions')
        .values({ token_hash: hashToken(token), user_id: userId, expires_at })
        .execute()
      return token
    },
    /** Runs every job that is due, reactions after the commit among them. */
    async runJobs(): Promise<void> {
      await runOnce({
        connectionString: url,
        taskList: taskListOf({ database, clock: app.clock, chores: app.chores }),
        noHandleSignals: true,
        logger: quiet,
      })
      const failed = await sql<{ task: string; error: string }>`
        select task_identifier as task, last_error as error from graphile_worker.jobs where last_error is not null`.execute(
        database,
      )
      if (failed.rows.length > 0) throw new Error(failed.rows.map(({ task, error }) => `${task}: ${error}`).join('\n'))
    },
    async close(): Promise<void> {
      await app.stop()
      await drop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
