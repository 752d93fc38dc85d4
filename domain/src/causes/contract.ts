import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'

const causeKind = z.enum(['civil', 'criminal', 'administrative'])

export type CauseNode = {
  id: number
  name: string
  kind: z.output<typeof causeKind>
  level: number
  /** The name from the outermost level on, for a search's answer. */
  path: string
  leaf: boolean
  children?: CauseNode[] | undefined
}
export const causeNode: z.ZodType<CauseNode> = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: causeKind,
  level: z.number().int(),
  path: z.string(),
  leaf: z.boolean(),
  get children() {
    return z.array(causeNode).optional()
  },
})

export const causes = {
  load: endpoint('POST /api/v1/coas/loadCaosResult', {
    summary: text('案由', 'Causes of action below one, or found by name, pinyin or initials', 'Causas de acción'),
    input: z.object({
      /** The cause above; left out for the outermost. */
      id: wire.id.optional(),
      kind: causeKind.optional(),
      name: wire.labelled(wire.optionalLine(60), text('案由', 'Cause', 'Causa')),
      /** The whole tree. */
      all: wire.flag.default(false),
    }),
    output: z.array(causeNode),
    effect: 'read',
  }),
}
