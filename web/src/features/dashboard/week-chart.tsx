import { dashboard } from '@luqiao/domain/dashboard'
import { useEndpoint } from '../../platform/api/index.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { Card, Loaded } from '../../ui/index.ts'
import { dashboardWords } from './copy/index.ts'
import style from './dashboard.module.css'

const names = ['created', 'hearings', 'recorded', 'dynamics', 'closed'] as const

/** This week beside the last, each pair to its own scale; the figures are said to whoever does not see the bars. */
export function WeekChart() {
  const words = useCopy(dashboardWords)
  const week = useEndpoint(dashboard.week, {})
  return (
    <Card title={words.week}>
      <Loaded query={week} skeleton={4}>
        {(found) => (
          <div className={style.chart}>
            {names.map((name) => {
              const { this_week, last_week } = found[name]
              const most = Math.max(1, this_week, last_week)
              const said = `${words.bars[name]}: ${words.lastWeek} ${last_week}, ${words.thisWeek} ${this_week}`
              return (
                <div key={name} className={style.group} role="img" aria-label={said} title={said}>
                  <div className={style.bars}>
                    <div className={style.bar} style={{ height: `${(last_week / most) * 100}%` }} />
                    <div className={style.bar} data-now="true" style={{ height: `${(this_week / most) * 100}%` }} />
                  </div>
                  {words.bars[name]} {this_week}
                </div>
              )
            })}
          </div>
        )}
      </Loaded>
    </Card>
  )
}
