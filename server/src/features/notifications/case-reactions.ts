import {
  caseClosed,
  caseCreated,
  deadlineCompleted,
  deadlineMoved,
  nodeEdited,
  nodeRecorded,
  nodeRemoved,
} from '@luqiao/domain/cases'
import type { Actor } from '@luqiao/domain/kernel'
import type { TemplateName } from '@luqiao/domain/notifications'
import { on, type Reaction, type Work } from '../../platform/work/work.ts'
import { insertDynamic, insertMessages, nameOfUser, peopleOfCase, titleOfCase } from './repository.ts'

type Doing = Work<Actor | undefined>

/** Writes a dynamic on the case and tells everyone on it but the one who did it. */
async function tellCase(
  work: Doing,
  caseId: number,
  template: TemplateName,
  parameters: object,
  nodeId: number | null = null,
): Promise<void> {
  const actor = await nameOfUser(work.db, work.actor?.userId)
  const said = { actor, ...parameters }
  const at = work.clock.now()
  const actorId = work.actor?.userId ?? null
  const dynamicId = await insertDynamic(work.db, { caseId, nodeId, actorId, template, parameters: said, at })
  const others = (await peopleOfCase(work.db, caseId)).filter((userId) => userId !== actorId)
  await insertMessages(
    work.db,
    others.map((userId) => ({ userId, type: 0, template, parameters: said, caseId, dynamicId, at })),
  )
}

const now = 'in-transaction' as const
const nodeTemplates = [
  [nodeRecorded, 'case.node-recorded'],
  [nodeEdited, 'case.node-edited'],
  [nodeRemoved, 'case.node-removed'],
] as const

/** What everyone on a case is told as it goes on. */
export const caseReactions: Reaction[] = [
  on(caseCreated, {
    name: 'notifications.case-created',
    when: now,
    react: (work, { caseId, title }) => tellCase(work, caseId, 'case.created', { case: title }),
  }),
  ...nodeTemplates.map(([type, template]) =>
    on(type, {
      name: `notifications.${template}`,
      when: now,
      react: (work, { caseId, nodeId, title, occurredOn }) =>
        tellCase(work, caseId, template, { node: title, date: occurredOn }, nodeId),
    }),
  ),
  on(deadlineMoved, {
    name: 'notifications.deadline-moved',
    when: now,
    react: (work, { caseId, title, before, after }) =>
      tellCase(work, caseId, 'case.deadline-moved', { deadline: title, before, after }),
  }),
  on(deadlineCompleted, {
    name: 'notifications.deadline-completed',
    when: now,
    react: (work, { caseId, title, dueOn }) =>
      tellCase(work, caseId, 'case.deadline-completed', { deadline: title, date: dueOn }),
  }),
  on(caseClosed, {
    name: 'notifications.case-closed',
    when: now,
    react: async (work, { caseId }) =>
      tellCase(work, caseId, 'case.closed', { case: await titleOfCase(work.db, caseId) }),
  }),
]
