import { caseStates } from '@luqiao/domain/cases'
import { type Phase, phases, tracks } from '@luqiao/domain/procedures'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { openDialog } from '../../platform/dialogs.ts'
import { countOf, useCopy, useLanguage } from '../../platform/i18n/index.ts'
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  FilterBar,
  FilterSelect,
  Page,
  PageTitle,
  SearchField,
  Tabs,
} from '../../ui/index.ts'
import { useCaseColumns } from './case-columns.tsx'
import style from './cases.module.css'
import { caseWords } from './copy/index.ts'
import { type CaseFilters, useCases } from './queries.ts'

const views = {
  open: { state: 'open' },
  dueSoon: { state: 'open', due_within: 7 },
  noDeadline: { state: 'open', without_deadline: true },
  quiet: { state: 'open', quiet_for: 30 },
  all: {},
} as const satisfies Record<string, CaseFilters>
type View = keyof typeof views
const viewNames = Object.keys(views) as View[]

type Chosen = {
  search?: string
  case_type?: number
  phase?: Phase
  state?: (typeof caseStates)[number]
  priority?: number
  sort?: 'due' | 'newest' | 'activity'
}

/** /case/index; `open=true` opens the new-case dialog, with `source_id` from a source. */
export default function CaseListPage() {
  const words = useCopy(caseWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [view, setView] = useState<View>('open')
  const [chosen, setChosen] = useState<Chosen>({})
  const [page, setPage] = useState(1)
  const columns = useCaseColumns()
  const cases = useCases({ ...views[view], ...chosen, page, limit: 20 })

  const asked = query.get('open') === 'true'
  const [source, lawyer] = [Number(query.get('source_id')), Number(query.get('lawyer_id'))]
  useEffect(() => {
    if (!asked) return
    openDialog('new-case', { ...(source > 0 && { sourceId: source }), ...(lawyer > 0 && { lawyerId: lawyer }) })
    setQuery({}, { replace: true })
  }, [asked, source, lawyer, setQuery])

  const choose = (change: Chosen) => {
    setPage(1)
    setChosen((before) => ({ ...before, ...change }))
  }
  const filtered = Object.values(chosen).some((value) => value !== undefined && value !== '')
  const add = (
    <Button tone="primary" onClick={() => openDialog('new-case', {})}>
      ＋ {words.add}
    </Button>
  )
  const total = cases.data && `${countOf(cases.data.total, language)}${cases.data.more ? '+' : ''}`
  return (
    <Page>
      <PageTitle note={total && words.count(total)} actions={add}>
        {words.title}
      </PageTitle>
      <Card flush>
        <div className={style.tools}>
          <Tabs
            label={words.presets}
            value={view}
            onChange={(next) => {
              setPage(1)
              setView(next)
            }}
            tabs={viewNames.map((key) => ({ key, label: words[key] }))}
          />
        </div>
        <FilterBar onClear={filtered ? () => setChosen({}) : undefined}>
          <SearchField
            value={chosen.search ?? ''}
            onChange={(search) => choose({ search })}
            placeholder={words.search}
          />
          <FilterSelect
            label={words.type}
            value={chosen.case_type}
            onChange={(case_type) => choose({ case_type } as Chosen)}
            options={Object.values(tracks).map(({ caseType, title }) => ({
              value: caseType as number,
              label: title[language],
            }))}
          />
          <FilterSelect
            label={words.phase}
            value={chosen.phase}
            onChange={(phase) => choose({ phase } as Chosen)}
            options={Object.entries(phases).map(([value, title]) => ({
              value: value as Phase,
              label: title[language],
            }))}
          />
          {view === 'all' && (
            <FilterSelect
              label={words.state}
              value={chosen.state}
              onChange={(state) => choose({ state } as Chosen)}
              options={caseStates.map((value) => ({ value, label: words.states[value] }))}
            />
          )}
          <FilterSelect
            label={words.flag}
            value={chosen.priority}
            onChange={(priority) => choose({ priority } as Chosen)}
            options={([0, 1, 2, 3, 4, 5, 6] as const).map((value) => ({
              value: value as number,
              label: words.flagNames[value],
            }))}
          />
          <FilterSelect
            label={words.sort}
            value={chosen.sort}
            onChange={(sort) => choose({ sort } as Chosen)}
            options={(['due', 'newest', 'activity'] as const).map((value) => ({ value, label: words.sorts[value] }))}
          />
        </FilterBar>
        <DataTable
          label={words.title}
          columns={columns}
          query={cases}
          rowKey={(row) => row.id}
          onPage={setPage}
          onOpen={(row) => navigate(`/case/edit/${row.id}`)}
          empty={
            filtered || view !== 'open' ? (
              <EmptyState title={words.nothingFound} />
            ) : (
              <EmptyState title={words.none} action={add}>
                {words.noneText}
              </EmptyState>
            )
          }
        />
      </Card>
    </Page>
  )
}
