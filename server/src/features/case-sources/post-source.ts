import { type caseSources, sourcePosted } from '@luqiao/domain/case-sources'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { record } from './move-source.ts'
import { readDraft } from './read-draft.ts'
import { insertSource, setFiles } from './repository.ts'

/** A company, or staff for it, posts a case source; it waits for its review. */
export const postSource = command(async (work: Work, { input }: Given<typeof caseSources.add>) => {
  const { facts, company, regionCode, fileIds } = await readDraft(work, input, { companyId: work.actor.companyId })
  const id = await insertSource(work.db, work.actor.userId, { facts, company, regionCode, at: work.clock.now() })
  await setFiles(work.db, id, fileIds)
  await record(
    work,
    { id, companyId: company.id },
    { change: 'posted', state: 'waiting', after: { title: facts.title } },
  )
  await work.emit(sourcePosted, {
    sourceId: id,
    companyId: company.id,
    title: facts.title,
    postedBy: work.actor.userId,
    byStaff: work.actor.kind === 'staff',
  })
  return id
})
