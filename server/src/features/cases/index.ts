import type { Actor } from '@luqiao/domain/kernel'
import type { Feature } from '../../platform/http/feature.ts'
import type { Reading } from '../../platform/work/work.ts'
import { readsCaseFile } from './case-repository.ts'
import { routes } from './routes.ts'

export { findCase } from './find-case.ts'
export { visibleTo } from './visible-to.ts'

export const feature: Feature = { name: 'cases', routes }

/** A file of a case is read by whoever may see the case. */
export const mayReadCaseFile = ({ db, actor }: Reading<Actor>, fileId: number): Promise<boolean> =>
  readsCaseFile(db, actor, fileId)
