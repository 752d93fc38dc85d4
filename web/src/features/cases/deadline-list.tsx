import type { DeadlineRow } from '@luqiao/domain/cases'
import { minuteOf, useCopy } from '../../platform/i18n/index.ts'
import { Button, Chip, confirm, DateText, EmptyState, toast } from '../../ui/index.ts'
import style from './case-page.module.css'
import { caseWords } from './copy/index.ts'
import { useCompleteDeadline } from './queries.ts'

type Props = { deadlines: readonly DeadlineRow[]; mayComplete: boolean; brief?: boolean }

/** What is due: the day, what for, and in a small line the article and how it was counted. */
export function DeadlineList({ deadlines, mayComplete, brief = false }: Props) {
  const words = useCopy(caseWords)
  const shown = brief ? deadlines.filter(({ state }) => state === 'open') : deadlines
  if (shown.length === 0)
    return <EmptyState title={words.noDeadlines}>{brief ? undefined : words.noDeadlinesText}</EmptyState>
  return (
    <div>
      {shown.map((deadline) => (
        <Line key={deadline.id} deadline={deadline} mayComplete={mayComplete} brief={brief} />
      ))}
    </div>
  )
}

function Line({ deadline, mayComplete, brief }: { deadline: DeadlineRow; mayComplete: boolean; brief: boolean }) {
  const words = useCopy(caseWords)
  const complete = useCompleteDeadline(() => undefined)
  const open = deadline.state === 'open'
  const turn = async () => {
    if (open && !(await confirm({ title: words.completeAsk(deadline.title) }))) return
    complete.mutate(
      { id: deadline.id, done: !open },
      { onSuccess: () => toast.success(open ? words.completed : words.reopened) },
    )
  }
  const small = [
    deadline.article,
    words.counted(deadline.triggered_on),
    deadline.rolled_from && words.rolled(deadline.rolled_from),
    !deadline.calendar_known && !deadline.note && words.unknownYear,
    deadline.note,
  ].filter(Boolean)
  return (
    <div className={style.line}>
      <div className={style.lineHead}>
        {open ? (
          <DateText value={deadline.due_on} as="deadline" dueWithin={7} />
        ) : (
          <span className={style.struck}>{deadline.due_on}</span>
        )}
        <span className={open ? undefined : style.struck}>
          {deadline.time && `${deadline.time} `}
          {deadline.title}
          {deadline.party && ` · ${deadline.party}`}
        </span>
        {!open && (
          <Chip tone={deadline.state === 'done' ? 'green' : 'plain'}>{words.deadlineStates[deadline.state]}</Chip>
        )}
        {!brief && (
          <Chip tone={deadline.concerns === 'ours' ? 'blue' : 'plain'}>{words.concerns[deadline.concerns]}</Chip>
        )}
        {mayComplete && deadline.concerns === 'ours' && (open || deadline.state === 'done') && !brief && (
          <Button disabled={complete.isPending} onClick={turn}>
            {open ? words.complete : words.reopen}
          </Button>
        )}
      </div>
      <div className={style.small}>{small.join(' · ')}</div>
      {!brief &&
        deadline.history.map((change) => (
          <div key={change.at} className={style.small}>
            {minuteOf(change.at)} {change.by} {words.moved(change.before, change.after)}
          </div>
        ))}
      {!brief && deadline.done_by && deadline.done_at && (
        <div className={style.small}>{words.doneBy(deadline.done_by, minuteOf(deadline.done_at))}</div>
      )}
    </div>
  )
}
