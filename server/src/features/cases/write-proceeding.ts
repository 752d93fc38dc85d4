import { normalCaseNumber, tidyCaseNumber } from '@luqiao/domain/case-numbers'
import { caseRefusals } from '@luqiao/domain/cases'
import type { FormValues } from '@luqiao/domain/forms'
import { type History, rolesIn, type Step } from '@luqiao/domain/procedures'
import type { Work } from '../../platform/work/work.ts'
import {
  caseWithNumber,
  insertProceeding,
  type ProceedingWrite,
  updateProceeding,
  writeStandingOfParties,
} from './node-repository.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** One spelling of a number: half- and full-width and spaced ones are the same (法〔2015〕137号). */
const oneSpelling = (number: string): string => normalCaseNumber(number) ?? tidyCaseNumber(number)

const writeOf = (values: FormValues): ProceedingWrite => {
  const number = textOf(values.case_number)
  return {
    courtId: typeof values.court_id === 'number' ? values.court_id : null,
    courtName: textOf(values.court) ?? '',
    caseNumber: number === null ? null : oneSpelling(number),
    procedure: textOf(values.procedure),
    filedOn: textOf(values.filed_on),
  }
}

/** A number is one case's within a client company and kind of proceeding; across companies it is never compared. */
async function refuseTakenNumber(
  work: Work,
  { companyId, kind, except }: { companyId: number | null; kind: string; except: number | null },
  { caseNumber }: ProceedingWrite,
): Promise<void> {
  if (companyId === null || caseNumber === null) return
  const other = await caseWithNumber(work.db, companyId, kind, caseNumber, except)
  if (!other) return
  throw caseRefusals.refusal('number-taken', {
    path: 'case_number',
    parameters: { number: caseNumber, case: other.title },
  })
}

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** Opens the proceeding that a 立案 starts, with its predecessor and the roles that the parties have in it. */
export async function openProceeding(
  work: Work,
  subject: { id: number; company_id: number | null },
  history: History,
  opens: NonNullable<Step['opens']>,
  values: FormValues,
): Promise<number> {
  const write = writeOf(values)
  await refuseTakenNumber(work, { companyId: subject.company_id, kind: opens.kind, except: null }, write)
  const id = await insertProceeding(
    work.db,
    { caseId: subject.id, companyId: subject.company_id, kind: opens.kind, predecessorId: opens.predecessor },
    write,
  )
  await writeRoles(work, id, history, opens, values)
  return id
}

async function writeRoles(
  work: Work,
  proceedingId: number,
  history: History,
  opens: NonNullable<Step['opens']>,
  values: FormValues,
): Promise<void> {
  const before = history.proceedings.find(({ id }) => id === opens.predecessor)?.parties
  const standing =
    before && before.length > 0 ? before : history.parties.map(({ id, role }) => ({ caseParty: id, role }))
  await writeStandingOfParties(work.db, proceedingId, rolesIn(opens.kind, standing, numbersIn(values.appellants)))
}

/** The 立案 of a proceeding was changed: court, number, procedure and roles follow. */
export async function changeProceeding(
  work: Work,
  subject: { company_id: number | null },
  history: History,
  proceedingId: number,
  values: FormValues,
): Promise<void> {
  const proceeding = history.proceedings.find(({ id }) => id === proceedingId)
  if (!proceeding) return
  const write = writeOf(values)
  await refuseTakenNumber(work, { companyId: subject.company_id, kind: proceeding.kind, except: proceedingId }, write)
  await updateProceeding(work.db, proceedingId, write)
  await writeRoles(work, proceedingId, history, { kind: proceeding.kind, predecessor: proceeding.predecessor }, values)
}
