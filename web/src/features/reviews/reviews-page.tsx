import type { RegistrationRow } from '@luqiao/domain/reviews'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import {
  Button,
  Card,
  type Column,
  DataTable,
  DateText,
  EmptyState,
  FilterBar,
  Page,
  PageTitle,
  SearchField,
  Tabs,
  TwoLines,
} from '../../ui/index.ts'
import { reviewWords } from './copy/index.ts'
import { type Kind, useRegistrations } from './queries.ts'
import { StateChip } from './state-chip.tsx'
import { useReviewAddress } from './use-review-address.ts'

const RegistrationDrawer = lazy(() => import('./registration-drawer.tsx'))
const filters = ['waiting', 'rejected', 'approved', 'all'] as const

/** The registrations of one kind, those that wait first; a row opens beside the list. */
export function ReviewsPage({ kind }: { kind: Kind }) {
  const words = useCopy(reviewWords)
  const [address, change] = useReviewAddress()
  const { state, search, page, id } = address
  const list = useRegistrations(kind, { page, search, ...(state !== 'all' && { state }) })
  const columns = useColumns(kind, (row) => change({ id: row.id }))
  return (
    <Page>
      <PageTitle>{words.titles[kind]}</PageTitle>
      <Card flush>
        <Tabs
          label={words.state}
          value={state}
          onChange={(next) => change({ state: next })}
          tabs={filters.map((key) => ({
            key,
            label: words.states[key],
            count: key === state ? list.data?.total : undefined,
          }))}
        />
        <FilterBar onClear={search ? () => change({ search: '' }) : undefined}>
          <SearchField value={search} onChange={(next) => change({ search: next })} placeholder={words.search[kind]} />
        </FilterBar>
        <DataTable
          label={words.titles[kind]}
          columns={columns}
          query={list}
          rowKey={(row) => row.id}
          onOpen={(row) => change({ id: row.id })}
          onPage={(to) => change({ page: to })}
          empty={
            state === 'waiting' && search === '' ? (
              <EmptyState title={words.noneWaiting}>{words.noneWaitingText}</EmptyState>
            ) : (
              <EmptyState title={words.none} />
            )
          }
        />
      </Card>
      <Suspense>
        {id !== undefined && <RegistrationDrawer kind={kind} id={id} onClose={() => change({ id: undefined })} />}
      </Suspense>
    </Page>
  )
}

function useColumns(kind: Kind, open: (row: RegistrationRow) => void): Column<RegistrationRow>[] {
  const words = useCopy(reviewWords)
  const { columns } = words
  return [
    {
      key: 'name',
      title: columns.name[kind],
      phone: 'heading',
      render: (row) => <TwoLines named first={<Link to={`?id=${row.id}`}>{row.name}</Link>} second={row.number} />,
    },
    { key: 'belongs', title: columns.belongs[kind], width: 260, render: (row) => row.belongs },
    { key: 'mobile', title: columns.mobile, width: 150, render: (row) => row.mobile },
    {
      key: 'submitted',
      title: columns.submitted,
      width: 170,
      render: (row) => <DateText value={row.submitted_at} as="minute" />,
    },
    { key: 'state', title: words.state, width: 110, render: (row) => <StateChip state={row.state} /> },
    {
      key: 'next',
      title: columns.next,
      width: 110,
      phone: 'bare',
      render: (row) => (row.state === 'waiting' ? <Button onClick={() => open(row)}>{words.review}</Button> : null),
    },
  ]
}
