import { caseCreated, caseTitle, type NewCase, type newCase, noSuchParty, readNewCase } from '@luqiao/domain/cases'
import { parseYuan, refuseIfAny } from '@luqiao/domain/kernel'
import { command, type Given } from '../../../platform/http/route.ts'
import type { Work } from '../../../platform/work/work.ts'
import { convertSource } from '../../case-sources/index.ts'
import { type NamedParty, resolveParties } from '../party-registry.ts'
import { type Around, loadAround } from './around.ts'
import { claimEvidence } from './claim-evidence.ts'
import type { KnownParty } from './known-party.ts'
import { brokenLinks, linkedParties } from './links.ts'
import { findOpening, type Opening } from './opening.ts'
import { insertCase, insertCaseParties, insertEvidence, insertMembers, subAccounts } from './repository.ts'

/**
 * The last step: everything that was answered is read again together, and the case, its parties, evidence, files and
 * members, the conversion of its source, the log entry and the event are written in this one transaction, or nothing is.
 */
export const createCase = command(async (work: Work, { input }: Given<typeof newCase.evidence>): Promise<number> => {
  const { opening, faults: faultsOfOpening } = await findOpening(work, input.case, 'case.')
  const around = await loadAround(work, input.basic)
  const { chosen } = opening
  const { read, faults } = readNewCase({ chosen, versions: input.versions, ...parts(input) }, around)
  const known = await linkedParties(work, read.parties.entries)
  const broken = brokenLinks(read.parties.entries, known).map(noSuchParty)
  const evidence = await claimEvidence(work, read.evidence.entries)
  refuseIfAny([...faultsOfOpening, ...faults, ...broken, ...evidence.faults])
  if (opening.source) await convertSource(work, opening.source.id)

  const caseId = await writeCase(work, opening, read, around)
  await writeParties(work, caseId, read, known)
  const { version } = read.evidence.form
  const rows = evidence.rows.map((row) => ({ ...row, version }))
  await insertEvidence(work.db, { caseId, userId: work.actor.userId, at: work.clock.now() }, rows)
  const members = await membersOf(work, opening)
  await insertMembers(work.db, caseId, members, work.clock.now())

  const title = titleOf(read, around)
  const companyId = opening.company?.id ?? null
  const sourceId = opening.source?.id ?? null
  await work.log({
    action: 'case.create',
    subjectType: 'case',
    subjectId: caseId,
    caseId,
    companyId,
    after: { title, caseType: chosen.caseType, sourceId, parties: read.parties.entries.length },
  })
  const memberIds = members.map(({ userId }) => userId)
  await work.emit(caseCreated, { caseId, title, companyId, sourceId, createdBy: work.actor.userId, memberIds })
  return caseId
})

const parts = ({ basic, party, evidence }: Given<typeof newCase.evidence>['input']) => ({ basic, party, evidence })

const titleOf = ({ basic, facts, parties }: NewCase, { causeName }: Around): string =>
  basic.values.title ||
  caseTitle({
    caseType: facts.caseType,
    criminal: facts.criminal ?? false,
    cause: causeName(basic.values.civil_lawsuit ?? 0),
    resolvedBy: basic.values.resolution_by,
    parties: parties.entries.map(({ values }) => values),
  })

function writeCase(work: Work, { chosen, company, source }: Opening, read: NewCase, around: Around): Promise<number> {
  const { values, form } = read.basic
  const title = titleOf(read, around)
  const causeId = values.civil_lawsuit ?? null
  const names = read.parties.entries.map(({ values: party }) => party.party_name ?? '')
  return insertCase(work.db, {
    title,
    ipCase: chosen.ipCase,
    caseType: chosen.caseType,
    companyId: company?.id ?? null,
    sourceId: source?.id ?? null,
    causeId,
    regionCode: around.regionCodeOf(values.region || String(values.court_address ?? '')),
    amountFen: values.subject_amount ? (parseYuan(values.subject_amount) ?? null) : null,
    basic: values,
    basicVersion: form.version,
    searchText: [title, ...names, around.causeName(causeId ?? 0), values.court_receiving ?? '']
      .filter(Boolean)
      .join(' '),
    createdBy: work.actor.userId,
    at: work.clock.now(),
  })
}

async function writeParties(
  work: Work,
  caseId: number,
  { parties: { entries, form } }: NewCase,
  known: ReadonlyMap<number, KnownParty>,
): Promise<void> {
  const linkOf = (id: unknown) => (typeof id === 'number' ? known.get(id) : undefined)
  const named = entries.map(
    ({ values }): NamedParty => ({
      partyType: Number(values.party_type),
      name: values.party_name ?? '',
      creditCode: values.credit_code ?? null,
      identityNumber: values.identity_number ?? null,
      mobile: values.mobile ?? null,
      address: values.address ?? '',
      legalRepresentative: values.legal_representative ?? values.proprietor ?? values.principal ?? '',
      linkedTo: linkOf(values.party_id)?.id ?? null,
    }),
  )
  const ids = await resolveParties(work.db, named)
  const rows = entries.map(({ values }, index) => {
    // what the linked party's other cases know of its number, this one knows from now on
    const identity = linkOf(values.party_id)?.identityNumber
    return {
      partyId: ids[index] as number,
      isOurs: String(values.isour) === '1',
      role: String(values.party_role),
      abroad: values.abroad === true,
      form: identity ? { ...values, identity_number: identity } : values,
      version: form.version,
    }
  })
  await insertCaseParties(work.db, caseId, rows)
}

type Member = { userId: number; role: 'lead' | 'client' }

/** The leading lawyer, and the sub-accounts that opened the case or posted its source: they would not see it otherwise. */
async function membersOf({ db, actor }: Work, { lead, source, company }: Opening): Promise<Member[]> {
  const concerned = [
    ...(actor.kind === 'company' && !actor.main ? [actor.userId] : []),
    ...(source ? [source.postedBy] : []),
  ]
  const clients = company && concerned.length > 0 ? await subAccounts(db, company.id, concerned) : []
  return [
    ...(lead ? [{ userId: lead.user_id, role: 'lead' as const }] : []),
    ...clients.map((userId) => ({ userId, role: 'client' as const })),
  ]
}
