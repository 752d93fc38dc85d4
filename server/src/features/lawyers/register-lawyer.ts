import { accountRefusals, accountRegistered } from '@luqiao/domain/accounts'
import { type Actor, Refusal } from '@luqiao/domain/kernel'
import type { lawyers } from '@luqiao/domain/lawyers'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { claimLicence, hashPassword, insertUser, licenceFaults, mobileFaults, useUpCode } from '../accounts/index.ts'
import { insertLawyer, licenceTaken, regionOf } from './repository.ts'

/** Registers a lawyer with the account and the membership of a firm from today, to be reviewed. */
export const registerLawyer = (secret: string) =>
  command(async (work: Work<Actor | undefined>, { input }: Given<typeof lawyers.register>) => {
    const { proved, faults } = await mobileFaults(work, secret, input)
    const regionCode = await regionOf(work.db, input.address)
    if (!regionCode) faults.unshift(accountRefusals.fault('region-invalid', { path: 'address' }))
    if (proved && (await licenceTaken(work.db, input.licence_number, null)))
      faults.unshift(accountRefusals.fault('licence-taken', { path: 'licence_number' }))
    faults.push(...(await licenceFaults(work, input.licence)))
    if (faults.length > 0 || !regionCode) return new Refusal(faults)
    await useUpCode(work, input.mobile, 'register')
    const licenceFileId = await claimLicence(work, input.licence)
    const at = work.clock.now()
    const userId = await insertUser(work.db, {
      kind: 'lawyer',
      companyId: null,
      account: input.mobile,
      passwordHash: await hashPassword(input.password),
      name: input.relname,
      state: 'waiting',
      at,
    })
    const lawyerId = await insertLawyer(work.db, {
      userId,
      name: input.relname,
      licenceNumber: input.licence_number,
      licenceFileId,
      regionCode,
      fields: input.fields,
      firm: input.firm_name,
      today: work.clock.today(),
      at,
    })
    const { relname, licence_number, firm_name, address, fields } = input
    const submission = { relname, licence_number, firm_name, address, fields, licence: input.licence }
    await work.log({ action: 'lawyer.register', subjectType: 'lawyer', subjectId: lawyerId, after: submission })
    await work.emit(accountRegistered, { userId, kind: 'lawyer', name: relname, submission })
    return { id: userId }
  })
