import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'

const count = z.number().int()

export const home = {
  counts: endpoint('GET /api/v1/index/getCounts', {
    summary: text('首页数据', 'Figures of the home page', 'Cifras de la portada'),
    input: wire.nothing,
    output: z.object({ lawyers: count, companies: count, cases: count, regions: count }),
  }),
}
