import { createHash } from 'node:crypto'
import { type Actor, generalRefusals, type Language, languageOf, Refusal } from '@luqiao/domain/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connect.ts'
import { tokenOf } from '../session/token.ts'
import { transact } from '../work/transact.ts'
import type { Reaction, Reading, Visitor, Work } from '../work/work.ts'
import { success } from './envelope.ts'
import { faultsOf } from './faults.ts'
import type { Policy, Route } from './route.ts'

export type Surroundings = {
  database: Database
  clock: Clock
  reactions: readonly Reaction[]
  /** Who a token stands for now; undefined when it is unknown, expired or its account may not sign in. */
  findActor(database: Database, token: string, now: Date): Promise<Actor | undefined>
}

/** One request through one route: parse, actor, subject, access, run, present, check of the reply. */
export async function perform(
  route: Route,
  surroundings: Surroundings,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { contract, access } = route
  const { database, clock, reactions } = surroundings
  const language = languageOf(request.headers['accept-language'])
  const visitor = visitorOf(request)
  const actor = visitor.token ? await surroundings.findActor(database, visitor.token, clock.now()) : undefined
  if (access !== 'public') guard(access, actor)
  const reading = { db: database, clock, actor, language, visitor } as Reading<never>
  if (actor) request.log = request.log.child({ user: actor.userId })

  if (route.handle) {
    const data = await route.handle({
      request,
      reply,
      reading,
      transact: (body) => transact(reading, reactions, request.id, body),
    })
    return reply.sent ? reply : success(data ?? null, language)
  }

  const input = parse(route, request)
  const judge = async (from: Reading<never>) => {
    const subject = await route.subject?.({ input, reading: from })
    if (access !== 'public') permit(access, actor as Actor, subject)
    return subject as never
  }
  if (route.run?.kind === 'query') {
    const result = await route.run.perform(reading, { input, subject: await judge(reading) })
    return success(await answer(route, result, reading), language)
  }
  const run = route.run
  if (!run) throw new Error(`route ${contract.path} has neither run nor handle`)
  let refusal: Refusal | undefined
  const data = await transact(reading, reactions, request.id, async (work) => {
    const once = await claimKey(work as Work<never>, actor, route, request)
    if (once.reply !== undefined) return once.reply
    const inside = { ...reading, db: work.db } as Reading<never>
    const result = await run.perform(work, { input, subject: await judge(inside) })
    if (result instanceof Refusal) {
      refusal = result
      return null
    }
    const presented = await answer(route, result, inside)
    await once.keep(presented)
    return presented
  })
  if (refusal) throw refusal
  return success(data, language)
}

function parse(route: Route, request: FastifyRequest): never {
  const { contract } = route
  const body = request.body !== null && typeof request.body === 'object' ? request.body : {}
  const given = {
    ...(contract.method === 'GET' ? (request.query as object) : body),
    ...(request.params as object),
  }
  const parsed = contract.input.safeParse(given, { reportInput: true })
  if (!parsed.success) throw new Refusal(faultsOf(contract, parsed.error.issues))
  return parsed.data as never
}

/** What can be said without the subject: signed in, of the right kind, approved, with the permission. */
function guard(access: Policy<never>, actor: Actor | undefined): void {
  if (!actor) throw generalRefusals.refusal('not-signed-in')
  if (actor.waiting && !access.waiting) throw generalRefusals.refusal('under-review')
  if (!access.rules[actor.kind] || (access.mainOnly && !actor.main)) throw generalRefusals.refusal('forbidden')
  if (actor.permissions !== 'all' && !actor.permissions.has(access.permission))
    throw generalRefusals.refusal('forbidden')
}

function permit(access: Policy<never>, actor: Actor, subject: unknown): void {
  const rule = access.rules[actor.kind]
  if (rule !== true && !rule?.(actor, subject as never)) throw generalRefusals.refusal('forbidden')
}

async function answer(route: Route, result: unknown, reading: Reading<never>): Promise<unknown> {
  const presented = await route.present?.(result as never, reading)
  const checked = route.contract.output.safeParse(presented)
  if (!checked.success)
    throw new Error(`${route.contract.path} answers what its contract does not allow: ${checked.error.message}`)
  return checked.data
}

type Once = { reply: unknown; keep(reply: unknown): Promise<void> }

/** The `Idempotency-Key` of a signed-in caller: the first request writes key and reply, a repeated one gets the reply. */
async function claimKey(
  work: Work<never>,
  actor: Actor | undefined,
  route: Route,
  request: FastifyRequest,
): Promise<Once> {
  const key = request.headers['idempotency-key']
  if (!actor || typeof key !== 'string' || key === '' || route.contract.effect === 'read')
    return { reply: undefined, keep: async () => undefined }
  const mark = { user_id: actor.userId, key: key.slice(0, 200) }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest()
  const endpoint = route.contract.path
  const claimed = await work.db
    .insertInto('idempotency_keys')
    .values({ ...mark, endpoint, fingerprint, at: work.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const row = work.db.selectFrom('idempotency_keys').where('user_id', '=', mark.user_id).where('key', '=', mark.key)
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const earlier = await row.select(['endpoint', 'fingerprint', 'reply']).executeTakeFirstOrThrow()
    if (earlier.endpoint !== endpoint || !fingerprint.equals(earlier.fingerprint))
      throw generalRefusals.refusal('same-key-other-request')
    return { reply: earlier.reply, keep: async () => undefined }
  }
  return {
    reply: undefined,
    keep: async (reply) => {
      await work.db
        .updateTable('idempotency_keys')
        .set({ reply: JSON.stringify(reply) })
        .where('user_id', '=', mark.user_id)
        .where('key', '=', mark.key)
        .execute()
    },
  }
}

function visitorOf(request: FastifyRequest): Visitor {
  const key = request.cookies?.session_key
  return {
    key: key && /^[A-Za-z0-9]{64}$/.test(key) ? key : undefined,
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 300),
    token: tokenOf(request.headers),
  }
}

/** For the error handler, which has no reading. */
export const languageOfRequest = (request: FastifyRequest): Language => languageOf(request.headers['accept-language'])
