import { generalRefusals } from '@luqiao/domain/kernel'
import type { Reading } from '../../platform/work/work.ts'
import { lockDeadline } from '../deadlines/index.ts'
import { type CaseSeen, caseSeenBy } from './case-repository.ts'
import { type NodeSeen, nodeSeenBy } from './node-repository.ts'

/** The case, for whoever may see it; everybody else learns nothing of it. */
export async function findCase(reading: Reading, id: number): Promise<CaseSeen> {
  const found = await caseSeenBy(reading.db, reading.actor, id)
  if (!found) throw generalRefusals.refusal('not-found')
  return found
}

export async function findNode(reading: Reading, id: number): Promise<NodeSeen> {
  const found = await nodeSeenBy(reading.db, reading.actor, id)
  if (!found) throw generalRefusals.refusal('not-found')
  return found
}

/** A deadline's case; the deadline itself is held for the command that changes it. */
export async function findDeadline(reading: Reading, id: number) {
  const deadline = await lockDeadline(reading.db, id)
  if (!deadline) throw generalRefusals.refusal('not-found')
  return { ...(await findCase(reading, deadline.case_id)), deadline }
}
export type DeadlineSeen = Awaited<ReturnType<typeof findDeadline>>
