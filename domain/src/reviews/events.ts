import { event, type Language } from '../kernel/index.ts'

export const registrationSubmitted = event<{
  registrationId: number
  userId: number
  name: string
  kind: 'company' | 'lawyer'
}>('reviews.submitted')
export const registrationDecided = event<{
  registrationId: number
  userId: number
  approved: boolean
  reason: string
  mobile: string
  /** The applicant's. */
  language: Language
}>('reviews.decided')
