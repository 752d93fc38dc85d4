import type { Actor } from '@luqiao/domain/kernel'
import { lawyers } from '@luqiao/domain/lawyers'
import { type Given, openRoute, query, type Route } from '../../platform/http/route.ts'
import type { Reading } from '../../platform/work/work.ts'
import { registerLawyer } from './register-lawyer.ts'
import { firmsNamed } from './repository.ts'

export const lawyerRoutes = (secret: string): Route[] => [
  openRoute(lawyers.register, { access: 'public', run: registerLawyer(secret), present: (made) => made }),
  openRoute(lawyers.findFirms, {
    access: 'public',
    run: query((reading: Reading<Actor | undefined>, { input }: Given<typeof lawyers.findFirms>) =>
      firmsNamed(reading.db, input.name),
    ),
    present: (list) => ({ list }),
  }),
]
