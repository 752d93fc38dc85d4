import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint, OutputOf } from '@luqiao/domain/kernel'
import { type Browser, chromium, type Page } from 'playwright-core'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The product as `npm start` runs it, on a fresh folder with the demo site, and a browser in front of it. */
export async function startProduct() {
  const directory = mkdtempSync(join(tmpdir(), 'luqiao-journey-'))
  const environment = { CAPTCHA_ANSWER: '0000', DEMO: '1', PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  server.stdout.on('data', (data: Buffer) => {
    printed += data.toString()
  })
  const address = await until(() => /ready: (http:\/\/localhost:\d+)/.exec(printed)?.[1], server)
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags })
  return {
    address,
    browser,
    /** The code that the outbox printed last for a number. */
    smsCode: (mobile: string) =>
      until(() => [...printed.matchAll(new RegExp(`sms to ${mobile}: \\D*(\\d{6})`, 'g'))].at(-1)?.[1], server),
    call: callsTo(address),
    async stop(): Promise<void> {
      await browser.close()
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
export type Product = Awaited<ReturnType<typeof startProduct>>

async function until<Found>(look: () => Found | undefined, server: ChildProcess): Promise<Found> {
  for (let tries = 0; tries < 1200; tries++) {
    const found = look()
    if (found !== undefined) return found
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it did not come within two minutes')
}

/** Sends what the contract says and answers its data; throws what the server refused. */
const callsTo =
  (address: string) =>
  async <E extends Endpoint>(contract: E, input: unknown, token?: string): Promise<OutputOf<E>> => {
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      String((input as Record<string, unknown>)[name]),
    )
    const reply = await fetch(address + path, {
      method: contract.method,
      headers: { 'content-type': 'application/json', cookie: `session_key=${'j'.repeat(64)}`, ...(token && { token }) },
      ...(contract.method === 'POST' && { body: JSON.stringify(input) }),
    })
    const answer = (await reply.json()) as { code: number; data: OutputOf<E>; errors?: unknown }
    if (answer.code !== 1) throw new Error(`${path}: ${JSON.stringify(answer.errors)}`)
    return answer.data
  }

/** A page of somebody's own, in Chinese. */
export async function pageOf(browser: Browser, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'zh-CN' })
  return context.newPage()
}

/** Signs in by the form, as a person does. */
export async function signIn(page: Page, address: string, account: string, password = 'luqiao-demo'): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('手机号').fill(account)
  await page.getByLabel('密码', { exact: false }).first().fill(password)
  await page.getByLabel('图形验证码', { exact: false }).first().fill('0000')
  await page.getByRole('button', { name: '登录', exact: true }).last().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
