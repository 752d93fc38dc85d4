import { accounts } from '@luqiao/domain/accounts'
import type { OutputOf } from '@luqiao/domain/kernel'
import { useState } from 'react'
import { useEndpoint } from '../../../platform/api/index.ts'
import { useCopy } from '../../../platform/i18n/index.ts'
import { Card, Chip, type Column, DataTable, DateText, EmptyState } from '../../../ui/index.ts'
import { accountWords } from '../copy/index.ts'
import { deviceName } from './device-name.ts'

type Row = OutputOf<typeof accounts.signInLog>['list'][number]
const rowsAPage = 10

/** One's own sign-ins, failed ones among them: a person sees here that somebody else tried. */
export function SignInLog() {
  const words = useCopy(accountWords).settings
  const [page, setPage] = useState(1)
  const log = useEndpoint(accounts.signInLog, { page, limit: rowsAPage }, { keepPrevious: true })
  const columns: Column<Row>[] = [
    {
      key: 'at',
      title: words.when,
      width: 200,
      phone: 'heading',
      render: ({ at }) => <DateText value={at} as="minute" />,
    },
    {
      key: 'result',
      title: words.result,
      width: 120,
      render: ({ succeeded }) => (
        <Chip tone={succeeded ? 'green' : 'red'}>{succeeded ? words.succeeded : words.failed}</Chip>
      ),
    },
    { key: 'address', title: words.address, width: 200, render: ({ address }) => address },
    {
      key: 'device',
      title: words.device,
      render: ({ device }) => <span title={device}>{deviceName(device) ?? words.unknownDevice}</span>,
    },
  ]
  return (
    <Card title={words.log} flush>
      <DataTable
        label={words.log}
        columns={columns}
        query={log}
        rowKey={({ id }) => id}
        onPage={setPage}
        empty={<EmptyState title={words.noLog} />}
      />
    </Card>
  )
}
