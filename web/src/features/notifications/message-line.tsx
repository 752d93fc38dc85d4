import type { NotificationRow } from '@luqiao/domain/notifications'
import { useCopy } from '../../platform/i18n/index.ts'
import { Chip, DateText } from '../../ui/index.ts'
import { messageWords } from './copy/index.ts'
import style from './messages.module.css'

/** One message: its title, what it says, and when; a dot where it is unread. */
export function MessageLine({
  message,
  onOpen,
}: {
  message: NotificationRow
  onOpen: (message: NotificationRow) => void
}) {
  const words = useCopy(messageWords)
  return (
    <button type="button" className={style.line} data-unread={!message.read} onClick={() => onOpen(message)}>
      <span className={style.dot}>{!message.read && <span className="visually-hidden">{words.new}</span>}</span>
      <span className={style.text}>
        <span className={style.title}>
          {message.notify_title}
          {message.offer_id !== null && <Chip tone="red">{words.pending}</Chip>}
        </span>
        <span className={style.content}>{message.notify_content}</span>
        <span className={style.small}>
          {message.case_name && <span>{message.case_name} · </span>}
          <DateText value={message.notice_time} as="minute" />
        </span>
      </span>
    </button>
  )
}
