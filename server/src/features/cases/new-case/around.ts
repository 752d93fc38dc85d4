import type { CauseKind, CauseLookup, FormContext, FormValues } from '@luqiao/domain/forms'
import type { Reading } from '../../../platform/work/work.ts'
import { causesMeant, regionCode } from './repository.ts'

/** What the basic form looks things up in, loaded for the answers that are about to be read. */
export type Around = FormContext & {
  readonly causes: CauseLookup
  readonly causeName: (id: number) => string
  readonly regionCodeOf: (names: string) => string | null
}

const regionFields = ['region', 'court_address'] as const
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : ''
const asPath = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(asText) : asText(value).split(',')).map((part) => part.trim()).filter(Boolean)

export async function loadAround(reading: Reading, basic: Readonly<Record<string, unknown>>): Promise<Around> {
  const { db, clock } = reading
  const today = clock.today()
  const cause = asText(basic.civil_lawsuit)
  const id = /^[1-9]\d{0,8}$/.test(cause) ? Number(cause) : null
  const causes = cause === '' ? [] : await causesMeant(db, { id, name: cause.slice(0, 200) }, today)
  const regions = new Map<string, string>()
  for (const field of regionFields) {
    const path = asPath(basic[field]).slice(0, 4)
    const code = path.length > 0 ? await regionCode(db, path) : undefined
    if (code) regions.set(path.join(','), code)
  }
  return {
    facts: { today } satisfies FormValues,
    causes: {
      byValue: (value) => {
        const found = causes.find((one) => one.id === value)
        return found && { kind: found.kind as CauseKind }
      },
      byTitle: (title) => causes.find((one) => one.name === title)?.id,
    },
    regions: { has: (path) => regions.has(path.join(',')) },
    causeName: (value) => causes.find((one) => one.id === value)?.name ?? '',
    regionCodeOf: (names) => regions.get(names) ?? null,
  }
}
