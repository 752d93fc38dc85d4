import { Checkbox } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Card, confirm, EmptyState, Loaded, Page, Pager, PageTitle, Tabs, toast } from '../../ui/index.ts'
import { messageWords } from './copy/index.ts'
import { MessageLine } from './message-line.tsx'
import style from './messages.module.css'
import {
  type MessageType,
  messageTypes,
  tabNames,
  useCounts,
  useDeleteMessages,
  useMarkRead,
  useMessages,
} from './queries.ts'
import { useOpenMessage } from './use-open-message.ts'

/** /message/index?type=0&name=first: all messages of one type. */
export default function MessagesPage() {
  const words = useCopy(messageWords)
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('type') ?? 0)
  const type: MessageType = messageTypes.find((one) => one === asked) ?? 0
  const [page, setPage] = useState(1)
  const [onlyUnread, setOnlyUnread] = useState(false)
  const counts = useCounts().data
  const unread = [counts?.CaseTarackNotify ?? 0, counts?.ScheduleNotify ?? 0, counts?.SystemNotice ?? 0]
  const messages = useMessages(type, page, 20, onlyUnread)
  const markRead = useMarkRead()
  const remove = useDeleteMessages(() => toast.success(words.removed))
  const open = useOpenMessage()

  const choose = (key: string) => {
    const next = Number(key) as MessageType
    setPage(1)
    setQuery({ type: key, name: tabNames[next] }, { replace: true })
  }
  const clear = async (ids: number[]) => {
    if (await confirm({ title: words.removeAsk(ids.length) })) remove.mutate({ ids })
  }
  return (
    <Page>
      <PageTitle
        note={counts && counts.notifynum > 0 ? words.unread(counts.notifynum) : undefined}
        actions={<Button onClick={() => markRead.mutate({ type })}>{words.allRead}</Button>}
      >
        {words.title}
      </PageTitle>
      <Card flush>
        <Tabs
          label={words.title}
          value={`${type}`}
          onChange={choose}
          tabs={messageTypes.map((one) => ({
            key: `${one}` as const,
            label: words.types[one],
            count: unread[one] || undefined,
          }))}
        >
          <div className={style.tools}>
            <Checkbox
              checked={onlyUnread}
              onChange={(event) => {
                setPage(1)
                setOnlyUnread(event.target.checked)
              }}
            >
              {words.onlyUnread}
            </Checkbox>
            <Button
              disabled={!messages.data?.list.some((message) => message.read)}
              onClick={() => clear((messages.data?.list ?? []).filter(({ read }) => read).map(({ id }) => id))}
            >
              {words.remove}
            </Button>
          </div>
          <Loaded query={messages} skeleton={8}>
            {(answer) => (
              <>
                {answer.list.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
                {answer.list.map((message) => (
                  <MessageLine key={message.id} message={message} onOpen={open} />
                ))}
                {answer.total > answer.limit && <Pager {...answer} onPage={setPage} />}
              </>
            )}
          </Loaded>
        </Tabs>
      </Card>
    </Page>
  )
}
