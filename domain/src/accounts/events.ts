import { event } from '../kernel/index.ts'

/** A company or lawyer registered: what it said of itself is to be reviewed. */
export const accountRegistered = event<{
  userId: number
  kind: 'company' | 'lawyer'
  name: string
  submission: Record<string, string | string[] | undefined>
}>('accounts.registered')
