import { accountRefusals, accountRegistered } from '@luqiao/domain/accounts'
import type { companies } from '@luqiao/domain/companies'
import { type Actor, Refusal } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { claimLicence, hashPassword, insertUser, licenceFaults, mobileFaults, useUpCode } from '../accounts/index.ts'
import { creditCodeTaken, insertCompany } from './repository.ts'

/** Registers a company with its main account, to be reviewed. A wrong sms code is counted although it refuses. */
export const registerCompany = (secret: string) =>
  command(async (work: Work<Actor | undefined>, { input }: Given<typeof companies.register>) => {
    const { proved, faults } = await mobileFaults(work, secret, input)
    if (proved && (await creditCodeTaken(work.db, input.credit_code, null)))
      faults.unshift(accountRefusals.fault('credit-code-taken', { path: 'credit_code' }))
    faults.push(...(await licenceFaults(work, input.licence)))
    if (faults.length > 0) return new Refusal(faults)
    await useUpCode(work, input.mobile, 'register')
    const licenceFileId = await claimLicence(work, input.licence)
    const at = work.clock.now()
    const companyId = await insertCompany(work.db, {
      name: input.company_name,
      creditCode: input.credit_code,
      contact: input.contacts,
      mobile: input.mobile,
      licenceFileId,
      at,
    })
    const userId = await insertUser(work.db, {
      kind: 'company',
      companyId,
      account: input.mobile,
      passwordHash: await hashPassword(input.password),
      name: input.company_name,
      state: 'waiting',
      at,
    })
    const { company_name, credit_code, contacts, licence: licenceId } = input
    const submission = { company_name, credit_code, contacts, licence: licenceId }
    await work.log({
      action: 'company.register',
      subjectType: 'company',
      subjectId: companyId,
      companyId,
      after: submission,
    })
    await work.emit(accountRegistered, { userId, kind: 'company', name: company_name, submission })
    return { id: userId }
  })
