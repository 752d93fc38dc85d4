import type { CauseKind } from '@luqiao/domain/forms'
import { TreeSelect } from 'antd'
import { useEffect, useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { rememberCauses } from '../cause-kinds.ts'
import { formWords } from '../copy/index.ts'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import type { CauseNode, FormSources } from '../sources.ts'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { listOf, textOf } from './plain.tsx'
import { useLookup } from './use-lookup.ts'

type Node = { id: number; pId: number | null; value: number; title: string; label: string; isLeaf: boolean }

const nodeOf = ({ value, title, leaf, trail }: CauseNode, pId: number | null): Node => ({
  id: value,
  pId,
  value,
  title,
  label: trail ? `${title}（${trail}）` : title,
  isLeaf: leaf,
})

const causeOf = (value: unknown): number | undefined => (textOf(value) === '' ? undefined : Number(textOf(value)))

/** The name of a cause that is known only by its value. */
function useCause(value: unknown, sources: FormSources): CauseNode | undefined {
  const wanted = causeOf(value)
  const [found, setFound] = useState<CauseNode>()
  useEffect(() => {
    let gone = false
    if (wanted === undefined) return
    // A name that can't be found out leaves the number on the screen.
    sources.causes.find(wanted).then(
      (node) => {
        if (gone || !node) return
        rememberCauses([node])
        setFound(node)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wanted, sources])
  return found?.value === wanted ? found : undefined
}

/** The tree of causes, one level at a time, or by a search. */
function EditCause({ field, value, onChange, disabled, fault, control }: WidgetProps) {
  const { sources } = useFormState()
  const t = useCopy(formWords)
  const wanted = listOf(field.data.kinds)
  const [nodes, setNodes] = useState<readonly Node[]>([])
  const [query, setQuery] = useState('')
  const [failed, setFailed] = useState(false)
  const cause = useCause(value, sources)
  const allowed = (found: readonly CauseNode[]) =>
    found.filter(({ kind }: { kind: CauseKind }) => wanted.includes(kind))
  const lookup = useLookup<CauseNode>(async (words, signal) => allowed(await sources.causes.search(words, signal)))

  const load = async (parent: number | null): Promise<void> => {
    try {
      const found = allowed(await sources.causes.below(parent))
      rememberCauses(found)
      setFailed(false)
      setNodes((before) => [
        ...before.filter((node) => node.pId !== parent),
        ...found.map((one) => nodeOf(one, parent)),
      ])
    } catch {
      setFailed(true)
    }
  }
  const searching = query.trim() !== ''
  const chosen = causeOf(value)
  const empty = searching
    ? { idle: t.searching, busy: t.searching, done: t.nothingFound, failed: t.searchFailed }[lookup.state]
    : failed
      ? t.loadFailed
      : t.searching
  return (
    <TreeSelect<{ value: number; label: string }>
      {...control}
      className={style.control as string}
      placeholder={t.causeSearch}
      allowClear
      labelInValue
      treeDataSimpleMode
      treeNodeLabelProp="title"
      treeData={searching ? lookup.results.map((node) => nodeOf({ ...node, leaf: true }, null)) : [...nodes]}
      fieldNames={{ label: 'label' }}
      loadData={(node) => load(Number(node.value))}
      showSearch={{
        filterTreeNode: false,
        searchValue: query,
        onSearch: (words) => {
          setQuery(words)
          lookup.look(words)
        },
      }}
      onOpenChange={(open) => open && nodes.length === 0 && load(null)}
      notFoundContent={empty}
      value={chosen === undefined ? undefined : { value: chosen, label: cause?.title ?? String(chosen) }}
      onChange={(next) => {
        rememberCauses(lookup.results)
        setQuery('')
        onChange(next?.value ?? null)
      }}
      disabled={disabled}
      status={fault ? 'error' : ''}
    />
  )
}

function ShowCause({ value }: ShowProps) {
  const { sources } = useFormState()
  return useCause(value, sources)?.title ?? textOf(value)
}

export const anyou: Widget = { frame: 'field', Edit: EditCause, Show: ShowCause }
