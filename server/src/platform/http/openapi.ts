import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Policy, Route } from './route.ts'

type Schema = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  return rest
}

const callersOf = (access: Policy<never> | 'public'): string =>
  access === 'public' ? 'anyone' : Object.keys(access.rules).join(', ')

/** The OpenAPI 3.1 document of all routes, made from the contracts that the server checks input and reply against. */
export function openApi(routes: readonly Route[]): Schema {
  const paths: Record<string, Schema> = {}
  for (const { contract, access } of routes) {
    const { method, path, summary, input, output, errors } = contract
    const mediaType = (output.meta() as { mediaType?: string } | undefined)?.mediaType
    const envelope = {
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: {
        code: { type: 'integer', enum: [1, 0, 401, -600, -200] },
        msg: { type: 'string' },
        data: mediaType ? {} : schemaOf(output, 'output'),
        errors: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, code: { type: 'string' }, msg: { type: 'string' } },
          },
        },
      },
    }
    const given = schemaOf(input, 'input') as { properties?: Record<string, Schema>; required?: string[] }
    const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
    const parameters = Object.entries(given.properties ?? {})
      .filter(([name]) => inPath.has(name) || method === 'GET')
      .map(([name, schema]) => ({
        name,
        in: inPath.has(name) ? 'path' : 'query',
        required: inPath.has(name) || (given.required ?? []).includes(name),
        schema,
      }))
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        summary: summary.zh,
        description: `${summary.en}\n\nCallers: ${callersOf(access)}`,
        tags: [path.split('/')[path.startsWith('/api/v1') ? 3 : 2]],
        ...(parameters.length > 0 && { parameters }),
        ...(method === 'POST' && { requestBody: { content: { 'application/json': { schema: given } } } }),
        ...(access !== 'public' && { security: [{ token: [] }] }),
        responses: {
          200: {
            description: errors.flatMap((list) => Object.keys(list.words)).join(', ') || 'success or refusal',
            content: {
              ...(mediaType && { [mediaType]: { schema: { type: 'string', format: 'binary' } } }),
              'application/json': { schema: envelope },
            },
          },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: '律桥 Luqiao', version: '1' },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  }
}

/** The document at `/api/docs/json` and a page to read it at `/api/docs`. */
export function serveOpenApi(app: FastifyInstance, routes: readonly Route[]): void {
  let text: string | undefined
  app.get('/api/docs/json', (_request, reply) => {
    text ??= JSON.stringify(openApi(routes))
    return reply.type('application/json').send(text)
  })
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const kinds: Record<string, string> = {
    'swagger-ui.css': 'text/css',
    'swagger-ui-bundle.js': 'text/javascript',
  }
  app.get('/api/docs/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    if (file === 'start.js') return reply.type('text/javascript').send(start)
    const kind = kinds[file]
    if (!kind) return reply.callNotFound()
    return reply.type(kind).send(await readFile(join(assets, file)))
  })
  app.get('/api/docs', (_request, reply) => reply.type('text/html').send(page))
}

const start = `SwaggerUIBundle({ url: '/api/docs/json', dom_id: '#docs', deepLinking: true })`
const page = `<!doctype html><html lang="zh"><meta charset="utf-8"><title>律桥 API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></html>`
