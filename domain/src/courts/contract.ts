import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'
import { courtLevels } from './reference.ts'

export const court = z.object({
  name: z.string(),
  /** The court's id. */
  value: z.number().int(),
  level: z.enum(courtLevels),
})
export type CourtRow = z.output<typeof court>

export const courts = {
  search: endpoint('GET /api/v1/region/court', {
    summary: text(
      '法院',
      'Courts of a region, or by name, pinyin or initials',
      'Tribunales de una región o por nombre',
    ),
    input: z.object({
      /** The name or code of a division; its own courts, with `deep` all below it. */
      region: wire.labelled(wire.optionalLine(40), text('地区', 'Region', 'Región')),
      deep: wire.flag.default(false),
      /** A piece of the name, or pinyin, or initials: at most 20 answers. */
      name: wire.labelled(wire.optionalLine(60), text('法院名称', 'Name of the court', 'Nombre del tribunal')),
    }),
    output: z.array(court),
  }),
}
