import { send } from '../../platform/api/send.ts'
import type { Counts } from './counts.tsx'

/** The figures of the home page; asked for without its contract, which would bring zod to a guest's first visit. */
export const loadCounts = async (signal: AbortSignal): Promise<Counts> =>
  (await send({ method: 'GET', path: '/api/v1/index/getCounts' }, {}, { signal })) as Counts
