import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'

const count = z.number().int()
const pair = z.object({ this_week: count, last_week: count })

export const dashboard = {
  quietCases: endpoint('POST /api/v1/works/case_stay', {
    summary: text('长期无动态的案件', 'Cases with no activity for N days', 'Casos sin actividad durante N días'),
    input: wire.pageInput.extend({ days: z.coerce.number().int().min(0).max(3650).default(30) }),
    output: wire.pageOf(z.object({ id: count, title: z.string(), last_activity_at: wire.instant, days: count })),
    effect: 'read',
  }),
  week: endpoint('POST /api/v1/works/week_total', {
    summary: text('本周与上周', "This week's totals against last week", 'Totales de esta semana y la anterior'),
    input: wire.nothing,
    output: z.object({ created: pair, hearings: pair, recorded: pair, dynamics: pair, closed: pair }),
    effect: 'read',
  }),
  totals: endpoint('POST /api/v1/works/history_total', {
    summary: text('累计统计', 'Totals over all time', 'Totales históricos'),
    input: wire.nothing,
    output: z.object({
      open: count,
      closed: count,
      archived: count,
      hearings_this_week: count,
      due_in_7_days: count,
      overdue: count,
      quiet_for_30_days: count,
    }),
    effect: 'read',
  }),
  upcoming: endpoint('POST /api/v1/works/upcoming', {
    summary: text('接下来的期限', 'What is due next, overdue first', 'Lo próximo que vence'),
    input: z.object({ limit: z.coerce.number().int().min(1).max(50).default(8) }),
    output: z.array(
      z.object({
        id: count,
        case_id: count,
        case_title: z.string(),
        title: z.string(),
        article: z.string().nullable(),
        kind: z.enum(['period', 'expiry', 'event']),
        date: z.string(),
        time: z.string().nullable(),
      }),
    ),
    effect: 'read',
  }),
}
