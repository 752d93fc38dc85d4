import { type FormValues, isRecord } from '@luqiao/domain/forms'
import { type Localized, text } from '@luqiao/domain/kernel'
import type { Reading } from '../../../platform/work/work.ts'
import { type NamedAs, namedAs } from './repository.ts'

/** 440301199001010019 is shown as 4403************19. */
export const maskedIdentity = (number: string): string =>
  number.length < 8
    ? '*'.repeat(number.length)
    : `${number.slice(0, 4)}${'*'.repeat(number.length - 6)}${number.slice(-2)}`

/** What is known of a party from the cases that the caller may see: each answer as the newest case has it. */
export type KnownParty = {
  readonly id: number
  readonly partyType: number
  readonly name: string
  readonly answers: FormValues
  readonly identityNumber: string | null
}

/** Answers that belong to the case in which they were given, not to the party. */
const ofTheCase = ['isour', 'party_role', 'party_id', 'identity_number', 'agent_role_type', 'agents']

/** By id, only those that occur in a case that the caller may see. */
export async function knownParties(reading: Reading, ids: readonly number[]): Promise<Map<number, KnownParty>> {
  const rows = ids.length > 0 ? await namedAs(reading.db, reading.actor, ids) : []
  const grouped = new Map<number, NamedAs[]>()
  for (const row of rows) grouped.set(row.party_id, [...(grouped.get(row.party_id) ?? []), row])
  return new Map([...grouped].map(([id, named]) => [id, known(id, named)]))
}

function known(id: number, newestFirst: readonly NamedAs[]): KnownParty {
  const answers: Record<string, FormValues[string]> = {}
  for (const { form } of newestFirst.filter((row) => isRecord(row.form)).toReversed())
    for (const [name, value] of Object.entries(form as FormValues))
      if (value !== null && value !== '') answers[name] = value
  const identity = answers.identity_number
  for (const name of ofTheCase) delete answers[name]
  return {
    id,
    partyType: newestFirst[0]?.party_type ?? 1,
    name: String(answers.party_name ?? ''),
    answers,
    identityNumber: typeof identity === 'string' ? identity : null,
  }
}

/** The line beneath the name of a linked party: its number, masked, so that one sees who was linked. */
export const linkedNote = ({ identityNumber, answers }: KnownParty): Localized => {
  const number = identityNumber === null ? String(answers.credit_code ?? '') : maskedIdentity(identityNumber)
  const tail = number && `：${number}`
  return text(
    `已关联已有当事人${tail}`,
    `Linked to a known party${tail && `: ${number}`}`,
    `Vinculada a una parte conocida${tail && `: ${number}`}`,
  )
}
