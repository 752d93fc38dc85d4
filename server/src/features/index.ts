import { join } from 'node:path'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Feature } from '../platform/http/feature.ts'
import type { Surroundings } from '../platform/http/perform.ts'
import type { Log } from '../platform/log/log.ts'
import { localDisk } from '../platform/storage/local-disk.ts'
import type { Settings } from '../settings.ts'
import { accounts, findActor } from './accounts/index.ts'
import { feature as caseSources, mayReadSourceFile } from './case-sources/index.ts'
import { feature as cases, mayReadCaseFile } from './cases/index.ts'
import { causesFeature } from './causes/index.ts'
import { courtsFeature } from './courts/index.ts'
import { deadlinesFeature } from './deadlines/index.ts'
import { documentsFeature } from './documents/index.ts'
import { notificationsFeature } from './notifications/index.ts'
import { regionsFeature } from './regions/index.ts'

export type Resources = { settings: Settings; database: Database; clock: Clock; log: Log }

/** Every feature of the server; a new one is added here and nowhere else. */
export function features({ settings }: Resources): { all: Feature[]; findActor: Surroundings['findActor'] } {
  const storage = localDisk(join(settings.DATA_DIR, 'storage'))
  return {
    all: [
      accounts,
      regionsFeature,
      courtsFeature,
      causesFeature,
      documentsFeature(storage, [mayReadSourceFile, mayReadCaseFile]),
      caseSources,
      cases,
      deadlinesFeature,
      notificationsFeature,
    ],
    findActor,
  }
}
