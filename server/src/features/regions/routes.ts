import type { Actor } from '@luqiao/domain/kernel'
import { regions } from '@luqiao/domain/regions'
import { type Given, openRoute, query, type Route } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { childrenOf } from './repository.ts'

export const routes: Route[] = [
  openRoute(regions.children, {
    access: 'public',
    run: query((reading: Reading<Actor | undefined>, { input }: Given<typeof regions.children>) =>
      childrenOf(reading.db, input.title),
    ),
    present: (rows) =>
      rows.map(({ code, name, level, has_children }) => ({
        code,
        name,
        value: code,
        level: level as 'province' | 'city' | 'district',
        leaf: !has_children,
      })),
  }),
]
