import { companyFields } from '@luqiao/domain/companies'
import { type Language, type Localized, wire } from '@luqiao/domain/kernel'
import { lawyerFields, practiceFields } from '@luqiao/domain/lawyers'
import type { RegistrationRow, ReviewState } from '@luqiao/domain/reviews'
import type { RegistrationFound, RegistrationListed } from './repository.ts'

type Submission = Record<string, string | string[] | undefined>

const stateOf = (decision: string | null): ReviewState =>
  decision === 'approved' || decision === 'rejected' ? decision : 'waiting'

export function presentRegistration(row: RegistrationListed): RegistrationRow {
  const given = row.submission as Submission
  return {
    id: row.id,
    name: String(given.company_name ?? given.relname ?? row.name),
    number: String(given.credit_code ?? given.licence_number ?? ''),
    belongs: String(given.contacts ?? given.firm_name ?? ''),
    mobile: row.account,
    submitted_at: wire.toInstant(row.submitted_at),
    state: stateOf(row.decision),
    reason: row.reason,
  }
}

const labels: Record<string, Localized> = Object.fromEntries(
  Object.entries({ ...companyFields, ...lawyerFields }).map(([name, schema]) => [
    name,
    (schema.meta() as { label: Localized }).label,
  ]),
)

function inWords(value: Submission[string], language: Language): string {
  if (!Array.isArray(value)) return String(value ?? '')
  return value.map((one) => practiceFields[one as keyof typeof practiceFields]?.[language] ?? one).join('、')
}

/** Every fact of a submission, and what it was before where a correction changed it. */
export function presentFound({ registration, before }: RegistrationFound, language: Language) {
  const given = registration.submission as Submission
  const earlier = before?.submission as Submission | undefined
  return {
    ...presentRegistration(registration),
    licence: typeof given.licence === 'string' ? given.licence : null,
    facts: Object.entries(given)
      .filter(([name]) => name in labels)
      .map(([name, value]) => {
        const [now, was] = [inWords(value, language), earlier && inWords(earlier[name], language)]
        return {
          title: labels[name]?.[language] ?? name,
          value: now,
          before: was !== undefined && was !== now ? was : null,
        }
      }),
    decided_by: registration.decided_by,
    decided_at: registration.decided_at ? wire.toInstant(registration.decided_at) : null,
  }
}
