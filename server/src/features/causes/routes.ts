import { causes } from '@luqiao/domain/causes'
import type { Actor } from '@luqiao/domain/kernel'
import { type Given, openRoute, query, type Route } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { presentCause, presentTree } from './present.ts'
import { causesBelow, causesNamed, everyCause, pathsOf } from './repository.ts'

export const routes: Route[] = [
  openRoute(causes.load, {
    access: 'public',
    run: query(async (reading: Reading<Actor | undefined>, { input }: Given<typeof causes.load>) => {
      const { db } = reading
      if (input.all) return presentTree(await everyCause(db))
      const rows = input.name
        ? await causesNamed(db, input.name, input.kind)
        : await causesBelow(db, input.id, input.kind)
      const paths = await pathsOf(db, input.name ? rows.map(({ id }) => id) : [])
      return rows.map((row) => presentCause(row, paths.get(row.id)))
    }),
    present: (nodes) => nodes,
  }),
]
