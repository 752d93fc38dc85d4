import type { home } from '@luqiao/domain/home'
import type { OutputOf } from '@luqiao/domain/kernel'
import { send } from '../../platform/api/send.ts'

export type Counts = OutputOf<typeof home.counts>

/** The figures of the home page; the contract gives its types alone, its program would bring zod to a guest's first visit. */
export const loadCounts = async (signal: AbortSignal): Promise<Counts> =>
  (await send({ method: 'GET', path: '/api/v1/index/getCounts' }, {}, { signal })) as Counts
