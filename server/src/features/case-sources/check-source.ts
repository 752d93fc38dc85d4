import { caseSourceRefusals, type caseSources, type SourceState, sourceChecked } from '@luqiao/domain/case-sources'
import { type Fault, refuseIfAny } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { aboutSource, moved, record } from './move-source.ts'
import { isCause, lockSource, type SourceRecord, setState } from './repository.ts'

/** Staff approve a source, naming its cause where they know it, or reject it with a reason. */
export const checkCaseSource = command(
  async (work: Work, { input, subject }: Given<typeof caseSources.check, SourceRecord>) => {
    const source = await lockSource(work.db, subject.id)
    const approved = input.result === 'approved'
    const state = moved(source, approved ? 'approve' : 'reject', work.actor.kind)
    const faults: Fault[] = []
    if (!approved && input.reason === '') faults.push(caseSourceRefusals.fault('reason-required', { path: 'reason' }))
    const cause = input.cause_id ?? source.cause_id
    if (cause !== null && !(await isCause(work.db, cause)))
      faults.push(caseSourceRefusals.fault('cause-unknown', { path: 'cause_id' }))
    refuseIfAny(faults)
    await setState(work.db, source.id, { state, reason: input.reason, cause_id: cause }, work.clock.now())
    await record(
      work,
      { id: source.id, companyId: source.company_id, before: source.state as SourceState },
      { change: approved ? 'approved' : 'rejected', state, note: input.reason },
    )
    await work.emit(sourceChecked, { ...aboutSource(source), approved, reason: input.reason })
    return source.id
  },
)
