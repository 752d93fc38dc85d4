import { caseRefusals, type cases, deadlineCompleted } from '@luqiao/domain/cases'
import type { LegalDate, Localized } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { writeDone } from '../deadlines/index.ts'
import { type CaseSeen, lockCase, setDeleted, setPriority } from './case-repository.ts'
import type { DeadlineSeen } from './find-case.ts'

export const flagCase = command(async (work: Work, { input, subject }: Given<typeof cases.flag, CaseSeen>) => {
  await setPriority(work.db, subject.id, input.priority)
  await work.log({
    action: 'case.flag',
    subjectType: 'case',
    subjectId: subject.id,
    caseId: subject.id,
    companyId: subject.company_id,
    after: { priority: input.priority },
  })
  return null
})

/** Takes a case out of every list; refused once it is closed. Its rows and history stay. */
export const deleteCase = command(async (work: Work, { subject }: Given<typeof cases.remove, CaseSeen>) => {
  const held = await lockCase(work.db, subject.id)
  if (held && held.state !== 'open') throw caseRefusals.refusal('closed')
  await setDeleted(work.db, subject.id, work.clock.now())
  await work.log({
    action: 'case.delete',
    subjectType: 'case',
    subjectId: subject.id,
    caseId: subject.id,
    companyId: subject.company_id,
    before: { title: subject.title },
  })
  return null
})

/** Confirms that a deadline was kept, with who and when, or opens it again. */
export const completeDeadline = command(
  async (work: Work, { input, subject }: Given<typeof cases.completeDeadline, DeadlineSeen>) => {
    const { deadline } = subject
    if (deadline.state === 'cancelled') throw caseRefusals.refusal('not-open')
    if ((deadline.state === 'done') === input.done) return null
    await writeDone(work.db, deadline.id, input.done ? { by: work.actor.userId, at: work.clock.now() } : null)
    await work.log({
      action: 'deadline.complete',
      subjectType: 'deadline',
      subjectId: deadline.id,
      caseId: subject.id,
      companyId: subject.company_id,
      before: { state: deadline.state },
      after: { state: input.done ? 'done' : 'open' },
    })
    const { title } = deadline.words as unknown as { title: Localized }
    const dueOn = deadline.due_on as LegalDate
    if (input.done) await work.emit(deadlineCompleted, { caseId: subject.id, deadlineId: deadline.id, title, dueOn })
    return null
  },
)
