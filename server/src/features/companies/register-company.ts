import { accountRefusals, accountRegistered } from '@luqiao/domain/accounts'
import type { companies } from '@luqiao/domain/companies'
import { type Actor, type Fault, Refusal } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { codeIsRight, hashPassword, holdAccount, insertUser } from '../accounts/index.ts'
import { claimFiles } from '../documents/index.ts'
import { creditCodeTaken, insertCompany } from './repository.ts'

/** Registers a company with its main account, to be reviewed. A wrong sms code is counted although it refuses. */
export const registerCompany = (secret: string) =>
  command(async (work: Work<Actor | undefined>, { input }: Given<typeof companies.register>) => {
    const code = { mobile: input.mobile, purpose: 'register' as const, code: input.sms_code, use: true }
    if (!(await codeIsRight(work, secret, code))) return accountRefusals.refusal('sms-code-wrong', { path: 'sms_code' })
    const faults: Fault[] = []
    if (await creditCodeTaken(work.db, input.credit_code, null))
      faults.push(accountRefusals.fault('credit-code-taken', { path: 'credit_code' }))
    if (await holdAccount(work.db, input.mobile)) faults.push(accountRefusals.fault('mobile-taken', { path: 'mobile' }))
    if (faults.length > 0) throw new Refusal(faults)
    const [licence] = await claimFiles(work, [input.licence], 'licence')
    const at = work.clock.now()
    const companyId = await insertCompany(work.db, {
      name: input.company_name,
      creditCode: input.credit_code,
      contact: input.contacts,
      mobile: input.mobile,
      licenceFileId: licence?.id ?? null,
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
