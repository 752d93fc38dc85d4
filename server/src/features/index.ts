import { join } from 'node:path'
import type { Actor } from '@luqiao/domain/kernel'
import { everyonesPermissions } from '@luqiao/domain/roles'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Feature } from '../platform/http/feature.ts'
import type { Surroundings } from '../platform/http/perform.ts'
import type { Log } from '../platform/log/log.ts'
import { aliyunSender } from '../platform/sms/aliyun.ts'
import { outboxSender } from '../platform/sms/outbox.ts'
import type { SmsSender } from '../platform/sms/sms.ts'
import { localDisk } from '../platform/storage/local-disk.ts'
import type { Settings } from '../settings.ts'
import { accountsFeature, findActor } from './accounts/index.ts'
import { feature as caseSources, mayReadSourceFile } from './case-sources/index.ts'
import { feature as cases, mayReadCaseFile } from './cases/index.ts'
import { causesFeature } from './causes/index.ts'
import { companiesFeature } from './companies/index.ts'
import { courtsFeature } from './courts/index.ts'
import { dashboardFeature } from './dashboard/index.ts'
import { deadlinesFeature } from './deadlines/index.ts'
import { documentsFeature } from './documents/index.ts'
import { homeFeature } from './home/index.ts'
import { lawyersFeature } from './lawyers/index.ts'
import { notificationsFeature } from './notifications/index.ts'
import { regionsFeature } from './regions/index.ts'
import { mayReadLicence, reviewsFeature } from './reviews/index.ts'

export type Resources = { settings: Settings; database: Database; clock: Clock; log: Log }

/** Every feature of the server; a new one is added here and nowhere else. */
export function features({ settings, database }: Resources): { all: Feature[]; findActor: Surroundings['findActor'] } {
  const storage = localDisk(join(settings.DATA_DIR, 'storage'))
  const secret = settings.APP_SECRET
  const all: Feature[] = [
    accountsFeature({
      rules: { secret, fixedAnswer: settings.CAPTCHA_ANSWER },
      sendSms: smsSender(settings, database),
      permissionsOf: (actor) => permissionsOf(all, actor),
    }),
    companiesFeature(secret),
    lawyersFeature(secret),
    reviewsFeature,
    regionsFeature,
    courtsFeature,
    causesFeature,
    documentsFeature(storage, [mayReadSourceFile, mayReadCaseFile, mayReadLicence]),
    caseSources,
    cases,
    deadlinesFeature,
    notificationsFeature,
    dashboardFeature,
    homeFeature,
  ]
  return { all, findActor }
}

/** What an account may, from the policies of all routes: the same that the server asks on every call. */
function permissionsOf(all: readonly Feature[], actor: Actor): string[] {
  const granted = new Set<string>()
  for (const { access } of all.flatMap(({ routes }) => routes)) {
    if (access === 'public' || !access.rules[actor.kind]) continue
    if ((actor.waiting && !access.waiting) || (access.mainOnly && !actor.main)) continue
    if (actor.permissions === 'all' || actor.permissions.has(access.permission)) granted.add(access.permission)
  }
  if (!actor.waiting) for (const permission of everyonesPermissions) granted.add(permission)
  return [...granted].sort()
}

function smsSender(settings: Settings, database: Database): SmsSender {
  if (settings.SMS_PROVIDER === 'aliyun')
    return aliyunSender({
      accessKeyId: settings.SMS_ACCESS_KEY_ID ?? '',
      accessKeySecret: settings.SMS_ACCESS_KEY_SECRET ?? '',
      signName: settings.SMS_SIGN_NAME ?? '',
      endpoint: settings.SMS_ENDPOINT,
      templates: JSON.parse(settings.SMS_TEMPLATES) as Record<string, string>,
    })
  const quiet = settings.LOG_LEVEL === 'error' || settings.LOG_LEVEL === 'silent'
  return outboxSender(database, (line) => {
    if (!quiet) process.stdout.write(`${line}\n`)
  })
}
