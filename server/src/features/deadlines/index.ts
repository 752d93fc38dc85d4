import type { Feature } from '../../platform/http/feature.ts'
import { lapseOfOthers, loadCalendar } from './repository.ts'

export {
  changesOf,
  type DeadlineChange,
  type DeadlineRecord,
  deadlinesOf,
  lockDeadline,
  writeDone,
} from './repository.ts'
export { syncDeadlines } from './sync-deadlines.ts'

/** What is due on the cases: kept from their nodes, with the calendar of rest days. */
export const deadlinesFeature: Feature = {
  name: 'deadlines',
  routes: [],
  reference: [{ list: 'calendar', edition: 'chinese-days 1.5.7', load: loadCalendar }],
  crons: [
    {
      name: 'lapse-deadlines-of-others',
      pattern: '5 0 * * *',
      run: async (work) => {
        await lapseOfOthers(work.db, work.clock.today())
      },
    },
  ],
}
