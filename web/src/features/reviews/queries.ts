import type { CallOf, OutputOf } from '@luqiao/domain/kernel'
import { reviews } from '@luqiao/domain/reviews'
import { useCommand, useEndpoint } from '../../platform/api/index.ts'

export type Kind = 'company' | 'lawyer'
export type Registration = OutputOf<typeof reviews.company>

export const useRegistrations = (kind: Kind, filters: CallOf<typeof reviews.companies>) =>
  useEndpoint(kind === 'company' ? reviews.companies : reviews.lawyers, filters, { keepPrevious: true })

export const useRegistration = (kind: Kind, id: number) =>
  useEndpoint(kind === 'company' ? reviews.company : reviews.lawyer, { id })

export const useDecide = (onDone: () => void) =>
  useCommand(reviews.decide, {
    changes: [reviews.companies, reviews.lawyers, reviews.company, reviews.lawyer],
    onDone,
  })
