import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { demoAccounts, isEmpty, makeDemo } from './demo/index.ts'
import { openEmbedded } from './platform/database/embedded/index.ts'
import { createLog } from './platform/log/log.ts'
import { readSettings } from './settings.ts'

/** `npm start`: one process, on the embedded database unless DATABASE_URL names a server. */
const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function main(): Promise<void> {
  const settings = readSettings()
  const log = createLog(settings.LOG_LEVEL)
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 })
  const embedded = settings.DATABASE_URL
    ? undefined
    : await openEmbedded({
        directory: join(settings.DATA_DIR, 'postgres'),
        log: (line) => log.debug({ line }, 'embedded database'),
      })
  const databaseUrl = settings.DATABASE_URL ?? embedded?.url ?? ''
  const app = await createApp({ settings, databaseUrl, log, webDirectory })
  if (settings.DEMO && (await isEmpty(app))) {
    process.stdout.write('Making the demo site …\n')
    await app.http.ready()
    await makeDemo(app)
  }
  await app.http.listen({ port: settings.PORT, host: settings.HOST })
  const address = app.http.server.address()
  const port = typeof address === 'object' ? address?.port : settings.PORT
  process.stdout.write(`律桥 is ready: http://localhost:${port}\n`)
  if (settings.DEMO) process.stdout.write(`${demoAccounts}\n`)

  let ending = false
  const end = async (signal: string) => {
    if (ending) return
    ending = true
    log.info({ signal }, 'stopping')
    await app.stop()
    await embedded?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

main().catch((error: Error) => {
  process.stderr.write(`律桥 could not start: ${error.message}\n`)
  process.exit(1)
})
