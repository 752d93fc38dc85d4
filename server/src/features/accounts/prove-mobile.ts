import { accountRefusals } from '@luqiao/domain/accounts'
import type { Actor, Fault } from '@luqiao/domain/kernel'
import type { Work } from '../../platform/work/work.ts'
import { holdAccount } from './repository.ts'
import { codeIsRight } from './sms-code.ts'

/**
 * What stands against a new account with this number: a wrong code (the try is counted, so the caller commits although it
 * refuses), or that somebody has it already, which only who holds the number may learn.
 */
export async function mobileFaults(
  work: Work<Actor | undefined>,
  secret: string,
  { mobile, sms_code }: { mobile: string; sms_code: string },
): Promise<{ proved: boolean; faults: Fault[] }> {
  if (!(await codeIsRight(work, secret, { mobile, purpose: 'register', code: sms_code })))
    return { proved: false, faults: [accountRefusals.fault('sms-code-wrong', { path: 'sms_code' })] }
  const taken = await holdAccount(work.db, mobile)
  return { proved: true, faults: taken ? [accountRefusals.fault('mobile-taken', { path: 'mobile' })] : [] }
}
