import { accountRefusals, type accounts } from '@luqiao/domain/accounts'
import { type Actor, type Fault, generalRefusals, Refusal, text } from '@luqiao/domain/kernel'
import { practiceFieldIds } from '@luqiao/domain/lawyers'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { profileOf } from './profile-of.ts'
import { saveProfileRows } from './repository.ts'

type Input = Given<typeof accounts.saveProfile>['input']
const fieldsLabel = text('专业领域', 'Fields of practice', 'Especialidades')
const isPracticeField = (field: string): boolean => practiceFieldIds.some((id) => id === field)

/** What the account may not say of itself: a reviewed name, an unknown field, and its company where it is a sub-account. */
function faultsOf(actor: Actor, { relname, fields, contacts, introduction }: Input): Fault[] {
  const faults: Fault[] = []
  const forbid = (path: string) => faults.push(generalRefusals.fault('forbidden', { path }))
  if (actor.kind === 'lawyer' && relname !== undefined && relname !== actor.name)
    faults.push(accountRefusals.fault('name-reviewed', { path: 'relname' }))
  if (contacts !== undefined && !(actor.kind === 'company' && actor.main)) forbid('contacts')
  if (actor.kind !== 'lawyer' && introduction !== undefined) forbid('introduction')
  if (actor.kind !== 'lawyer' && fields !== undefined) forbid('fields')
  else if (!fields?.every(isPracticeField) && fields !== undefined)
    faults.push(generalRefusals.fault('invalid', { path: 'fields', parameters: { field: fieldsLabel } }))
  return faults
}

export const saveProfile = command(async (work: Work, { input }: Given<typeof accounts.saveProfile>) => {
  const faults = faultsOf(work.actor, input)
  if (faults.length > 0) throw new Refusal(faults)
  const { userId, kind } = work.actor
  const before = await profileOf(work)
  await saveProfileRows(work.db, userId, kind, input)
  await work.log({
    action: 'account.save-profile',
    subjectType: 'user',
    subjectId: userId,
    before: { relname: before.user.name, contacts: before.company?.contact_name, fields: before.lawyer?.fields },
    after: input,
  })
  return profileOf(work)
})
