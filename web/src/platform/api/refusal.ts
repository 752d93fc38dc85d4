/** One thing the server named as wrong; `path` is the field, '' the whole. */
export type RefusedField = { path: string; code: string; msg: string }

/** The server answered and said no, in the reader's language. */
export class ApiRefusal extends Error {
  /** The envelope's: 0 refused, 401 not signed in, -200 too often, -600 too large. */
  readonly code: number
  /** The first fault's words: what a toast shows. */
  readonly msg: string
  /** Every faulty field. */
  readonly errors: readonly RefusedField[]

  constructor(code: number, msg: string, errors: readonly RefusedField[] = []) {
    super(msg)
    this.name = 'ApiRefusal'
    this.code = code
    this.msg = msg
    this.errors = errors
  }

  /** The row is hidden or gone. */
  get notFound(): boolean {
    return this.errors.some((fault) => fault.code === 'not-found')
  }

  get forbidden(): boolean {
    return this.errors.some((fault) => fault.code === 'forbidden')
  }

  /** The words for one field, for a form to show beside it. */
  of(path: string): string | undefined {
    return this.errors.find((fault) => fault.path === path)?.msg
  }
}

/** No answer that we can read: it is not known whether the call had an effect. */
export class Unreachable extends Error {
  readonly reason: 'offline' | 'timeout' | 'unreadable'

  constructor(reason: 'offline' | 'timeout' | 'unreadable', cause?: unknown) {
    super(`no answer: ${reason}`, { cause })
    this.name = 'Unreachable'
    this.reason = reason
  }
}
