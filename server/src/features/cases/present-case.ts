import { type CaseAbility, type CaseHeader, type CaseRow, roleTitle } from '@luqiao/domain/cases'
import { type Actor, formatYuan, type Language, type Localized, wire } from '@luqiao/domain/kernel'
import { type CaseType, type Phase, phases, tracks } from '@luqiao/domain/procedures'
import type { Policy } from '../../platform/http/route.ts'
import type { CaseListed, CaseSeen, PartyListed } from './case-repository.ts'
import { policy } from './policy.ts'

type Words = { title: Localized; article: Localized | null }

export function presentRow(row: CaseListed, language: Language): CaseRow {
  const words = row.due_words as unknown as Words | null
  return {
    id: row.id,
    title: row.title,
    ip_case: row.ip_case,
    case_type: row.case_type,
    track: tracks[row.case_type as CaseType].title[language],
    phase: { key: row.phase as Phase, title: phases[row.phase as Phase][language] },
    state: row.state as CaseRow['state'],
    priority: row.priority,
    case_number: row.case_number,
    court: row.court_name || null,
    cause: row.cause_id === null ? null : { id: row.cause_id, name: row.cause_name ?? '' },
    amount: row.amount_fen === null ? null : formatYuan(row.amount_fen),
    company_name: row.company_name,
    parties: row.parties.map(({ name, role, is_ours }) => ({ name, role: roleTitle(role)[language], ours: is_ours })),
    next:
      row.due_id === null || row.due_on === null || words === null
        ? null
        : {
            id: row.due_id,
            title: words.title[language],
            date: row.due_on,
            time: row.due_at?.slice(0, 5) ?? null,
            article: words.article?.[language] ?? null,
            concerns: row.due_concerns as 'ours' | 'theirs' | 'court',
          },
    people: row.people,
    last_activity_at: wire.toInstant(row.last_activity_at),
    created_at: wire.toInstant(row.created_at),
  }
}

const may = (actor: Actor, rule: Policy<never>, seen: CaseSeen): boolean => {
  const allowed = rule.rules[actor.kind]
  if (actor.permissions !== 'all' && !actor.permissions.has(rule.permission)) return false
  return allowed === true || (allowed?.(actor, seen as never) ?? false)
}

/** What the actor may do with the case as it stands: the same policies that the calls ask. */
function abilitiesOf(actor: Actor, seen: CaseSeen): CaseAbility[] {
  const asked: [CaseAbility, Policy<never>, boolean][] = [
    ['record', policy.record, seen.state !== 'archived'],
    ['edit', policy.edit, seen.state === 'open'],
    ['flag', policy.flag, true],
    ['complete-deadline', policy.completeDeadline, seen.state === 'open'],
    ['delete', policy.remove, seen.state === 'open'],
  ]
  return asked.filter(([, rule, now]) => now && may(actor, rule, seen)).map(([ability]) => ability)
}

export const presentHeader = (row: CaseListed, seen: CaseSeen, actor: Actor, language: Language): CaseHeader => ({
  ...presentRow(row, language),
  source_id: row.source_id,
  company_id: row.company_id,
  can: abilitiesOf(actor, seen),
  version: row.version,
})

const masked = (number: string | null): string | null =>
  number === null ? null : `${number.slice(0, 4)}${'*'.repeat(Math.max(0, number.length - 8))}${number.slice(-4)}`

type Agent = { agent_name?: string; agent_mobile?: string; agent_lawfirm?: string }

export function presentParty(row: PartyListed, language: Language) {
  const form = row.form as { party_name?: string; agents?: Agent[]; agent?: Agent[]; legal_representative?: string }
  return {
    id: row.id,
    name: form.party_name ?? '',
    role: roleTitle(row.role)[language],
    ours: row.is_ours,
    party_type: row.party_type,
    abroad: row.abroad,
    legal_representative: form.legal_representative ?? row.legal_representative,
    credit_code: row.credit_code,
    identity_number: masked(row.identity_number),
    agents: (form.agents ?? form.agent ?? []).map((agent) => ({
      name: agent.agent_name ?? '',
      mobile: agent.agent_mobile ?? '',
      lawfirm: agent.agent_lawfirm ?? '',
    })),
  }
}
