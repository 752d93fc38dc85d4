import { type Language, type Localized, type Parameters, say, wire } from '@luqiao/domain/kernel'
import { type DynamicRow, isTemplate, type NotificationRow, templates } from '@luqiao/domain/notifications'
import type { DynamicListed, ListedRow } from './repository.ts'

/** What a stored template says in a language. A template that a newer version wrote says its own name rather than nothing. */
function words(template: string, parameters: unknown, language: Language): { title: string; content: string } {
  const given = (parameters ?? {}) as Parameters
  if (!isTemplate(template)) return { title: template, content: '' }
  const { title, content } = templates[template]
  return { title: say(title, language, given), content: say(content, language, given) }
}

function nodeName(parameters: unknown, language: Language): string | null {
  const node = (parameters as { node?: Localized } | null)?.node
  return node ? node[language] : null
}

export function presentNotification(row: ListedRow, language: Language): NotificationRow {
  const { title, content } = words(row.template, row.parameters, language)
  return {
    id: row.id,
    type: row.type,
    case_id: row.case_id,
    case_name: row.case_title,
    node_name: nodeName(row.parameters, language),
    notify_title: title,
    notify_content: content,
    notice_content: content,
    notice_time: wire.toInstant(row.at),
    handle_status: row.handle_status === 1 ? 1 : 0,
    read: row.read_at !== null,
    ossfile: null,
    filename: '',
    suffixtip: '',
    urldesc: '',
    source_id: row.source_id,
    offer_id: row.offer_state === 'pending' ? row.offer_id : null,
  }
}

export function presentDynamic(row: DynamicListed, language: Language): DynamicRow {
  const { title, content } = words(row.template, row.parameters, language)
  return {
    id: row.id,
    case_id: row.case_id,
    case_name: row.case_title,
    node_name: nodeName(row.parameters, language),
    notify_title: title,
    notify_content: content,
    actor: row.actor_name ?? '',
    at: wire.toInstant(row.at),
  }
}
