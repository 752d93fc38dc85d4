import { caseSources } from '@luqiao/domain/case-sources'
import type { DemoCompany, DemoLawyer, People } from './accounts.ts'
import type { Call } from './calls.ts'
import { causesOfDemo, opponents, places, sourceDescriptions } from './invented.ts'
import type { Random } from './random.ts'

export type AcceptedSource = {
  id: number
  company: DemoCompany
  lawyer: DemoLawyer
  place: (typeof places)[number]
  cause: (typeof causesOfDemo)[number]
}

/** How far each of the forty sources goes; the list repeats. */
const ends = [
  'waiting',
  'approved',
  'rejected',
  'distributed',
  'accepted',
  'converted',
  'withdrawn',
  'declined',
  'accepted',
  'converted',
] as const

/** Forty sources in every state, posted, checked, distributed and answered by the calls of the product. */
export async function makeSources(call: Call, people: People, random: Random): Promise<AcceptedSource[]> {
  const accepted: AcceptedSource[] = []
  for (let number = 0; number < 40; number++) {
    const end = ends[number % ends.length] as (typeof ends)[number]
    // the three demo accounts find work in every list
    const company = number < 12 ? (people.companies[0] as DemoCompany) : random.pick(people.companies)
    const lawyer = number % 2 === 0 ? random.pick(people.lawyers) : (people.lawyers[0] as DemoLawyer)
    const [place, cause] = [random.pick(places), random.pick(causesOfDemo)]
    const { id } = await call(company.userId, caseSources.add, {
      main_name: company.name,
      contacts: '何苗',
      mobile: company.account,
      address: place.address,
      casename: `${random.pick(opponents).slice(0, 4)}${cause.name}${random.chance(0.3) ? '批量维权' : ''}`,
      case_num: String(random.chance(0.3) ? random.whole(2, 32) : 1),
      case_costs: String(random.whole(10, 300) * 1000),
      describe: random.pick(sourceDescriptions),
    })
    await follow(end, id, { call, people, company, lawyer, random })
    if (end === 'accepted' || end === 'converted') accepted.push({ id, company, lawyer, place, cause })
  }
  // the last of the accepted ones stay without a case
  return accepted.slice(0, -4)
}

type Around = { call: Call; people: People; company: DemoCompany; lawyer: DemoLawyer; random: Random }

async function follow(
  end: (typeof ends)[number],
  id: number,
  { call, people, company, lawyer, random }: Around,
): Promise<void> {
  if (end === 'waiting') return
  if (end === 'withdrawn') return void (await call(company.userId, caseSources.withdraw, { id, reason: '已自行和解' }))
  if (end === 'rejected')
    return void (await call(people.staff, caseSources.check, {
      id,
      result: 'rejected',
      reason: '请补充侵权产品的购买凭证',
    }))
  await call(people.staff, caseSources.check, { id, result: 'approved' })
  if (end === 'approved') return
  const others = [random.pick(people.lawyers), random.pick(people.lawyers)].map(({ lawyerId }) => lawyerId)
  const lawyer_ids = end === 'declined' ? [lawyer.lawyerId] : [...new Set([lawyer.lawyerId, ...others])]
  const detail = await call(people.staff, caseSources.distribute, { id, lawyer_ids, hours: 72 })
  if (end === 'distributed') return
  const offer = detail.rounds.flatMap(({ offers }) => offers).find((one) => one.lawyer.id === lawyer.lawyerId)
  const answer = { id: offer?.id, msg: end === 'declined' ? '近期案件较多，暂不能承接' : '可以承接，三日内联系' }
  await call(lawyer.userId, end === 'declined' ? caseSources.decline : caseSources.accept, answer)
}
