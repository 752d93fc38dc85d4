import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { hashPassword, holdAccount, insertUser } from './features/accounts/index.ts'
import { connect } from './platform/database/connect.ts'
import { openEmbedded } from './platform/database/embedded/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { readSettings } from './settings.ts'

/** Asks on the terminal, or reads lines from a pipe; what is typed as the password is not shown. */
async function askFor(givenPassword: string | undefined) {
  let hidden = false
  const screen = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output: screen, terminal: process.stdin.isTTY === true })
  const lines = reader[Symbol.asyncIterator]()
  const ask = async (question: string, secret = false): Promise<string> => {
    process.stdout.write(question)
    hidden = secret
    const { value } = await lines.next()
    hidden = false
    return String(value ?? '')
  }
  const account = (await ask('mobile: ')).trim()
  const name = (await ask('name: ')).trim()
  const password = givenPassword ?? (await ask('password (not shown): ', true))
  reader.close()
  process.stdout.write('\n')
  return { account, name, password }
}

/**
 * `npm run staff`: makes a staff account. The first one gets the id 1, the customer-service account of the specification. Asks for
 * mobile, name and password; the password may come by STAFF_PASSWORD for a script. Stop the server first on the embedded database.
 */
async function main(): Promise<void> {
  const settings = readSettings()
  const { account, name, password } = await askFor(settings.STAFF_PASSWORD)
  if (!/^1[3-9]\d{9}$/.test(account) || name === '' || password.length < 6)
    throw new Error('a mobile number, a name and a password of at least 6 characters are needed')
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 })
  const embedded = settings.DATABASE_URL
    ? undefined
    : await openEmbedded({ directory: join(settings.DATA_DIR, 'postgres') })
  const url = settings.DATABASE_URL ?? embedded?.url ?? ''
  await migrate(url)
  const { database, close } = connect(url)
  try {
    await database.transaction().execute(async (db) => {
      if (await holdAccount(db, account)) throw new Error('this mobile number already has an account')
      const first = (await db.selectFrom('users').select('id').where('id', '=', 1).executeTakeFirst()) === undefined
      const passwordHash = await hashPassword(password)
      const user = {
        kind: 'staff' as const,
        companyId: null,
        account,
        passwordHash,
        name,
        state: 'active',
        at: new Date(),
      }
      const id = await insertUser(db, { ...user, ...(first && { id: 1 }) })
      process.stdout.write(`staff account ${id} was made\n`)
    })
  } finally {
    await close()
    await embedded?.stop()
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
