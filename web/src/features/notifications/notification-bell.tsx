import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import { Badge, EmptyState, Loaded, Tabs } from '../../ui/index.ts'
import { messageWords } from './copy/index.ts'
import { MessageLine } from './message-line.tsx'
import style from './messages.module.css'
import { type MessageType, messagesPath, messageTypes, useCounts, useMessages } from './queries.ts'
import { useOpenMessage } from './use-open-message.ts'

/** The bell of the top bar: counts every 10 seconds, three tabs of the newest messages. */
export default function NotificationBell() {
  const words = useCopy(messageWords)
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const counts = useCounts().data
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      const outside = event.type === 'pointerdown' && !place.current?.contains(event.target as Node)
      if (escaped || outside) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', leave)
    }
  }, [open])
  const unread = counts?.notifynum ?? 0
  return (
    <div className={style.place} ref={place}>
      <button
        type="button"
        className={style.bell}
        aria-label={words.bell(unread)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Bell size={17} strokeWidth={1.6} aria-hidden="true" />
        {unread > 0 && (
          <span className={style.count}>
            <Badge count={unread} />
          </span>
        )}
      </button>
      {open && <Popover onClose={() => setOpen(false)} />}
    </div>
  )
}

function Popover({ onClose }: { onClose: () => void }) {
  const words = useCopy(messageWords)
  const [type, setType] = useState<MessageType>(0)
  const counts = useCounts().data
  const unread = [counts?.CaseTarackNotify, counts?.ScheduleNotify, counts?.SystemNotice]
  const messages = useMessages(type, 1, 6)
  const openMessage = useOpenMessage()
  return (
    <div className={style.popover}>
      <Tabs
        label={words.title}
        value={`${type}`}
        onChange={(key) => setType(Number(key) as MessageType)}
        tabs={messageTypes.map((one) => ({
          key: `${one}` as const,
          label: words.types[one],
          count: unread[one] || undefined,
        }))}
      >
        <Loaded query={messages} skeleton={3}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={words.none} />
            ) : (
              list.map((message) => (
                <MessageLine
                  key={message.id}
                  message={message}
                  onOpen={(opened) => {
                    onClose()
                    openMessage(opened)
                  }}
                />
              ))
            )
          }
        </Loaded>
      </Tabs>
      <Link className={style.all} to={messagesPath(type)} onClick={onClose}>
        {words.viewAll}
      </Link>
    </div>
  )
}
