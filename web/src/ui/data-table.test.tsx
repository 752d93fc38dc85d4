import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiRefusal, Unreachable } from '../platform/api/refusal.ts'
import { type Column, DataTable } from './data-table.tsx'

type Row = { id: number; name: string; sum: string }
const list: Row[] = [
  { id: 1, name: '云帆科技诉海川贸易', sum: '1280000.00' },
  { id: 2, name: '锦程物流与刘某劳动争议', sum: '76400.00' },
]
const columns: Column<Row>[] = [
  { key: 'name', title: '案件', phone: 'heading', render: (row) => <a href={`#${row.id}`}>{row.name}</a> },
  { key: 'sum', title: '标的额', align: 'end', sortable: true, render: (row) => row.sum },
]
const loaded = { data: { list, total: 47, page: 1, limit: 20 }, error: null, refetch: () => undefined }
const shared = { label: '案件', columns, rowKey: (row: Row) => row.id }

const desk = innerWidth
beforeEach(() => {
  globalThis.innerWidth = 1440
})
afterEach(() => {
  cleanup()
  globalThis.innerWidth = desk
})

describe('a list', () => {
  it('shows its rows and asks for the next page', async () => {
    const onPage = vi.fn()
    render(<DataTable {...shared} query={loaded} onPage={onPage} />)
    expect(screen.getByRole('link', { name: '云帆科技诉海川贸易' })).toBeDefined()
    expect(screen.getByText('共 47 条')).toBeDefined()
    expect(screen.getByRole('button', { name: '上一页' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(onPage).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('says that a total is a lower bound', () => {
    const data = { list, total: 10_000, page: 500, limit: 20, more: true }
    render(<DataTable {...shared} query={{ ...loaded, data }} onPage={() => undefined} />)
    expect(screen.getByText('10,000 条以上')).toBeDefined()
    expect(screen.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', false)
  })

  it('sorts by a column, the other way round, and no more', async () => {
    const onSort = vi.fn()
    render(<DataTable {...shared} query={loaded} onSort={onSort} sort={{ key: 'sum', order: 'ascend' }} />)
    await userEvent.click(screen.getByRole('columnheader', { name: /标的额/ }))
    expect(onSort).toHaveBeenCalledExactlyOnceWith({ key: 'sum', order: 'descend' })
  })

  it('opens a row by a click beside its links, not by one on a link', async () => {
    const onOpen = vi.fn()
    render(<DataTable {...shared} query={loaded} onOpen={onOpen} />)
    await userEvent.click(screen.getByRole('link', { name: '云帆科技诉海川贸易' }))
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('76400.00'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(list[1])
  })

  it('is loading, empty, refused or without a connection, and says which', async () => {
    const refetch = vi.fn()
    const query = { data: undefined, error: null, refetch }
    const { rerender } = render(<DataTable {...shared} query={query} />)
    expect(screen.getByRole('status').textContent).toBe('加载中')

    const offline = new Unreachable('offline')
    rerender(<DataTable {...shared} query={{ ...query, error: offline }} />)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toMatch(/网络连接已断开/)
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(refetch).toHaveBeenCalledOnce()

    const hidden = new ApiRefusal(0, '未找到该内容，或您无权查看', [{ path: '', code: 'not-found', msg: '' }])
    rerender(<DataTable {...shared} query={{ ...query, error: hidden }} />)
    expect(screen.getByRole('alert').textContent).toBe('未找到该内容，或您无权查看')

    rerender(<DataTable {...shared} query={{ ...query, data: { list: [], total: 0, page: 1, limit: 20 } }} />)
    expect(screen.getByText('暂无内容')).toBeDefined()
  })

  it('is a list of cards on a phone, each value with its label', () => {
    globalThis.innerWidth = 390
    const onChange = vi.fn()
    render(<DataTable {...shared} query={loaded} selection={{ keys: [1], onChange }} bulk="导出所选" />)
    expect(screen.queryByRole('table')).toBeNull()
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toBe('云帆科技诉海川贸易标的额1280000.00')
    expect(screen.getByText('已选 1 项')).toBeDefined()
    within(second as HTMLElement)
      .getByRole('checkbox', { name: '选择' })
      .click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1, 2])
  })
})
