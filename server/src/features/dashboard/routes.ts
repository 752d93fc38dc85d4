import { dashboard } from '@luqiao/domain/dashboard'
import { daysBetween, type Localized, legalDateAt, wire } from '@luqiao/domain/kernel'
import { type Given, query, type Route, route, signedIn } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { quietCases, totals, upcoming, weekTotals } from './repository.ts'

const access = signedIn('dashboard.read')

export const routes: Route[] = [
  route(dashboard.quietCases, {
    access,
    run: query((reading: Reading, { input }: Given<typeof dashboard.quietCases>) =>
      quietCases(reading.db, reading.actor, { ...input, today: reading.clock.today() }),
    ),
    present: (answer, { clock }) => ({
      ...answer,
      list: answer.list.map(({ id, title, last_activity_at }) => ({
        id,
        title,
        last_activity_at: wire.toInstant(last_activity_at),
        days: daysBetween(legalDateAt(last_activity_at), clock.today()),
      })),
    }),
  }),
  route(dashboard.week, {
    access,
    run: query(({ db, actor, clock }: Reading, _: Given<typeof dashboard.week>) =>
      weekTotals(db, actor, clock.today()),
    ),
    present: (week) => week,
  }),
  route(dashboard.totals, {
    access,
    run: query(({ db, actor, clock }: Reading, _: Given<typeof dashboard.totals>) => totals(db, actor, clock.today())),
    present: (all) => all,
  }),
  route(dashboard.upcoming, {
    access,
    run: query(({ db, actor }: Reading, { input }: Given<typeof dashboard.upcoming>) =>
      upcoming(db, actor, input.limit),
    ),
    present: (rows, { language }) =>
      rows.map((row) => {
        const words = row.words as unknown as { title: Localized; article: Localized | null }
        return {
          id: row.id,
          case_id: row.case_id,
          case_title: row.case_title,
          title: words.title[language],
          article: words.article?.[language] ?? null,
          kind: row.kind as 'period' | 'expiry' | 'event',
          date: row.due_on,
          time: row.at_time?.slice(0, 5) ?? null,
        }
      }),
  }),
]
