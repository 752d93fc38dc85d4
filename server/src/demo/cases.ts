import { cases, newCase, nodeCall } from '@luqiao/domain/cases'
import { addDays, type LegalDate } from '@luqiao/domain/kernel'
import type { NodeId } from '@luqiao/domain/procedures'
import type { DemoCompany, DemoLawyer, People } from './accounts.ts'
import type { Call } from './calls.ts'
import { causesOfDemo, opponents, places } from './invented.ts'
import { type Random, seeded } from './random.ts'
import type { AcceptedSource } from './sources.ts'

export type CauseIds = ReadonlyMap<string, number>
type Parts = { call: Call; people: People; random: Random; causeIds: CauseIds; today: LegalDate }

/** How far a case goes, the usual ones more often. */
const reaches = [
  'filed',
  'accepted',
  'hearing',
  'heard',
  'judged',
  'judged',
  'mediated',
  'closed',
  'appealed',
  'opened',
] as const
type Reach = (typeof reaches)[number]

/** So many cases are made at once: each has a generator of its own, so that their order does not matter. */
const lanes = 6

/** About two hundred cases of every track; the lawsuits with their nodes, dated so that much is due around today. */
export async function makeCases(parts: Parts, sources: readonly AcceptedSource[], count: number): Promise<void> {
  const plans = Array.from({ length: count }, (_, number): [Parts, Plan] => {
    const random = seeded(1_000_003 * (number + 1))
    return [{ ...parts, random }, planOf({ ...parts, random }, sources[number], number)]
  })
  const lane = async (): Promise<void> => {
    for (let next = plans.shift(); next; next = plans.shift()) await oneCase(...next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

function planOf({ people, random }: Parts, source: AcceptedSource | undefined, number: number): Plan {
  if (source) return { ...source, sourceId: source.id, reach: random.pick(reaches), caseType: 1 }
  const lawsuit = random.chance(0.8)
  return {
    company: number % 4 === 0 ? (people.companies[0] as DemoCompany) : random.pick(people.companies),
    lawyer: number % 5 === 0 ? (people.lawyers[0] as DemoLawyer) : random.pick(people.lawyers),
    place: random.pick(places),
    cause: random.pick(causesOfDemo),
    sourceId: undefined,
    reach: lawsuit ? (reaches[number % reaches.length] as Reach) : 'opened',
    caseType: lawsuit ? (random.chance(0.7) ? 1 : 2) : random.whole(3, 8),
  }
}

type Plan = {
  company: DemoCompany
  lawyer: DemoLawyer
  place: (typeof places)[number]
  cause: (typeof causesOfDemo)[number]
  sourceId: number | undefined
  reach: Reach
  caseType: number
}

const rolesOf: Record<number, [string, string]> = {
  1: ['plaintiff', 'defendant'],
  2: ['defendant', 'plaintiff'],
  3: ['applicant', 'respondent'],
  4: ['claimant', 'counterparty'],
  5: ['complainant', 'complained'],
  6: ['respondent', 'applicant'],
  7: ['counterparty', 'claimant'],
  8: ['complained', 'complainant'],
}

async function oneCase(parts: Parts, plan: Plan): Promise<void> {
  const { call, random, causeIds } = parts
  const { company, lawyer, place, cause, sourceId, caseType } = plan
  const [ours, theirs] = rolesOf[caseType] as [string, string]
  const chosen = {
    ip_case: cause.ip ? '1' : '0',
    case_type: caseType,
    ...(sourceId ? { source_id: sourceId } : { lawyer_id: lawyer.lawyerId }),
  }
  const opener = sourceId ? lawyer.userId : company.userId
  const opponent = random.pick(opponents)
  const { case_id: caseId } = await call(opener, newCase.evidence, {
    case: chosen,
    basic: {
      case_level: 'first',
      civil_lawsuit: causeIds.get(cause.name),
      subject_amount: `${random.whole(5, 500) * 10_000}.00`,
      region: place.address,
      ...(caseType > 2 && { resolution_by: 'arbitration', complaint_to: 'platform' }),
    },
    party: [
      { isour: '1', party_role: ours, party_type: 1, party_name: company.name, credit_code: company.creditCode },
      { isour: '0', party_role: theirs, party_type: 1, party_name: opponent },
    ],
    evidence: random.chance(0.5)
      ? [{ evidence_name: '公证书', evidence_type: 'documentary', pages: random.whole(4, 60) }]
      : [],
  })
  if (random.chance(0.3)) await call(lawyer.userId, cases.flag, { case_id: caseId, priority: random.whole(1, 6) })
  if (caseType > 2) return
  await run(parts, plan, caseId)
  await confirmPast(parts, plan, caseId)
}

/** What lies behind was mostly done: a diligent lawyer confirms it, now and then one stays overdue. */
async function confirmPast({ call, random, today }: Parts, { lawyer }: Plan, caseId: number): Promise<void> {
  const deadlines = await call(lawyer.userId, cases.deadlines, { case_id: caseId })
  for (const { id, state, concerns, due_on } of deadlines)
    if (state === 'open' && concerns === 'ours' && due_on < today && !random.chance(0.04))
      await call(lawyer.userId, cases.completeDeadline, { id, done: true })
}

const until: Record<Reach, number> = {
  opened: 0,
  filed: 1,
  accepted: 2,
  hearing: 3,
  heard: 3,
  judged: 4,
  appealed: 4,
  mediated: 4,
  closed: 4,
}

/** Records the nodes of a lawsuit up to where it has come, counted back from today. */
async function run({ call, random, today }: Parts, { lawyer, place, reach }: Plan, caseId: number): Promise<void> {
  const steps = until[reach]
  if (steps === 0) return
  const back = (days: number) => addDays(today, -days)
  const filedOn = back(({ 1: 8, 2: 30, 3: 70, 4: 150 }[steps] as number) + random.whole(0, 15))
  const record = (node: NodeId, form: object) => call(lawyer.userId, nodeCall(node), { case_id: caseId, form })
  const year = filedOn.slice(0, 4)
  await record('casetrial/register', {
    instance: 'first',
    court: place.court,
    case_number: `（${year}）${place.code}民初${random.whole(100, 49_999)}号`,
    filed_on: filedOn,
    procedure: random.chance(0.7) ? 'ordinary' : 'summary',
    judge: random.pick(['周慎', '吴越', '郑明']),
    fee_payer: 'ours',
    fee: `${random.whole(50, 30_000)}.00`,
    fee_notice_on: addDays(filedOn, random.whole(0, 3)) > today ? filedOn : addDays(filedOn, random.whole(0, 3)),
  })
  if (steps < 2) return
  const acceptedOn = addDays(filedOn, 6)
  await record('acceptance/accept', { accepted_on: acceptedOn })
  if (steps < 3) return
  const hearingOn = reach === 'hearing' ? addDays(today, random.whole(1, 30)) : addDays(filedOn, 45)
  const result = reach === 'hearing' ? 'scheduled' : 'concluded'
  const hearing = {
    hearing_at: `${hearingOn}T09:30:00+08:00`,
    court_room: random.pick(['第一法庭', '第三法庭', '第五法庭']),
  }
  await record('trialsit/save', { hearing, result })
  if (steps < 4) return
  if (reach === 'mediated') {
    await record('mediate/save', {
      mediated_on: addDays(filedOn, 60),
      by: 'court',
      result: 'agreed',

      terms: '被告三十日内支付赔偿款。',
    })
    return
  }
  const parties = (await call(lawyer.userId, cases.details, { case_id: caseId })).parties
  const decidedOn = reach === 'judged' ? back(random.whole(8, 16)) : addDays(filedOn, 80)
  await record('casetrial/feedback', {
    document: 'judgment',
    outcome: random.pick(['upheld', 'partly-upheld', 'claims-dismissed']),
    decided_on: decidedOn,
    served: parties.map(({ id }, index) => ({
      case_party_id: id,
      served_on: addDays(decidedOn, 1 + index * random.whole(1, 3)),
    })),
    performance: 'days',
    performance_days: 10,
  })
  if (reach === 'closed')
    await record('finish/addFinishRegister', {
      closed_on: back(random.whole(1, 20)),
      way: 'judgment',
      result: 'won',
      summary: '判决已生效，对方已履行。',
    })
}
