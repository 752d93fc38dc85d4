import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { Refusal } from '@luqiao/domain/kernel'
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { parse as parseForm } from 'qs'
import type { Log } from '../log/log.ts'
import { generalFault, refused } from './envelope.ts'
import { languageOfRequest, perform, type Surroundings } from './perform.ts'
import type { Route } from './route.ts'

/** A JSON or form body may have so many bytes; uploads travel in chunks of 200 kB and may be sent a little larger. */
const bodyLimit = 4 * 1024 * 1024
const chunkLimit = 8 * 1024 * 1024

export type Serving = Surroundings & { log: Log; requestsPerSecond: number }

/** The web server with every route of the features; not yet listening. */
export async function serve(routes: readonly Route[], serving: Serving): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: serving.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: 'loopback',
    requestIdHeader: 'x-request-id',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    // /v1/… and /api/v1/… are one
    rewriteUrl: (request) => (/^\/v1\//i.test(request.url ?? '') ? `/api${request.url}` : (request.url ?? '/')),
  })
  // zod parses; Fastify's own validation and serialisation stay out of it
  app.setValidatorCompiler(() => () => true)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body), { depth: 6, arrayLimit: 500, parameterLimit: 5000 })),
  )
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: chunkLimit, files: 1, fields: 20 } })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // antd writes its styles into the page
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  })
  await app.register(rateLimit, {
    max: serving.requestsPerSecond,
    timeWindow: 1000,
    errorResponseBuilder: () => new Refusal(generalFault('too-often')),
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = { id: request.id, method: request.method, route: request.routeOptions.url, status: reply.statusCode }
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, envelope } = refused(faultsOfError(error, request.log as Log), languageOfRequest(request))
    return reply.status(status).send(envelope)
  })
  for (const route of routes) {
    const { method, path } = route.contract
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => perform(route, serving, request, reply),
    })
  }
  return app
}

function faultsOfError(error: FastifyError | Refusal, log: Log): Refusal['faults'] {
  if (error instanceof Refusal) return error.faults
  if (error.statusCode === 413 || error.code === 'FST_REQ_FILE_TOO_LARGE') return generalFault('too-large')
  if (error.statusCode === 429) return generalFault('too-often')
  if (error.statusCode !== undefined && error.statusCode < 500) return generalFault('unreadable-body')
  log.error({ error: error.message, stack: error.stack }, 'a request failed')
  return generalFault('failed')
}
