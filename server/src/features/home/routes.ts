import { home } from '@luqiao/domain/home'
import type { Actor } from '@luqiao/domain/kernel'
import { type Given, openRoute, query, type Route } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { countAll } from './repository.ts'

/** The figures are counted anew at most once a minute: many guests ask, they change slowly. */
const keptFor = 60_000
let kept: { at: number; counts: Awaited<ReturnType<typeof countAll>> } | undefined

export const routes: Route[] = [
  openRoute(home.counts, {
    access: 'public',
    run: query(async (reading: Reading<Actor | undefined>, _: Given<typeof home.counts>) => {
      const now = reading.clock.now().getTime()
      if (!kept || now - kept.at > keptFor) kept = { at: now, counts: await countAll(reading.db) }
      return kept.counts
    }),
    present: (counts) => counts,
  }),
]
