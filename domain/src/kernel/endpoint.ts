import type { z } from 'zod'
import type { Localized } from './localized.ts'
import type { Refusals } from './refusal.ts'

type Line = `${'GET' | 'POST'} /${string}`

/** One call of the wire: its exact method and path, what goes in, what comes out, which refusals are its own. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: Localized
  readonly input: Input
  readonly output: Output
  readonly errors: readonly Refusals<string>[]
  /** A call that changes something; a POST that only reads says `effect: 'read'`. */
  readonly effect: 'read' | 'write'
}

export type InputOf<E> = E extends Endpoint<infer Input, z.ZodType> ? z.output<Input> : never
/** What a caller may send: the input before coercion and defaults. */
export type CallOf<E> = E extends Endpoint<infer Input, z.ZodType> ? z.input<Input> : never
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer Output> ? z.output<Output> : never

export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  line: Line,
  parts: {
    summary: Localized
    input: Input
    output: Output
    errors?: readonly Refusals<string>[]
    effect?: 'read' | 'write'
  },
): Endpoint<Input, Output> {
  const [method, path] = line.split(' ') as ['GET' | 'POST', string]
  return { errors: [], effect: method === 'GET' ? 'read' : 'write', ...parts, method, path }
}
