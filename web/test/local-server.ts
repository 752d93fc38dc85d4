import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Answer = { status?: number; body: unknown; delay?: number } | 'hang up'

/** A real server on this machine that answers what a test says and keeps what it was sent. */
export type LocalServer = {
  received: Received[]
  answer: (next: (request: Received) => Answer) => void
  close: () => void
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** Starts one and lets the page's relative addresses reach it. */
export async function localServer(): Promise<LocalServer> {
  const received: Received[] = []
  let answer: (request: Received) => Answer = () => ({ body: { code: 1, msg: '', data: null } })
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    received.push(one)
    const next = answer(one)
    if (next === 'hang up') return void request.socket.destroy()
    if (next.delay) await new Promise((resolve) => setTimeout(resolve, next.delay))
    reply.statusCode = next.status ?? 200
    reply.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body))
  })
  const port = await listening(server)
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => real(new URL(String(input), `http://127.0.0.1:${port}`), init)
  return {
    received,
    answer: (next) => {
      answer = next
    },
    close: () => {
      globalThis.fetch = real
      server.closeAllConnections()
      server.close()
    },
  }
}
