import { type CourtLevel, courts } from '@luqiao/domain/courts'
import type { Actor } from '@luqiao/domain/kernel'
import { type Given, openRoute, query, type Route } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { findRegion } from '../regions/index.ts'
import { courtsBy } from './repository.ts'

export const routes: Route[] = [
  openRoute(courts.search, {
    access: 'public',
    run: query(async (reading: Reading<Actor | undefined>, { input }: Given<typeof courts.search>) => {
      const region = input.region === '' ? undefined : await findRegion(reading.db, input.region)
      if (input.region !== '' && !region) return []
      return courtsBy(reading.db, { ...input, region })
    }),
    present: (rows) => rows.map(({ id, name, level }) => ({ name, value: id, level: level as CourtLevel })),
  }),
]
