import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

/** Every setting of the server, read once at start. This file is the only reader of the environment. */
const flag = z.enum(['0', '1']).transform((value) => value === '1')
const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8888),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url().optional(),
  REDIS_URL: z.url().optional(),
  SMS_PROVIDER: z.enum(['outbox', 'aliyun']).default('outbox'),
  SMS_ACCESS_KEY_ID: z.string().optional(),
  SMS_ACCESS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_ENDPOINT: z.string().default('dysmsapi.aliyuncs.com'),
  /** JSON: our template names to the provider's template codes. */
  SMS_TEMPLATES: z.string().default('{}'),
  CAPTCHA_ANSWER: z.string().min(1).optional(),
  DEMO: flag.default(true),
  CLOCK: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'CLOCK must be a day, yyyy-MM-dd')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Requests a second from one address before a call is refused. */
  RATE_LIMIT: z.coerce.number().int().min(200).default(500),
  /** For `npm run staff` in a script. */
  STAFF_PASSWORD: z.string().min(6).optional(),
  /** Secret under which captcha answers and sms codes are hashed. */
  APP_SECRET: z.string().min(32).optional(),
})

export type Settings = Omit<z.output<typeof schema>, 'DATA_DIR' | 'APP_SECRET'> & {
  DATA_DIR: string
  APP_SECRET: string
  production: boolean
}

/** Throws an Error with one sentence for each setting that is missing, wrong or not allowed in production. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  const wrong: string[] = []
  if (production) {
    if (settings.CAPTCHA_ANSWER) wrong.push('CAPTCHA_ANSWER is for tests: unset it in production.')
    if (settings.CLOCK) wrong.push('CLOCK is for tests: unset it in production.')
    if (given.DEMO === '1') wrong.push('DEMO=1 is refused in production: unset it.')
    if (!settings.APP_SECRET) wrong.push('Set APP_SECRET to a random text of at least 32 characters.')
    if (settings.SMS_PROVIDER === 'outbox') wrong.push('Set SMS_PROVIDER=aliyun: the outbox only prints messages.')
  }
  if (settings.SMS_PROVIDER === 'aliyun') {
    for (const name of ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME'] as const)
      if (!settings[name]) wrong.push(`Set ${name}: the Aliyun sms provider needs it.`)
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return {
    ...settings,
    DEMO: production ? false : settings.DEMO,
    DATA_DIR: resolve(settings.DATA_DIR),
    APP_SECRET: settings.APP_SECRET ?? `development only ${tmpdir()}`.padEnd(32, '.'),
    production,
  }
}
