import { cases } from '@luqiao/domain/cases'
import { dashboard } from '@luqiao/domain/dashboard'
import type { OutputOf } from '@luqiao/domain/kernel'
import { Link } from 'react-router'
import { useCommand, useEndpoint } from '../../platform/api/index.ts'
import { openDialog } from '../../platform/dialogs.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { useAbility, useSession } from '../../platform/session/index.ts'
import {
  Button,
  Card,
  confirm,
  DateText,
  EmptyState,
  Loaded,
  Page,
  PageTitle,
  Stat,
  Stats,
  toast,
} from '../../ui/index.ts'
import { dashboardWords } from './copy/index.ts'
import style from './dashboard.module.css'
import { Offers } from './offers.tsx'
import { WeekChart } from './week-chart.tsx'

type Upcoming = OutputOf<typeof dashboard.upcoming>[number]

/** The hour in Asia/Shanghai decides the greeting. */
function greetingNow(): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  const hour = (new Date().getUTCHours() + 8) % 24
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** /works/index: where a person starts the day. What is due comes first. */
export default function DashboardPage() {
  const words = useCopy(dashboardWords)
  const { signedIn } = useSession()
  const totals = useEndpoint(dashboard.totals, {})
  const upcoming = useEndpoint(dashboard.upcoming, { limit: 8 })
  const answersOffers = useAbility('notification.decline')
  const all = totals.data
  return (
    <Page>
      <PageTitle
        note={all && words.note(all.due_in_7_days, all.overdue)}
        actions={
          <Button tone="primary" onClick={() => openDialog('new-case', {})}>
            ＋ {words.add}
          </Button>
        }
      >
        {words.hello(words.greetings[greetingNow()], signedIn?.user.relname ?? '')}
      </PageTitle>
      <Card flush>
        <Loaded query={totals} skeleton={2}>
          {(found) => (
            <Stats>
              <Stat label={words.open} value={found.open} />
              <Stat label={words.hearings} value={found.hearings_this_week} />
              <Stat
                label={words.due}
                value={found.due_in_7_days}
                due={found.due_in_7_days > 0}
                note={found.overdue > 0 ? words.overdue(found.overdue) : undefined}
              />
              <Stat label={words.quiet} value={found.quiet_for_30_days} />
              <Stat label={words.closed} value={found.closed + found.archived} />
            </Stats>
          )}
        </Loaded>
      </Card>
      <div className={style.columns}>
        <Card title={words.next} more={<Link to="/case/index">{words.allCases}</Link>} flush>
          <Loaded query={upcoming} skeleton={6}>
            {(list) =>
              list.length === 0 ? (
                <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
              ) : (
                list.map((one) => <Line key={one.id} deadline={one} />)
              )
            }
          </Loaded>
        </Card>
        <div className={style.side}>
          {answersOffers && <Offers />}
          <WeekChart />
        </div>
      </div>
    </Page>
  )
}

function Line({ deadline }: { deadline: Upcoming }) {
  const words = useCopy(dashboardWords)
  const complete = useCommand(cases.completeDeadline, {
    changes: [dashboard.upcoming, dashboard.totals, cases.details, cases.list],
    onDone: () => toast.success(words.completed),
  })
  return (
    <div className={style.line}>
      <div className={style.day}>
        <DateText value={deadline.date} as="deadline" />
      </div>
      <div>
        {deadline.title} {deadline.time}
        <div className={style.small}>
          <Link to={`/case/edit/${deadline.case_id}`}>{deadline.case_title}</Link>
          {deadline.article && ` · ${deadline.article}`}
        </div>
      </div>
      {deadline.kind === 'event' ? (
        <Link to={`/case/edit/${deadline.case_id}`}>{words.details}</Link>
      ) : (
        <Button
          disabled={complete.isPending}
          onClick={async () => {
            const yes = await confirm({ title: words.completeAsk(deadline.title), text: deadline.case_title })
            if (yes) complete.mutate({ id: deadline.id, done: true })
          }}
        >
          {words.complete}
        </Button>
      )}
    </div>
  )
}
