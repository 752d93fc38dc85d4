import type { AccountKind, Actor, Endpoint, InputOf, OutputOf, Refusal } from '@luqiao/domain/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reading, Work } from '../work/work.ts'

/**
 * A feature's routes read as a list:
 *
 *   route(caseSources.distribute, {
 *     subject: ({ input, reading }) => findSource(reading, input.id),   // throws not-found for whoever may not see it
 *     access: policy.distribute,                                        // can't be left out
 *     run: distributeCaseSource,                                        // command(...) or query(...)
 *     present: presentCaseSource,
 *   })
 *
 * `openRoute` is for guests too, `rawRoute` for replies that are no envelope (bytes) or bodies that are no fields (multipart).
 */

type Rule<Subject> = true | ((actor: Actor, subject: Subject) => boolean)

/** Who may do it: by kind of account, and for each kind on which subjects. A kind that is not named may not. */
export type Policy<Subject = unknown> = {
  /** `<feature>.<verb>`: what a sub-account's role grants and what `rule.list` names. */
  permission: string
  rules: Partial<Record<AccountKind, Rule<Subject>>>
  /** Also for accounts whose registration is not yet approved. */
  waiting?: boolean
  /** Only for main accounts (pid 0). */
  mainOnly?: boolean
}

export const allow = <Subject = unknown>(
  permission: string,
  rules: Partial<Record<AccountKind, Rule<Subject>>>,
  more: { waiting?: boolean; mainOnly?: boolean } = {},
): Policy<Subject> => ({ permission, rules, ...more })

/** Anyone signed in whose registration is approved. */
export const signedIn = (permission: string, more: { waiting?: boolean } = {}): Policy<unknown> =>
  allow(permission, { staff: true, company: true, lawyer: true }, more)

export type Given<E extends Endpoint, Subject = undefined> = { input: InputOf<E>; subject: Subject }

export type Command<Input, Subject, Result, A> = {
  kind: 'command'
  perform(work: Work<A>, given: { input: Input; subject: Subject }): Promise<Result | Refusal>
}
export type Query<Input, Subject, Result, A> = {
  kind: 'query'
  perform(reading: Reading<A>, given: { input: Input; subject: Subject }): Promise<Result>
}

/**
 * One transaction with its rows, log entry and jobs. What it throws is rolled back; a Refusal that it *returns* is committed
 * first and then refused (a failed sign-in that must be counted).
 */
export const command = <Input, Subject, Result, A = Actor>(
  perform: (work: Work<A>, given: { input: Input; subject: Subject }) => Promise<Result | Refusal>,
): Command<Input, Subject, Exclude<Result, Refusal>, A> => ({ kind: 'command', perform: perform as never })

/** A read. It never writes. */
export const query = <Input, Subject, Result, A = Actor>(
  perform: (reading: Reading<A>, given: { input: Input; subject: Subject }) => Promise<Result>,
): Query<Input, Subject, Result, A> => ({ kind: 'query', perform })

type Parts<E extends Endpoint, Subject, Result, A> = {
  run: Command<InputOf<E>, Subject, Result, A> | Query<InputOf<E>, Subject, Result, A>
  present: (result: Result, reading: Reading<A>) => OutputOf<E> | Promise<OutputOf<E>>
}

type FindSubject<E extends Endpoint, Subject, A> = (given: {
  input: InputOf<E>
  reading: Reading<A>
}) => Promise<Subject>

/** A route as the server performs it, whatever its types were. */
export type Route = {
  contract: Endpoint
  access: Policy<never> | 'public'
  subject?: (given: { input: never; reading: Reading<never> }) => Promise<unknown>
  run?: Command<never, never, unknown, never> | Query<never, never, unknown, never>
  present?: (result: never, reading: Reading<never>) => unknown
  handle?: RawHandler<never>
}

export function route<E extends Endpoint, Result>(
  contract: E,
  parts: { access: Policy<undefined> } & Parts<E, undefined, Result, Actor>,
): Route
// the subject's type comes from `run`, the only part that always writes it out
export function route<E extends Endpoint, Subject, Result>(
  contract: E,
  parts: { subject: FindSubject<E, NoInfer<Subject>, Actor>; access: Policy<NoInfer<Subject>> } & Parts<
    E,
    Subject,
    Result,
    Actor
  >,
): Route
export function route(contract: Endpoint, parts: object): Route {
  return { contract, ...parts } as Route
}

/** For guests and for anyone signed in, approved or not; written out so that it is seen. */
export function openRoute<E extends Endpoint, Result>(
  contract: E,
  parts: { access: 'public' } & Parts<E, undefined, Result, Actor | undefined>,
): Route {
  return { contract, ...parts } as unknown as Route
}

type RawHandler<A> = (given: {
  request: FastifyRequest
  reply: FastifyReply
  reading: Reading<A>
  /** For a write: runs in one transaction. */
  transact<Result>(body: (work: Work<A>) => Promise<Result>): Promise<Result>
}) => Promise<unknown>

/** The handler reads the request and answers the reply itself: what it returns becomes `data` unless the reply was sent. */
export function rawRoute<E extends Endpoint>(
  contract: E,
  parts:
    | { access: 'public'; handle: RawHandler<Actor | undefined> }
    | { access: Policy<undefined>; handle: RawHandler<Actor> },
): Route {
  return { contract, ...parts } as unknown as Route
}
