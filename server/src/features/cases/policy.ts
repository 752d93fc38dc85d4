import { allow, type Policy } from '../../platform/http/route.ts'
import type { CaseSeen } from './case-repository.ts'

type Mine = Pick<CaseSeen, 'my_role'>

/** Who is on the case to work on it: lead and co-counsel, not readers. */
const works = (_actor: unknown, { my_role }: Mine): boolean => my_role === 'lead' || my_role === 'co'

/** Everyone has a list; which rows stand in it `visibleTo` decides. */
export const mayList = allow('case.list', { staff: true, company: true, lawyer: true })

/** Whoever may see a case reads it; it is worked on by its lawyers, its company and staff. */
export const policy = {
  read: allow<Mine>('case.read', { staff: true, company: true, lawyer: true }),
  record: allow<Mine>('case.record', { staff: true, company: true, lawyer: works }),
  edit: allow<Mine>('case.edit', { staff: true, company: true, lawyer: works }),
  flag: allow<Mine>('case.flag', { staff: true, company: true, lawyer: works }),
  completeDeadline: allow<Mine>('deadline.complete', { staff: true, company: true, lawyer: works }),
  remove: allow<Mine>('case.delete', { staff: true, company: true }),
} satisfies Record<string, Policy<Mine>>
