import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { languageOf } from '@luqiao/domain/kernel'
import type { FastifyInstance } from 'fastify'
import { generalFault, refused } from './envelope.ts'

/**
 * The built web application. Hashed assets are kept for ever; any other path that a browser asks for as a page gets the
 * application, whose router answers it. Calls to an unknown path of the API are refused with 404.
 */
export async function serveWeb(app: FastifyInstance, directory: string): Promise<void> {
  const built = existsSync(join(directory, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      request.method === 'GET' &&
      !/^\/(api|v1|ws)(\/|$)/i.test(request.url) &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '')
    if (built && page) {
      return reply.sendFile('index.html')
    }
    const { status, envelope } = refused(generalFault('no-such-path'), languageOf(request.headers['accept-language']))
    return reply.status(status).send(envelope)
  })
}
