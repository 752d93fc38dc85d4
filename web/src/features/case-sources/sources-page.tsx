import type { SourceRow } from '@luqiao/domain/case-sources'
import { offerWords, sourceStates, stateWords } from '@luqiao/domain/case-sources'
import { accountKindOf } from '@luqiao/domain/kernel'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { countOf, useCopy, useLanguage, useSay } from '../../platform/i18n/index.ts'
import { useAbility, useUser } from '../../platform/session/index.ts'
import { Button, Card, FilterBar, FilterSelect, Page, PageTitle, SearchField, Tabs } from '../../ui/index.ts'
import { type SourceAddress, useSourceAddress } from './address.ts'
import { sourceWords } from './copy/index.ts'
import { newCasePath } from './new-case-path.ts'
import { useOperators, useSources } from './queries.ts'
import style from './sources.module.css'
import { type NextStep, placeOf, SourcesTable } from './sources-table.tsx'

const SourceDialog = lazy(() => import('./source-dialog.tsx'))
const SourceDrawer = lazy(() => import('./source-drawer.tsx'))
const InvitationDialog = lazy(() => import('./invitation-dialog.tsx'))
const SourceAction = lazy(() => import('./source-action.tsx'))

/** /source/index: the case sources that the reader may see, with what can be done about them. */
export default function SourcesPage() {
  const words = useCopy(sourceWords)
  const language = useLanguage()
  const [address, change] = useSourceAddress()
  const [acting, setActing] = useState<{ id: number; step: 'check' | 'distribute' }>()
  const navigate = useNavigate()
  const kind = accountKindOf(useUser().user_type)
  const mayAdd = useAbility('case-source.add')
  const { state, keyword, operator, sort, page } = address
  const filters = { sort, page, keyword, ...(state && { state: [state] }), ...(operator && { operator }) }
  const sources = useSources(filters)

  const next = (row: SourceRow, step: NextStep) => {
    if (step === 'answer') change(placeOf(row))
    else if (step === 'create-case') navigate(newCasePath(row.id))
    else setActing({ id: row.id, step })
  }
  const all = sources.data && Object.values(sources.data.states).reduce((sum, count) => sum + count, 0)
  return (
    <Page>
      <PageTitle
        note={all ? words.count(countOf(all, language)) : undefined}
        actions={
          mayAdd && (
            <Button
              tone="primary"
              icon={<Plus size={15} aria-hidden="true" />}
              onClick={() => change({ adding: true })}
            >
              {words.add}
            </Button>
          )
        }
      >
        {words.title}
      </PageTitle>
      <Card flush>
        <StateTabs address={address} change={change} counts={sources.data?.states} />
        <Filters address={address} change={change} />
        <SourcesTable
          label={words.title}
          query={sources}
          filtered={Boolean(state || keyword || operator)}
          empty={words.noneText[kind]}
          onOpen={(row) => change(placeOf(row))}
          onNext={next}
          onPage={(to) => change({ page: to })}
        />
      </Card>
      <Suspense>
        {address.adding && mayAdd && <SourceDialog onClose={() => change({ adding: false })} />}
        {address.id !== undefined && (
          <SourceDrawer
            id={address.id}
            onClose={() => change({ id: undefined })}
            onAnswer={(offer) => change({ id: undefined, offer })}
          />
        )}
        {address.offer !== undefined && (
          <InvitationDialog
            offerId={address.offer}
            onClose={() => change({ offer: undefined })}
            onAccepted={(id) => change({ offer: undefined, id })}
          />
        )}
        {acting && <SourceAction {...acting} onClose={() => setActing(undefined)} />}
      </Suspense>
    </Page>
  )
}

type FilterProps = { address: SourceAddress; change: (next: Partial<SourceAddress>) => void }

function StateTabs({ address, change, counts }: FilterProps & { counts: Record<string, number> | undefined }) {
  const words = useCopy(sourceWords)
  const say = useSay()
  // what is distributed waits for the answer of a lawyer who sees it
  const answers = useAbility('case-source.answer')
  const titles = answers ? { ...stateWords, distributed: offerWords.pending } : stateWords
  // a lawyer meets none of the states before an offer: a state without a source is left out unless it is chosen
  const shown = sourceStates.filter((state) => (counts?.[state] ?? 0) > 0 || state === address.state)
  return (
    <div className={style.tabs}>
      <Tabs
        label={words.columns.state}
        value={address.state ?? 'all'}
        onChange={(key) => change({ state: key === 'all' ? undefined : key })}
        tabs={[
          { key: 'all' as const, label: words.all },
          ...shown.map((state) => ({ key: state, label: say(titles[state]), count: counts?.[state] })),
        ]}
      />
    </div>
  )
}

function Filters({ address, change }: FilterProps) {
  const words = useCopy(sourceWords)
  const mayFilterByOperator = useAbility('case-source.check')
  const operators = useOperators(mayFilterByOperator).data
  const { keyword, operator, sort } = address
  const clear = keyword || operator || sort !== 'newest'
  return (
    <FilterBar onClear={clear ? () => change({ keyword: '', operator: undefined, sort: 'newest' }) : undefined}>
      <SearchField value={keyword} onChange={(next) => change({ keyword: next })} placeholder={words.search} />
      {mayFilterByOperator && (
        <FilterSelect
          label={words.operator}
          options={(operators ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={operator}
          onChange={(next) => change({ operator: next })}
        />
      )}
      <FilterSelect
        label={words.sort}
        options={[
          { value: 'newest' as const, label: words.newest },
          { value: 'oldest' as const, label: words.oldest },
        ]}
        value={sort}
        onChange={(next) => change({ sort: next ?? 'newest' })}
      />
    </FilterBar>
  )
}
