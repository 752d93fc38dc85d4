import { type FormValue, isRecord, type SearchSource, searchSources } from '@luqiao/domain/forms'
import { AutoComplete } from 'antd'
import { useCopy } from '../../platform/i18n/index.ts'
import { formWords } from '../copy/index.ts'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import { below } from '../path.ts'
import type { Found } from '../sources.ts'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { listOf, textOf } from './plain.tsx'
import { useLookup } from './use-lookup.ts'

const sourceOf = (given: unknown): SearchSource => searchSources.find((source) => source === given) ?? 'people'

/** The values of the fields that narrow the search: of the same row, else of the form around. */
function narrowing(names: readonly unknown[], scope: string, read: (path: string) => unknown) {
  const around = [read(''), read(scope)].filter(isRecord)
  return Object.fromEntries(
    names.map((name) => [String(name), around.map((one) => one[String(name)]).findLast((one) => one !== undefined)]),
  ) as Record<string, FormValue>
}

/** Free text with suggestions; taking one keeps its id beside the name, typing on drops it. */
function EditSearch({ field, path, scope, value, onChange, disabled, placeholder, fault, control }: WidgetProps) {
  const { sources, actions } = useFormState()
  const t = useCopy(formWords)
  const source = sourceOf(field.data.source)
  const search = sources.search[source]
  const lookup = useLookup<Found>(async (query, signal) =>
    search ? search(query, narrowing(listOf(field.data.by), scope, actions.read), signal) : [],
  )
  const setId = (id: string | number | null) => {
    if (typeof field.data.idField === 'string') actions.change(below(scope, field.data.idField), id)
  }
  const take = (found: Found) => {
    onChange(found.name)
    setId(found.id)
    actions.pick({ path, scope, name: field.name, found })
  }
  return (
    <AutoComplete
      {...control}
      className={style.control as string}
      value={textOf(value)}
      // The value of an option only tells them apart: two parties may have one name.
      options={lookup.results.map((found, index) => ({
        value: `${index} ${found.id}`,
        found,
        label: (
          <span className={style.suggestion}>
            {found.name}
            {found.note && <small>{found.note}</small>}
          </span>
        ),
      }))}
      showSearch={{ filterOption: false, onSearch: lookup.look }}
      notFoundContent={
        search ? { idle: null, busy: t.searching, done: t.nothingFound, failed: t.searchFailed }[lookup.state] : null
      }
      disabled={disabled}
      status={fault ? 'error' : ''}
      placeholder={placeholder || (source === 'courts' ? t.courtSearch : '')}
      onChange={(typed, option) => {
        if (option && 'found' in option && !Array.isArray(option)) return take(option.found)
        onChange(typed ?? '')
        setId(null)
      }}
    />
  )
}

const ShowSearch = ({ value }: ShowProps) => textOf(value)

export const extendSearch: Widget = { frame: 'field', Edit: EditSearch, Show: ShowSearch }
