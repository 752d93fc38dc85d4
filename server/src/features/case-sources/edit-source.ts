import { type caseSources, type SourceState, sourceEdited } from '@luqiao/domain/case-sources'
import { generalRefusals } from '@luqiao/domain/kernel'
import { command, type Given } from '../../platform/http/route.ts'
import type { Work } from '../../platform/work/work.ts'
import { releaseFiles } from '../documents/index.ts'
import { aboutSource, moved, record } from './move-source.ts'
import { readDraft } from './read-draft.ts'
import { filesOf, lockSource, type SourceRecord, setFiles, sourceById, updateSource } from './repository.ts'

/** Changes a source until it is distributed; a rejected one goes back to its review. */
export const editSource = command(
  async (work: Work, { input, subject }: Given<typeof caseSources.edit, SourceRecord>) => {
    const source = await lockSource(work.db, subject.id)
    const state = moved(source, 'edit', work.actor.kind)
    if (input.version !== undefined && input.version !== source.version)
      throw generalRefusals.refusal('changed-meanwhile')
    const kept = await filesOf(work.db, source.id)
    const read = await readDraft(work, input, { companyId: source.company_id, kept })
    await updateSource(work.db, source.id, state, { ...read, at: work.clock.now() })
    await setFiles(work.db, source.id, read.fileIds)
    const dropped = kept.filter((file) => !read.fileIds.includes(file.id))
    await releaseFiles(
      work,
      dropped.map((file) => file.id),
    )
    const before = source.state as SourceState
    const about = { id: source.id, companyId: read.company.id, before }
    await record(work, about, { change: 'edited', state, after: { title: read.facts.title } })
    const edited = await sourceById(work.db, source.id)
    await work.emit(sourceEdited, { ...aboutSource(edited), backToReview: before === 'rejected' })
    return edited.id
  },
)
