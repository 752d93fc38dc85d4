import type { CaseRow } from '@luqiao/domain/cases'
import { Link } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import { Chip, type Column, DateText, Money, TwoLines } from '../../ui/index.ts'
import style from './cases.module.css'
import { caseWords } from './copy/index.ts'

export const phaseTone = (phase: CaseRow['phase']['key']) =>
  phase === 'closed' || phase === 'archived' || phase === 'enforcement'
    ? 'green'
    : phase === 'second-instance'
      ? 'gold'
      : 'blue'

/** 我方 原告 云帆科技有限公司 · 被告 海川贸易有限公司 等 3 方 */
function PartiesLine({ parties }: { parties: CaseRow['parties'] }) {
  const words = useCopy(caseWords)
  const ours = parties.find((party) => party.ours) ?? parties[0]
  const other = parties.find((party) => !party.ours)
  if (!ours) return null
  return (
    <>
      {ours.ours && `${words.ours} `}
      {ours.role} {ours.name}
      {other && other !== ours && ` · ${other.role} ${other.name}`}
      {parties.length > 2 && ` ${words.more(parties.length)}`}
    </>
  )
}

/** The columns of the case list, as look/case-list.png draws them. */
export function useCaseColumns(): Column<CaseRow>[] {
  const words = useCopy(caseWords)
  return [
    {
      key: 'case',
      title: words.columns.case,
      phone: 'heading',
      render: (row) => (
        <TwoLines
          first={
            <Link to={`/case/edit/${row.id}`} className={style.name}>
              <span
                className={style.flag}
                data-flag={row.priority}
                role="img"
                aria-label={words.flagNames[row.priority as 0]}
              />
              {row.title}
            </Link>
          }
          second={<PartiesLine parties={row.parties} />}
        />
      ),
    },
    {
      key: 'number',
      title: words.columns.number,
      width: 220,
      phone: 'bare',
      render: (row) => (
        <TwoLines first={<span className={style.figure}>{row.case_number ?? '—'}</span>} second={row.court ?? ''} />
      ),
    },
    { key: 'cause', title: words.columns.cause, width: 140, phone: 'none', render: (row) => row.cause?.name ?? '—' },
    {
      key: 'phase',
      title: words.columns.phase,
      width: 84,
      render: (row) => <Chip tone={phaseTone(row.phase.key)}>{row.phase.title}</Chip>,
    },
    {
      key: 'amount',
      title: words.columns.amount,
      width: 120,
      align: 'end',
      phone: 'none',
      render: (row) => (row.amount ? <Money yuan={row.amount} /> : '—'),
    },
    {
      key: 'due',
      title: words.columns.due,
      width: 190,
      render: (row) =>
        row.next ? (
          <TwoLines
            first={
              <>
                <DateText value={row.next.date} as="deadline" /> {row.next.title}
              </>
            }
            second={[row.next.time, row.next.article].filter(Boolean).join(' · ')}
          />
        ) : (
          <span className={style.muted}>{words.withoutDeadline}</span>
        ),
    },
    {
      key: 'people',
      title: words.columns.people,
      width: 84,
      phone: 'none',
      render: (row) => {
        const counsel = row.people.filter(({ role }) => role !== 'client')
        return `${counsel[0]?.name ?? '—'}${counsel.length > 1 ? ` +${counsel.length - 1}` : ''}`
      },
    },
  ]
}
