import { accountRefusals } from '@luqiao/domain/accounts'
import { type Fault, Refusal } from '@luqiao/domain/kernel'
import { registrationSubmitted, reviewRefusals, type reviews } from '@luqiao/domain/reviews'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { claimLicence, licenceFaults } from '../accounts/index.ts'
import { correctCompany, creditCodeTaken } from '../companies/index.ts'
import { correctLawyer, licenceTaken, regionOf } from '../lawyers/index.ts'
import { holdRegistrations, insertRegistration, newestOf, setStanding } from './repository.ts'

/** Sends a rejected registration again, corrected; the earlier submission stays in the history. */
export const resubmitRegistration = command(async (work: Work, { input }: Given<typeof reviews.resubmit>) => {
  const { db, actor, clock } = work
  await holdRegistrations(db, actor.userId)
  const newest = await newestOf(db, actor.userId)
  if (newest?.registration.decision !== 'rejected' || newest.registration.kind !== input.kind)
    throw reviewRefusals.refusal('not-rejected')
  const faults: Fault[] = []
  let regionCode: string | undefined
  if (input.kind === 'company') {
    if (await creditCodeTaken(db, input.credit_code, actor.companyId))
      faults.push(accountRefusals.fault('credit-code-taken', { path: 'credit_code' }))
  } else {
    if (await licenceTaken(db, input.licence_number, actor.userId))
      faults.push(accountRefusals.fault('licence-taken', { path: 'licence_number' }))
    regionCode = await regionOf(db, input.address)
    if (!regionCode) faults.push(accountRefusals.fault('region-invalid', { path: 'address' }))
  }
  if (input.licence) faults.push(...(await licenceFaults(work, input.licence)))
  if (faults.length > 0) throw new Refusal(faults)
  const licenceFileId = input.licence ? await claimLicence(work, input.licence) : null
  if (input.kind === 'company')
    await correctCompany(db, actor.companyId ?? 0, {
      name: input.company_name,
      creditCode: input.credit_code,
      contact: input.contacts,
      licenceFileId,
    })
  else
    await correctLawyer(db, {
      userId: actor.userId,
      name: input.relname,
      licenceNumber: input.licence_number,
      licenceFileId,
      regionCode: regionCode ?? '',
      fields: input.fields,
      firm: input.firm_name,
      today: clock.today(),
      at: clock.now(),
    })
  const { kind, ...given } = input
  const before = newest.registration.submission as { licence?: string }
  const submission = { ...given, licence: input.licence ?? before.licence }
  const registrationId = await insertRegistration(db, { userId: actor.userId, kind, submission, at: clock.now() })
  await setStanding(db, actor.userId, kind, 'waiting')
  await work.log({
    action: 'review.resubmit',
    subjectType: 'registration',
    subjectId: registrationId,
    before,
    after: submission,
  })
  const name = input.kind === 'company' ? input.company_name : input.relname
  await work.emit(registrationSubmitted, { registrationId, userId: actor.userId, name, kind })
  return null
})
