import type { Database } from '../database/connect.ts'
import type { SmsSender } from './sms.ts'

/** For development: every message is a row of `sms_outbox` and a line in the terminal. Refused in production. */
export const outboxSender =
  (database: Database, print: (line: string) => void): SmsSender =>
  async ({ mobile, template, parameters, words }) => {
    await database
      .insertInto('sms_outbox')
      .values({ mobile, template, parameters: JSON.stringify(parameters), words })
      .execute()
    print(`sms to ${mobile}: ${words}`)
  }
