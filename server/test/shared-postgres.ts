import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../src/platform/database/embedded/index.ts'
import { isAlive } from '../src/platform/database/embedded/postmaster.ts'
import { migrate } from '../src/platform/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's url of the one PostgreSQL of this run. */
    postgresUrl: string
    /** The migrated database that every test database is copied from; nobody may be connected to it meanwhile. */
    templateName: string
  }
}

const templateName = 'luqiao_template'
const prefix = 'luqiao-postgres-'

/** What a killed run left. Its PostgreSQL notices within a minute that its folder is gone, and ends. */
function removeOfKilledRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0])
    if (pid && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** Once per run: one embedded PostgreSQL in a temporary folder, and the migrated template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeOfKilledRuns()
  const directory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const embedded = await openEmbedded({ directory })
  const end = async () => {
    await embedded.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    const client = new pg.Client({ connectionString: embedded.url })
    await client.connect()
    await client.query(`create database ${templateName}`)
    await client.end()
    const template = new URL(embedded.url)
    template.pathname = templateName
    await migrate(template.href)
  } catch (error) {
    await end()
    throw error
  }
  project.provide('postgresUrl', embedded.url)
  project.provide('templateName', templateName)
  return end
}
