import { Checkbox, Table, type TableColumnType } from 'antd'
import type { Key, ReactNode } from 'react'
import { useCopy } from '../platform/i18n/index.ts'
import { classNames } from './class-names.ts'
import { uiWords } from './copy.ts'
import style from './data-table.module.css'
import { useNarrow } from './narrow.ts'
import { Pager } from './pager.tsx'
import { EmptyState, ErrorState, Loading } from './states.tsx'

export type Column<Row> = {
  key: string
  title: ReactNode
  render: (row: Row) => ReactNode
  width?: number
  /** `end` for sums and counts. */
  align?: 'start' | 'end'
  /** May the list be sorted by this column? The key is what `onSort` gets. */
  sortable?: boolean
  /** On a phone: the heading of the card, a labelled line (the default), a line without its label, or nothing. */
  phone?: 'heading' | 'line' | 'bare' | 'none'
}

type Sort = { key: string; order: 'ascend' | 'descend' }

type DataTableProps<Row> = {
  /** What the table lists, for a reader who does not see it. */
  label: string
  columns: readonly Column<Row>[]
  /** A list answer as it comes: `sources.data`, `.error`, `.isPending` of a query. */
  query: {
    data: { list: Row[]; total: number; page: number; limit: number; more?: boolean | undefined } | undefined
    error: Error | null
    isFetching?: boolean
    refetch: () => unknown
  }
  rowKey: (row: Row) => Key
  onPage?: (page: number) => void
  sort?: Sort | undefined
  onSort?: (sort: Sort | undefined) => void
  /** Ticked rows and what to do when they change. */
  selection?: { keys: readonly Key[]; onChange: (keys: Key[]) => void }
  /** What can be done with the ticked rows; stands at the left of the foot. */
  bulk?: ReactNode
  empty?: ReactNode
  /** Opens a row by a click on it; the heading column should carry the link for the keyboard. */
  onOpen?: (row: Row) => void
}

/** The product's list: 40 px rows under a header that stays; cards on a phone; loading, failure and emptiness included. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { query, empty, onPage, bulk, selection } = props
  const words = useCopy(uiWords)
  const narrow = useNarrow()
  const { data, error } = query
  if (!data) return error ? <ErrorState error={error} onRetry={() => query.refetch()} /> : <Loading lines={8} />
  if (data.list.length === 0 && data.page <= 1) return empty ?? <EmptyState />
  const ticked = selection && selection.keys.length > 0
  return (
    <div className={classNames(style.place, query.isFetching && style.fetching)} aria-busy={query.isFetching}>
      {narrow ? <Cards {...props} rows={data.list} /> : <WideTable {...props} rows={data.list} />}
      <div className={style.foot}>
        {ticked && <span>{words.selected(selection.keys.length)}</span>}
        {ticked && bulk}
        {onPage && <Pager {...data} onPage={onPage} />}
      </div>
    </div>
  )
}

type RowsProps<Row> = DataTableProps<Row> & { rows: Row[] }

function WideTable<Row extends object>({
  rows,
  columns,
  rowKey,
  selection,
  sort,
  onSort,
  onOpen,
  label,
}: RowsProps<Row>) {
  return (
    <Table<Row>
      aria-label={label}
      className={style.table}
      columns={columns.map(
        (column): TableColumnType<Row> => ({
          key: column.key,
          title: column.title,
          render: (_, row) => column.render(row),
          ...(column.width !== undefined && { width: column.width }),
          ...(column.align && { align: column.align }),
          ...(column.sortable && { sorter: true, sortOrder: sort?.key === column.key ? sort.order : null }),
        }),
      )}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      sticky={{ offsetHeader: 52 }}
      showSorterTooltip={false}
      {...(selection && {
        rowSelection: { selectedRowKeys: [...selection.keys], onChange: selection.onChange, columnWidth: 40 },
      })}
      {...(onOpen && {
        onRow: (row: Row) => ({ onClick: openFromRow(() => onOpen(row)) }),
        rowClassName: style.opens ?? '',
      })}
      onChange={(_page, _filters, sorter) => {
        const one = Array.isArray(sorter) ? sorter[0] : sorter
        if (!onSort || !one) return
        onSort(one.order ? { key: String(one.columnKey), order: one.order } : undefined)
      }}
    />
  )
}

/** A click on the row itself, not on a link, a button or a box in it, and not the end of marking text. */
const openFromRow = (open: () => void) => (event: { target: EventTarget }) => {
  if ((event.target as Element).closest('a, button, input, label')) return
  if (getSelection()?.isCollapsed === false) return
  open()
}

function Cards<Row extends object>({ rows, columns, rowKey, selection, onOpen, label }: RowsProps<Row>) {
  const words = useCopy(uiWords)
  return (
    <ul className={style.cards} aria-label={label}>
      {rows.map((row) => {
        const key = rowKey(row)
        const chosen = selection?.keys.includes(key) ?? false
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the heading's link does the same from the keyboard.
          <li key={key} className={style.card} onClick={onOpen && openFromRow(() => onOpen(row))}>
            {selection && (
              <Checkbox
                className={style.tick ?? ''}
                aria-label={words.select}
                checked={chosen}
                onChange={() =>
                  selection.onChange(chosen ? selection.keys.filter((k) => k !== key) : [...selection.keys, key])
                }
              />
            )}
            <div className={style.content}>
              {columns.map((column) => (
                <CardLine key={column.key} column={column} row={row} />
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function CardLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  switch (column.phone ?? 'line') {
    case 'none':
      return null
    case 'heading':
      return <div className={style.heading}>{column.render(row)}</div>
    case 'bare':
      return <div>{column.render(row)}</div>
    case 'line':
      return (
        <div className={style.line}>
          <span className={style.label}>{column.title}</span>
          <div>{column.render(row)}</div>
        </div>
      )
  }
}

type TwoLinesProps = {
  first: ReactNode
  second?: ReactNode
  /** The first line is a name (of a case, a source, a person): serif and ink, a link in it too. */
  named?: boolean
}

/** The two lines of a cell: what it is, and the small grey line that says more. */
export function TwoLines({ first, second, named = false }: TwoLinesProps) {
  return (
    <div className={style.two}>
      <div className={classNames(style.first, named && style.named)}>{first}</div>
      {second !== undefined && second !== null && <div className={style.second}>{second}</div>}
    </div>
  )
}
