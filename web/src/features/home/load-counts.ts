import { send } from '../../platform/api/send.ts'

export type Counts = { lawyers: number; companies: number; cases: number; regions: number }

/** The figures of the home page; asked for without its contract, which would bring zod to a guest's first visit. */
export const loadCounts = async (signal: AbortSignal): Promise<Counts> =>
  (await send({ method: 'GET', path: '/api/v1/index/getCounts' }, {}, { signal })) as Counts
