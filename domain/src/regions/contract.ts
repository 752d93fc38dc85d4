import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'

export const region = z.object({
  code: z.string(),
  name: z.string(),
  value: z.string(),
  level: z.enum(['province', 'city', 'district']),
  leaf: z.boolean(),
})
export type Region = z.output<typeof region>

export const regions = {
  children: endpoint('GET /api/v1/region/city', {
    summary: text('下级行政区划', 'Divisions below one, or the provinces', 'Divisiones inferiores, o las provincias'),
    input: z.object({
      /** The name of the division above (or its code); empty for the provinces. */
      title: wire.labelled(wire.optionalLine(40), text('地区', 'Region', 'Región')),
    }),
    output: z.array(region),
  }),
}
