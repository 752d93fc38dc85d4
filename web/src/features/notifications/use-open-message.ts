import type { NotificationRow } from '@luqiao/domain/notifications'
import { useNavigate } from 'react-router'
import { openDialog } from '../../platform/dialogs.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { toast } from '../../ui/index.ts'
import { messageWords } from './copy/index.ts'
import { useMarkRead } from './queries.ts'

/** Where a message leads: a dynamic to the case's history, anything else to what it is about. */
function placeOf(message: NotificationRow): string | undefined {
  if (message.type === 0 && message.case_id !== null) return `/message/memorabilia/${message.case_id}`
  if (message.case_id !== null) return `/case/edit/${message.case_id}`
  if (message.source_id !== null) return `/source/index?id=${message.source_id}`
  return undefined
}

/** Opens a message: it is read by that; one that was an invitation and is answered says so. */
export function useOpenMessage(): (message: NotificationRow) => void {
  const words = useCopy(messageWords)
  const navigate = useNavigate()
  const { mutate } = useMarkRead()
  return (message) => {
    if (!message.read) mutate({ ids: [message.id] })
    if (message.offer_id !== null) return openDialog('invitation', { offerId: message.offer_id })
    const to = placeOf(message)
    if (to) navigate(to)
    else if (message.handle_status === 1) toast.success(words.handled)
  }
}
