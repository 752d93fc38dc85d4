import { createHash } from 'node:crypto'
import { documentRefusals } from '@luqiao/domain/documents'
import type { Actor } from '@luqiao/domain/kernel'
import type { Reading } from '../../platform/work/work.ts'
import type { Owner } from './repository.ts'

/** Who a file belongs to; a guest needs the `session_key` cookie. */
export function ownerOf(reading: Pick<Reading<Actor | undefined>, 'actor' | 'visitor'>): Owner {
  if (reading.actor) return { userId: reading.actor.userId }
  if (!reading.visitor.key) throw documentRefusals.refusal('no-visitor')
  return { visitorHash: createHash('sha256').update(reading.visitor.key).digest() }
}

export const ownerName = (owner: Owner): string =>
  'userId' in owner ? `user ${owner.userId}` : `visitor ${owner.visitorHash.toString('hex')}`
