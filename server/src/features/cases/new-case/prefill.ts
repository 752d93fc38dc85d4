import { type CaseFacts, usualRole } from '@luqiao/domain/cases'
import type { FormValues } from '@luqiao/domain/forms'
import { type Actor, formatYuan } from '@luqiao/domain/kernel'
import type { Opening } from './opening.ts'

/** The basic answers that the source has already given: nothing is typed twice. */
export function basicFromSource({ source }: Opening): FormValues {
  if (!source) return {}
  // one source of several matters becomes several cases: their titles tell them apart
  const number = source.caseCount > 1 ? `（${source.casesCreated + 1}）` : ''
  return {
    title: `${source.title}${number}`,
    region: source.regionNames.join(','),
    describe: source.description,
    case_costs: formatYuan(source.feeFen),
    civil_lawsuit: source.causeId,
  }
}

/** Our party as far as it is known: the client company, and the leading lawyer as its agent. */
export function ourParty({ source, company, lead }: Opening, facts: CaseFacts, actor: Actor): FormValues {
  if (!company && !lead) return {}
  return {
    isour: '1',
    party_role: usualRole(facts),
    ...(company && {
      party_type: 1,
      party_name: company.name,
      credit_code: company.credit_code,
      mobile: source?.contactPhone ?? company.contact_mobile,
      address: company.address,
    }),
    ...(lead && {
      agent_role_type: 'entrusted',
      agents: [
        {
          agent_name: lead.name,
          // a lawyer's number is the account that it signs in with: nobody else is told
          agent_mobile: lead.user_id === actor.userId ? lead.account : '',
          agent_lawfirm: lead.firm ?? '',
        },
      ],
    }),
  }
}
