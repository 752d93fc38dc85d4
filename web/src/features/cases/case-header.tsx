import type { CaseHeader } from '@luqiao/domain/cases'
import { daysBetween, parseLegalDate } from '@luqiao/domain/kernel'
import { monthDay, today, useCopy, useLanguage, weekday } from '../../platform/i18n/index.ts'
import { Chip, DaysLeft, FilterSelect, Money } from '../../ui/index.ts'
import { phaseTone } from './case-columns.tsx'
import style from './case-page.module.css'
import { caseWords } from './copy/index.ts'
import { useFlag } from './queries.ts'

/** The header that stays: name, track, phase, number, court, parties at a glance, the next date, the people. */
export function CaseHead({ header }: { header: CaseHeader }) {
  const words = useCopy(caseWords)
  const flag = useFlag()
  const counsel = header.people.filter(({ role }) => role !== 'client').map(({ name }) => name)
  const ours = header.parties.filter((party) => party.ours).map(({ name }) => name)
  const facts: [string, React.ReactNode][] = [
    [words.number, header.case_number],
    [words.court, header.court],
    [words.amount, header.amount && <Money yuan={header.amount} />],
    [words.client, header.company_name ?? ours.join('、')],
    [words.handlers, counsel.join('、')],
  ]
  return (
    <div className={style.row}>
      <div className={style.facts}>
        <div className={style.chips}>
          <Chip tone="blue">{header.track}</Chip>
          {header.ip_case && <Chip>{words.ipCase}</Chip>}
          {header.cause && <Chip>{header.cause.name}</Chip>}
          <Chip tone={phaseTone(header.phase.key)}>{header.phase.title}</Chip>
          {header.can.includes('flag') && (
            <FilterSelect
              label={words.flag}
              value={header.priority === 0 ? undefined : header.priority}
              onChange={(priority) => flag.mutate({ case_id: header.id, priority: priority ?? 0 })}
              options={([1, 2, 3, 4, 5, 6] as const).map((value) => ({
                value: value as number,
                label: words.flagNames[value],
              }))}
            />
          )}
        </div>
        <h1 className={style.title}>{header.title}</h1>
        <div className={style.meta}>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <span key={name}>
                {name} <b>{value}</b>
              </span>
            ))}
        </div>
      </div>
      {header.next && <NextDate next={header.next} />}
    </div>
  )
}

function NextDate({ next }: { next: NonNullable<CaseHeader['next']> }) {
  const words = useCopy(caseWords)
  const language = useLanguage()
  const day = parseLegalDate(next.date)
  if (!day) return null
  const near = daysBetween(today(), day) <= 7
  return (
    <div className={style.due} data-near={near}>
      <div>
        {words.nextDue} · {next.title}
      </div>
      <div className={style.day} data-near={near}>
        {monthDay(day, language)} {weekday(day, language)} {next.time} <DaysLeft value={next.date} />
      </div>
      <div className={style.small}>{next.article}</div>
    </div>
  )
}
