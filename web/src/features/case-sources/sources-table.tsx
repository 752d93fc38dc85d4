import { regionLabel, type SourceAbility, type SourceRow } from '@luqiao/domain/case-sources'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, type Column, DataTable, DateText, EmptyState, Money, TwoLines } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import type { useSources } from './queries.ts'
import { nameOf, type Words } from './source-name.ts'
import style from './sources.module.css'
import { StateChip } from './state-chip.tsx'
import { TimeLeft } from './time-left.tsx'

/** What can be done next, straight from the list. */
const nextSteps = ['check', 'distribute', 'answer', 'create-case'] as const satisfies readonly SourceAbility[]
export type NextStep = (typeof nextSteps)[number]
const nextStepOf = (row: SourceRow): NextStep | undefined => nextSteps.find((step) => row.can.includes(step))

/** Where a row leads: an offer that waits to its invitation, anything else to its detail. */
export const placeOf = (row: SourceRow): { id?: number; offer?: number } =>
  row.can.includes('answer') && row.offer ? { offer: row.offer.id } : { id: row.id }

type TableProps = {
  label: string
  query: ReturnType<typeof useSources>
  filtered: boolean
  empty: ReactNode
  onOpen: (row: SourceRow) => void
  onNext: (row: SourceRow, step: NextStep) => void
  onPage: (page: number) => void
}

/** The list of sources: a table, or cards on a phone. */
export function SourcesTable({ label, query, filtered, empty, onOpen, onNext, onPage }: TableProps) {
  const words = useCopy(sourceWords)
  const { columns: heads } = words
  const columns: Column<SourceRow>[] = [
    {
      key: 'source',
      title: heads.source,
      phone: 'heading',
      render: (row) => <SourceName row={row} words={words} />,
    },
    {
      key: 'region',
      title: heads.region,
      width: 200,
      render: (row) => <TwoLines first={regionLabel(row.address)} second={row.cause?.name} />,
    },
    {
      key: 'cases',
      title: heads.cases,
      width: 80,
      align: 'end',
      render: (row) => (
        <span className={style.figure}>
          {row.cases_created > 0 ? words.casesOf(row.cases_created, row.case_num) : row.case_num}
        </span>
      ),
    },
    { key: 'fee', title: heads.fee, width: 140, align: 'end', render: (row) => <Money yuan={row.case_costs} /> },
    { key: 'state', title: heads.state, width: 150, render: (row) => <SourceState row={row} /> },
    {
      key: 'posted',
      title: heads.posted,
      width: 120,
      phone: 'none',
      render: (row) => <DateText value={row.created_at} />,
    },
    {
      key: 'next',
      title: heads.next,
      width: 130,
      phone: 'bare',
      render: (row) => {
        const step = nextStepOf(row)
        return step ? <Button onClick={() => onNext(row, step)}>{words.next[step]}</Button> : null
      },
    },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      query={query}
      rowKey={(row) => row.id}
      onOpen={onOpen}
      onPage={onPage}
      empty={
        filtered ? (
          <EmptyState title={words.nothingFound}>{words.nothingFoundText}</EmptyState>
        ) : (
          <EmptyState title={words.none}>{empty}</EmptyState>
        )
      }
    />
  )
}

function SourceName({ row, words }: { row: SourceRow; words: Words }) {
  const to = `?${new URLSearchParams(Object.entries(placeOf(row)).map(([key, id]) => [key, String(id)]))}`
  const parties = [row.main_name, row.company_name].filter((name, index, all) => name && all.indexOf(name) === index)
  return (
    <TwoLines
      first={
        <Link to={to} className={style.name}>
          {nameOf(row, words)}
        </Link>
      }
      second={
        <span className={style.under}>
          {row.view === 'offer' ? row.offer?.brief || words.hidden : parties.join(' · ')}
        </span>
      }
    />
  )
}

function SourceState({ row }: { row: SourceRow }) {
  const waiting = row.can.includes('answer') && row.offer
  return (
    <TwoLines
      first={<StateChip state={row.state} offered={Boolean(waiting)} />}
      second={waiting ? <TimeLeft until={waiting.expires_at} /> : row.lawyer?.name}
    />
  )
}
