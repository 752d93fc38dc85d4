import type { Database } from '../database/connect.ts'
import type { Cron, JobHandler, Reaction } from '../work/work.ts'
import type { Route } from './route.ts'

/** A built-in list that is loaded into its tables when its edition is new to the database. */
export type ReferenceList = {
  list: string
  edition: string
  load(database: Database): Promise<void>
}

/** What a feature brings into the server. */
export type Feature = {
  name: string
  routes: readonly Route[]
  reactions?: readonly Reaction[]
  jobs?: readonly JobHandler[]
  crons?: readonly Cron[]
  reference?: readonly ReferenceList[]
}
